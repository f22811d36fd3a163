import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isSale } from 'shared-kit/domain/goal';
import { isHome } from 'shared-kit/domain/home-types';
import { closedStatus } from '../closed/closed-status.ts';
import type { Fact, FactGroup } from './fact.ts';
import type { FactFormat } from './fact-format.ts';

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
