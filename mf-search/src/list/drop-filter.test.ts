import { expect, test } from '@jest/globals';
import { DROPPABLE_FILTERS } from 'shared-kit/contracts/api/listing';
import { formatListingQuery, parseListingQuery } from 'shared-kit/domain/listing-query';
import { dropFilter, inTown } from './no-results.tsx';

const EVERYTHING =
  'search=jardin&city=namur%7C5000&radius=10&area=province:liege&type=1&bedrooms=2&bathrooms=1&showerrooms=1&toilets=1&garages=1' +
  '&price=200000-400000&energy=a&living=80-&plot=-900&with=lift&available=2027-01-31&annuity=hide&bounds=50,4,51,5&polygon=50,4;50,5;51,5&page=3';
const query = parseListingQuery(new URLSearchParams(EVERYTHING), 0);
const listNames = (of: typeof query) => [...formatListingQuery(of, 0).keys()];

test.each(DROPPABLE_FILTERS.filter((filter) => filter !== 'sold'))(
  'without %s, everything else stays, on the first page',
  (filter) => {
    const dropped = filter === 'city' ? ['city', 'radius', 'page'] : [filter, 'page'];
    expect(listNames(dropFilter(query, filter))).toEqual(
      listNames(query).filter((name) => !dropped.includes(name)),
    );
  },
);

test('sold listings are hidden by default: without that they are shown', () => {
  expect(listNames(dropFilter(query, 'sold'))).toContain('sold');
});

test('another town takes the place of the towns and areas, or of the place that was typed', () => {
  const other = inTown(query, [], 'dinant|5500');
  expect(other.cities).toEqual(['dinant|5500']);
  expect(listNames(other)).toEqual(
    listNames(query).filter((name) => !['radius', 'area', 'page'].includes(name)),
  );
  const typed = { ...query, cities: [], search: 'villa Namur' };
  const town = { kind: 'town' as const, text: 'Namur', label: 'Namur', rest: 'villa', filters: {} };
  expect(inTown(typed, [town], 'dinant|5500').search).toBe('villa');
});
