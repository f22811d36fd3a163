import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isSale, isHome } from 'shared-kit/domain/goal';
import type { IntlShape } from 'react-intl';
import { findRegion } from 'shared-kit/domain/region';
import { closedStatus } from '../closed/closed-status.ts';
import type { Fact, FactGroup, FactFormat } from './fact.ts';

/** The fact tables of the page, in reading order (product P2). `say` gives the text of an id. */
export function propertyFacts(
  property: PropertyDetail,
  format: FactFormat,
  say: (id: string) => string,
): FactGroup[] {
  return [
    { title: 'general.title', facts: [...general(property, format, say), ...unit(property, format)] },
    { title: 'rooms.title', facts: rooms(property, format) },
    { title: 'surfaces.title', facts: surfaces(property, format) },
    { title: 'building.title', facts: building(property, format, say) },
    { title: 'equipment.title', facts: equipment(property, format) },
    { title: 'amenities.title', facts: amenities(property, format) },
  ];
}

function general(property: PropertyDetail, format: FactFormat, say: (id: string) => string): Fact[] {
  return [
    ['general.offer', say(offerText(property))],
    ['property.type', format.text(property.mainType)],
    ['property.reference', format.text(property.reference)],
    ['general.addedOn', format.date(property.addedOn)],
    ['general.availability', closedStatus(property) ? null : format.text(property.finance.availability)],
  ];
}

function offerText(property: PropertyDetail): string {
  const { goal, section } = property;
  const closed = closedStatus(property);
  if (closed) return closed === 'sold' ? 'property.statusSold' : 'property.statusRented';
  if (section === 'discreet') return 'general.discreetSale';
  return isSale(goal) ? 'property.forSale' : 'property.forRent';
}

function unit({ unit }: PropertyDetail, format: FactFormat): Fact[] {
  if (!unit) return [];
  return [
    ['unit.name', format.text(unit.name)],
    ['unit.requirement', format.text(unit.requirement)],
    ['unit.status', format.text(unit.status)],
  ];
}

function rooms({ rooms }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    ['rooms.bedrooms', format.count(rooms.bedrooms)],
    ['rooms.bathrooms', format.count(rooms.bathrooms)],
    ['rooms.showerRooms', format.count(rooms.showerRooms)],
    ['rooms.toilets', format.count(rooms.toilets)],
    ['rooms.garages', format.count(rooms.garages)],
    ['rooms.parkings', format.count(rooms.parkings)],
  ];
}

function surfaces({ surfaces, typeIds }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    [isHome(typeIds) ? 'surfaces.living' : 'surfaces.usable', format.squareMetres(surfaces.living)],
    ['surfaces.total', format.squareMetres(surfaces.total)],
    ['surfaces.constructed', format.squareMetres(surfaces.constructed)],
    ['surfaces.ground', format.squareMetres(surfaces.ground)],
    ['surfaces.garden', format.squareMetres(surfaces.garden)],
    ['surfaces.terrace', format.squareMetres(surfaces.terrace)],
    ['surfaces.store', format.squareMetres(surfaces.store)],
  ];
}

function building({ building }: PropertyDetail, format: FactFormat, say: (id: string) => string): Fact[] {
  const { floor } = building;
  return [
    ['building.constructionYear', format.year(building.constructionYear)],
    ['building.renovationYear', format.year(building.renovationYear)],
    ['building.floor', floor === 0 ? say('facts.groundFloor') : format.number(floor)],
    ['building.numberOfFloors', format.count(building.numberOfFloors)],
    ['building.facades', format.count(building.facades)],
    ['building.widthFront', format.metres(building.widthFront)],
    ['building.widthPlot', format.metres(building.widthPlot)],
  ];
}

function equipment({ equipment }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    ['equipment.heating', format.text(equipment.heating)],
    ['equipment.kitchen', format.text(equipment.kitchen)],
    ['equipment.windowGlazing', format.text(equipment.windowGlazing)],
    ['equipment.windowFrame', format.text(equipment.windowFrame)],
    ['equipment.roofMaterial', format.text(equipment.roofMaterial)],
    ['equipment.roofCondition', format.text(equipment.roofCondition)],
    ['equipment.interiorCondition', format.text(equipment.interiorCondition)],
    ['equipment.exteriorCondition', format.text(equipment.exteriorCondition)],
    ['equipment.orientationTerrace', format.text(equipment.orientationTerrace)],
    ['equipment.orientationGarden', format.text(equipment.orientationGarden)],
    ['equipment.orientationRear', format.text(equipment.orientationRear)],
  ];
}

function amenities({ amenities }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    ['amenities.lift', format.yesNo(amenities.lift)],
    ['amenities.cellar', format.yesNo(amenities.cellar)],
    ['amenities.attic', format.yesNo(amenities.attic)],
    ['amenities.terrace', format.yesNo(amenities.terrace)],
    ['amenities.garden', format.yesNo(amenities.garden)],
    ['amenities.furnished', format.yesNo(amenities.furnished)],
    ['amenities.water', format.yesNo(amenities.water)],
    ['amenities.gas', format.yesNo(amenities.gas)],
    ['amenities.electricity', format.yesNo(amenities.electricity)],
    ['amenities.drain', format.yesNo(amenities.drain)],
  ];
}

/** Terms of a sale for a life annuity; none when it is an ordinary sale (product P8). */
export function annuityFacts({ annuity }: PropertyDetail, format: FactFormat, intl: IntlShape): Fact[] {
  if (!annuity) return [];
  const { ages, maxDuration } = annuity;
  return [
    ['annuity.type', format.text(annuity.type)],
    ['annuity.bouquet', format.euro(annuity.bouquet)],
    ['annuity.monthlyRent', format.euroPerMonth(annuity.monthlyRent)],
    ['annuity.indexed', format.yesNo(annuity.indexed)],
    ['annuity.survivorRent', format.euroPerMonth(annuity.survivorRent)],
    [
      'annuity.maxDuration',
      maxDuration === null ? null : intl.formatMessage({ id: 'facts.years' }, { value: maxDuration }),
    ],
    ['annuity.gender', format.text(annuity.gender)],
    [
      'annuity.ages',
      ages.length
        ? intl.formatList(ages.map((age) => intl.formatMessage({ id: 'facts.years' }, { value: age })))
        : null,
    ],
  ];
}

/** What the feed says of price and finance (product P3). */
export function costFacts({ address, charges, finance, goal }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    ['finance.cadastralIncome', format.euro(finance.cadastralIncome)],
    ['finance.chargesOwner', format.euro(charges.owner)],
    ['finance.chargesRenter', format.euroPerMonth(charges.renter)],
    [isSale(goal) ? 'finance.depositSale' : 'finance.deposit', format.euro(finance.deposit)],
    [
      isInFlanders(address) ? 'finance.registrationTax' : 'finance.registrationRights',
      format.euroOrText(finance.registrationRights),
    ],
    ['finance.vat', format.euroOrText(finance.vat)],
    ['finance.notaryFees', format.euro(finance.notaryFees)],
    ['finance.notaryFeesWithVat', format.euro(finance.notaryFeesWithVat)],
    ['finance.agencyCost', format.euroOrText(finance.agencyCost)],
    ['finance.inventoryCost', format.euroOrText(finance.inventoryCost)],
  ];
}

/** Certificates that a sale or a rental asks for. Flood scores are drawn, see `risks.tsx`. */
export function riskFacts({ risk }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    ['risk.floodZone', format.text(risk.floodZone)],
    ['risk.soil', format.text(risk.soilCertificate)],
    ['risk.electricity', format.text(risk.electricityCertificate)],
    ['risk.gas', format.text(risk.gasCertificate)],
    ['risk.asbestos', format.text(risk.asbestosType)],
    ['risk.asbestosDate', format.date(risk.asbestosDate)],
  ];
}

/** Planning and legal facts: none, no, yes or pending (product P5). */
export function permitFacts({ permits }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    ['permits.planningInformation', format.permit(permits.planningInformation)],
    ['permits.permits', format.permit(permits.permits)],
    ['permits.allotmentPermit', format.permit(permits.allotmentPermit)],
    ['permits.preemptiveRights', format.permit(permits.preemptiveRights)],
    ['permits.summons', format.permit(permits.summons)],
    ['permits.judicialDecision', format.permit(permits.judicialDecision)],
  ];
}

/** What the energy certificate says besides its label (product P4, units of product E9). */
export function energyFacts({ address, energy }: PropertyDetail, format: FactFormat): Fact[] {
  const isEpc = isInFlanders(address);
  return [
    [
      isEpc ? 'energy.performanceEpc' : 'energy.performance',
      format.measure('energy.performanceValue', energy.performance),
    ],
    ['energy.total', format.measure('energy.totalValue', energy.total)],
    ['energy.co2', format.measure('energy.co2Value', energy.co2)],
    ['energy.eLevel', format.number(energy.eLevel)],
    [isEpc ? 'energy.certificateEpc' : 'energy.certificate', format.text(energy.certificate)],
    ['energy.validUntil', format.date(energy.validUntil)],
  ];
}

/** Terms of energy and law follow the region of the home, not the language of the page (product T8). */
const isInFlanders = ({ zip, countryId }: PropertyDetail['address']): boolean =>
  findRegion(zip, countryId) === 'flanders';
