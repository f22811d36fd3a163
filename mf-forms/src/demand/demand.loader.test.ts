import { parseListingQuery } from 'shared-kit/domain/listing-query';
import { demandValues } from './demand.loader.ts';

const toValues = (query: string, goal: number) =>
  demandValues(parseListingQuery(new URLSearchParams(query), goal), goal);

test('the form is filled from what the search looked for', () => {
  expect(
    toValues('city=namur|5000&area=province:liege&type=1&price=200000-350000&bedrooms=3&garages=1', 0),
  ).toEqual({
    goal: 'buy',
    types: ['1'],
    cities: ['namur|5000'],
    areas: ['province:liege'],
    priceMin: '200000',
    priceMax: '350000',
    bedroomsMin: '3',
    garagesMin: '1',
  });
});

test('an open end of the price range stays open', () => {
  expect(toValues('price=500-2000', 1)).toEqual({
    goal: 'rent',
    types: [],
    cities: [],
    areas: [],
    priceMin: '500',
  });
  expect(toValues('', 1)).toEqual({ goal: 'rent', types: [], cities: [], areas: [] });
});
