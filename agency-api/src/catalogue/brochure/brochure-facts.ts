import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { labelText } from 'shared-kit/domain/energy-label';
import { isEmpty } from 'shared-kit/domain/texts';
import { isHome } from 'shared-kit/domain/goal';
import { formatEuro, NUMBER_LOCALE, numberFormats } from 'shared-kit/domain/numbers';
import { findRegion } from 'shared-kit/domain/region';
import type { BrochureTexts, FactName } from './brochure-texts.ts';

const numbersIn = numberFormats({ maximumFractionDigits: 2 });

/** A number as the site writes it (product T2, T3). */
export const writtenNumber = (value: number, numberLocale: string = NUMBER_LOCALE): string =>
  numbersIn(numberLocale).format(value);

export interface FactGroup {
  id: keyof BrochureTexts['titles'];
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

interface Context {
  texts: BrochureTexts;
  /** A day in words. */
  day(date: string): string;
  numberLocale: string | undefined;
}

/** What is known of a property, in groups of which none is empty (product P2). */
export function brochureFacts(property: PropertyDetail, { texts, day, numberLocale }: Context): FactGroup[] {
  const { building, charges, energy, equipment, finance, permits, risk, rooms, surfaces } = property;
  const number = (value: number | null) => (value === null ? null : writtenNumber(value, numberLocale));
  const count = (value: number | null) => (value ? number(value) : null);
  const area = (value: number | null) => (value ? `${number(value)} m²` : null);
  const metres = (value: number | null) => (value ? `${number(value)} m` : null);
  const euro = (value: number | null) => (value === null ? null : formatEuro(value, numberLocale));
  const measure = (value: number | null, unit: string) =>
    value === null ? null : `${number(value)} ${unit}`;
  const year = (value: number | null) => (value === null ? null : String(value));
  const date = (value: string | null) => (value === null ? null : day(value));
  const permit = (value: keyof BrochureTexts['permits'] | null) =>
    value === null ? null : texts.permits[value];
  const group = (id: FactGroup['id'], facts: Partial<Record<FactName, string | null>>): FactGroup => ({
    id,
    title: texts.titles[id],
    facts: (Object.entries(facts) as [FactName, string | null][]).flatMap(([name, value]) =>
      isEmpty(value) ? [] : [[texts.labels[name], value] as const],
    ),
  });
  // Terms follow the region of the home (product T8).
  const isEpc = findRegion(property.zip, property.address.countryId) === 'flanders';
  return [
    group('about', {
      type: property.mainType,
      reference: property.reference,
      availability: finance.availability,
    }),
    group('rooms', {
      bedrooms: count(rooms.bedrooms),
      bathrooms: count(rooms.bathrooms),
      showerRooms: count(rooms.showerRooms),
      toilets: count(rooms.toilets),
      garages: count(rooms.garages),
      parkings: count(rooms.parkings),
    }),
    group('surfaces', {
      [isHome(property.typeIds) ? 'living' : 'usable']: area(surfaces.living),
      total: area(surfaces.total),
      ground: area(surfaces.ground),
      garden: area(surfaces.garden),
      terrace: area(surfaces.terrace),
    }),
    group('building', {
      constructionYear: year(building.constructionYear),
      renovationYear: year(building.renovationYear),
      floor: building.floor === 0 ? texts.groundFloor : number(building.floor),
      facades: count(building.facades),
      widthFront: metres(building.widthFront),
      heating: equipment.heating,
      kitchen: equipment.kitchen,
      windowGlazing: equipment.windowGlazing,
      orientationGarden: equipment.orientationGarden,
    }),
    group('energy', {
      [isEpc ? 'energyLabelEpc' : 'energyLabel']: energy.label
        ? labelText(energy.label.label)
        : energy.labelText,
      [isEpc ? 'performanceEpc' : 'performance']: measure(energy.performance, texts.perSquareMetre.energy),
      co2: measure(energy.co2, texts.perSquareMetre.co2),
      eLevel: number(energy.eLevel),
      [isEpc ? 'certificateEpc' : 'certificate']: energy.certificate,
      validUntil: date(energy.validUntil),
    }),
    group('costs', {
      cadastralIncome: euro(finance.cadastralIncome),
      chargesOwner: euro(charges.owner),
      chargesRenter: euro(charges.renter),
      deposit: euro(finance.deposit),
    }),
    group('risks', {
      floodZone: risk.floodZone,
      pScore: risk.pScore,
      gScore: risk.gScore,
      soil: risk.soilCertificate,
      electricity: risk.electricityCertificate,
      gas: risk.gasCertificate,
      asbestos: risk.asbestosType,
    }),
    group('permits', {
      planningInformation: permit(permits.planningInformation),
      permits: permit(permits.permits),
      allotmentPermit: permit(permits.allotmentPermit),
      preemptiveRights: permit(permits.preemptiveRights),
      summons: permit(permits.summons),
      judicialDecision: permit(permits.judicialDecision),
    }),
  ].filter(({ facts }) => facts.length > 0);
}
