import { expect, test } from '@jest/globals';
import { demandFields, type DemandFields } from 'shared-kit/contracts/api/forms/demand';
import { demandForm } from '../../../testing/demand-form.ts';
import { areaZone, toCriteria, townZone, zipZone } from './demand-criteria.ts';
import { demandMatcher, type ListingFacts } from './match-demands.ts';

const LISTING: ListingFacts = {
  goal: 0,
  typeIds: [1, 10],
  zones: [townZone('Namur', '5000'), townZone('Namen', '5000'), zipZone('5000'), areaZone('province:namur')],
  facts: { price: 300_000, bedrooms: 3, bathrooms: 1, garages: 1, parkings: null, terrace: 20, garden: 400 },
};

function matches(changes: object, listing: Partial<ListingFacts> = {}): boolean {
  const fields: DemandFields = demandFields.parse(demandForm(changes));
  const goal = fields.goal === 'buy' ? 0 : 1;
  const match = demandMatcher([{ id: 'd', goal, criteria: toCriteria(fields) }]);
  return match({ ...LISTING, ...listing }).length === 1;
}
const elsewhere = { cities: [] };

test.each([
  ['a town', {}],
  ['a town as another language spells it, whatever its accents', { cities: ['NÁMEN|5000'] }],
  ['a postal code among several', { ...elsewhere, zips: '1000, 5000; 5100' }],
  ['a province', { ...elsewhere, areas: ['province:namur'] }],
  ['one of its types', { types: ['2', '10'] }],
  ['a least and a most, bounds included', { priceMin: '300000', priceMax: '300000', bedroomsMin: '3' }],
  ['a surface', { gardenMin: '300', terraceMax: '20' }],
])('a listing matches by %s', (_case, changes) => {
  expect(matches(changes)).toBe(true);
});

test.each([
  ['the other goal', { goal: 'rent' }],
  ['another type', { types: ['2'] }],
  ['another town', { cities: ['jambes|5100'] }],
  ['the town of another postal code', { cities: ['namur|1000'] }],
  ['another region', { ...elsewhere, areas: ['region:flanders'] }],
  ['a price that is too high', { priceMax: '299999' }],
  ['too few bedrooms', { bedroomsMin: '4' }],
  ['too many bedrooms', { bedroomsMax: '2' }],
  ['something that is not known of it', { parkingsMin: '1' }],
])('it does not match by %s', (_case, changes) => {
  expect(matches(changes)).toBe(false);
});

test('a price that is not shown is in no range', () => {
  const withheld = { facts: { ...LISTING.facts, price: null } };
  expect(matches({ priceMax: '500000' }, withheld)).toBe(false);
  expect(matches({}, withheld)).toBe(true);
});
