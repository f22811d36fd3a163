import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { formatEuro } from 'shared-kit/domain/numbers';
import { renovationNotice } from 'shared-kit/domain/energy-label';
import { typeset } from 'shared-kit/domain/texts';
import type { CardFacts, ShownPage } from '../../../database/stored/shown-listing.ts';
import { toEnergyLabel, shownEnergyLabel } from '../card/listing-card.ts';

/** What a property shows on its page, its card's facts among it. */
export type DetailFacts = CardFacts & ShownPage;

/** Groups that the contract has under other names than the feed; amounts in texts are written as in the locale. */
export function plainFacts(d: DetailFacts, language: Language, numberLocale: string | undefined) {
  return {
    charges: { owner: d.ChargesOwner ?? null, renter: d.ChargesRenter ?? null },
    rooms: toRooms(d),
    surfaces: toSurfaces(d),
    building: toBuilding(d),
    finance: toFinance(d, language, numberLocale),
    equipment: toEquipment(d),
    risk: toRisk(d),
    permits: toPermits(d),
    amenities: toAmenities(d),
    annuity: toAnnuity(d),
    unit: toUnit(d),
  } satisfies Partial<PropertyDetail>;
}

function toRooms(d: DetailFacts): PropertyDetail['rooms'] {
  return {
    bedrooms: d.BedRooms ?? null,
    bathrooms: d.BathRooms ?? null,
    showerRooms: d.ShowerRooms ?? null,
    toilets: d.Toilets ?? null,
    garages: d.Garages ?? null,
    parkings: d.Parkings ?? null,
  };
}

function toSurfaces(d: DetailFacts): PropertyDetail['surfaces'] {
  return {
    total: d.SurfaceTotal ?? null,
    ground: d.SurfaceGround ?? null,
    living: d.SurfaceLiving ?? null,
    garden: d.SurfaceGarden ?? null,
    terrace: d.SurfaceTerrace ?? null,
    store: d.SurfaceStore ?? null,
    constructed: d.SurfaceConstructed ?? null,
  };
}

function toBuilding(d: DetailFacts): PropertyDetail['building'] {
  return {
    widthPlot: d.WidthPlot ?? null,
    widthFront: d.WidthFront ?? null,
    constructionYear: d.ConstructionYear ?? null,
    renovationYear: d.RenovationYear ?? null,
    floor: d.Floor ?? null,
    numberOfFloors: d.NumberOfFloors ?? null,
    facades: d.Facades ?? null,
  };
}

function toFinance(
  d: DetailFacts,
  language: Language,
  numberLocale: string | undefined,
): PropertyDetail['finance'] {
  const set = (text: string | null) => text && typeset(text, language);
  const inEuro = (value: string | number | null | undefined) =>
    set(formatText(value, (amount) => formatEuro(amount, numberLocale)));
  return {
    cadastralIncome: d.CadastralIncome ?? null,
    notaryFees: d.NotaryFees ?? null,
    notaryFeesWithVat: d.NotaryFeesVAT ?? null,
    registrationRights: inEuro(d.RegistrationRights),
    vat: set(formatText(d.VAT, (rate) => `${rate} %`)),
    deposit: d.DepositAmount ?? null,
    agencyCost: inEuro(d.AgencyCost),
    inventoryCost: inEuro(d.InventoryCost),
    availability: d.Availability ?? null,
  };
}

function formatText(
  value: string | number | null | undefined,
  format: (value: number) => string,
): string | null {
  return typeof value === 'number' ? format(value) : (value ?? null);
}

function toEquipment(d: DetailFacts): PropertyDetail['equipment'] {
  return {
    heating: d.Heating ?? null,
    kitchen: d.Kitchen ?? null,
    roofMaterial: d.RoofMaterial ?? null,
    roofCondition: d.RoofCondition ?? null,
    windowFrame: d.WindowFrame ?? null,
    windowGlazing: d.WindowGlazing ?? null,
    interiorCondition: d.InteriorCondition ?? null,
    exteriorCondition: d.ExteriorCondition ?? null,
    orientationTerrace: d.OrientationTerrace ?? null,
    orientationGarden: d.OrientationGarden ?? null,
    orientationRear: d.OrientationRear ?? null,
  };
}

function toRisk(d: DetailFacts): PropertyDetail['risk'] {
  return {
    floodZone: d.FloodZone ?? null,
    gScore: d.GScore ?? null,
    pScore: d.PScore ?? null,
    asbestosType: d.AsbestosType ?? null,
    asbestosDate: toDay(d.AsbestosDate),
    soilCertificate: d.SoilCertificate ?? null,
    electricityCertificate: d.ElectricityCertificate ?? null,
    gasCertificate: d.GasCertificate ?? null,
  };
}

/** A day in the feed may have a time. */
export function toDay(date: string | null | undefined): string | null {
  return date?.slice(0, 'YYYY-MM-DD'.length) ?? null;
}

function toPermits(d: DetailFacts): PropertyDetail['permits'] {
  return {
    planningInformation: d.PlanningInformation ?? null,
    permits: d.Permits ?? null,
    summons: d.Summons ?? null,
    allotmentPermit: d.AllotmentPermit ?? null,
    preemptiveRights: d.PreemptiveRights ?? null,
    judicialDecision: d.JudicialDecision ?? null,
  };
}

function toAmenities(d: DetailFacts): PropertyDetail['amenities'] {
  return {
    gas: d.Gas ?? null,
    water: d.Water ?? null,
    electricity: d.Electricity ?? null,
    drain: d.Drain ?? null,
    lift: d.Lift ?? null,
    cellar: d.Cellar ?? null,
    terrace: d.Terrace ?? null,
    garden: d.Garden ?? null,
    attic: d.Attic ?? null,
    furnished: d.Furnished ?? null,
  };
}

function toAnnuity({ LifeAnnuity: annuity }: DetailFacts): PropertyDetail['annuity'] {
  if (!annuity) return null;
  return {
    type: annuity.Type ?? null,
    ages: annuity.Ages ?? [],
    gender: annuity.Gender ?? null,
    monthlyRent: annuity.MonthlyRent ?? null,
    bouquet: annuity.Bouquet ?? null,
    indexed: annuity.Indexed ?? null,
    survivorRent: annuity.SurvivorRent ?? null,
    maxDuration: annuity.MaxDuration ?? null,
  };
}

function toUnit({ UnitName, Requirement, UnitStatus }: DetailFacts): PropertyDetail['unit'] {
  if (!UnitName && !Requirement && !UnitStatus) return null;
  return { name: UnitName ?? null, requirement: Requirement ?? null, status: UnitStatus ?? null };
}

/** Energy of a property, with the duty to renovate (product E3, E8). */
export function shownEnergy(
  facts: DetailFacts,
  webIds: readonly number[],
  renovationYears: number,
): PropertyDetail['energy'] {
  const energy = toEnergyLabel(facts);
  return {
    label: shownEnergyLabel(facts),
    labelText: energy?.text ?? facts.EPCLabelText ?? null,
    performance: facts.EnergyPerformance ?? null,
    total: facts.EnergyTotal ?? null,
    certificate: facts.EPCCode ?? null,
    validUntil: toDay(facts.EPCEndDate),
    co2: facts.CO2Emission ?? null,
    eLevel: facts.ELevel ?? null,
    mustBeRenovatedWithinYears:
      renovationNotice({ goal: facts.Goal, webIds, energy }, renovationYears)?.years ?? null,
  };
}
