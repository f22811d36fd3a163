import { expect, test } from '@jest/globals';
import { formatListingQuery } from 'shared-kit/domain/listing-query';
import { readSubmittedForm } from './form-fields.ts';

const read = (query: string, goal: 0 | 1 = 0) => {
  const submitted = readSubmittedForm(new URLSearchParams(query), goal);
  return (
    submitted && [
      submitted.goal,
      decodeURIComponent(formatListingQuery(submitted.query, submitted.goal).toString()),
    ]
  );
};

test('an address made by the site itself is not rewritten', () => {
  expect(read('city=namur%7C5000&price=200000-400000&page=2')).toBeUndefined();
});

test.each([
  ['price-min=200000&price-max=400000', 0, [0, 'price=200000-400000']],
  ['price-min=%E2%82%AC+200.000&price-max=', 0, [0, 'price=200000-3000000']],
  ['price-min=&price-max=900', 1, [1, 'price=0-900']],
  ['price-min=0&price-max=3000000', 0, [0, '']],
  [
    'search=&city=namur%7C5000&type=1&type=2&bedrooms=0&bathrooms=1&price-min=&price-max=',
    0,
    [0, 'city=namur|5000&type=1&type=2&bathrooms=1'],
  ],
  ['goal=1&search=evere', 0, [1, 'search=evere']],
  ['goal=1&price-min=0&price-max=3000000', 0, [1, '']],
  ['goal=1&price-min=200000&price-max=400000', 0, [1, '']],
  ['goal=1&price=200000-400000&search=evere', 0, [1, 'search=evere']],
  ['goal=0&price-min=500&price-max=900', 1, [0, '']],
  ['goal=1&price-min=500&price-max=900', 1, [1, 'price=500-900']],
  ['goal=constructor&search=evere', 1, [1, 'search=evere']],
  ['price-min=abc&price-max=-', 0, [0, '']],
  ['living-min=80&living-max=&plot-min=&plot-max=1.000+m', 0, [0, 'living=80-&plot=-1000']],
  ['price-min=&radius=&available=&energy=a&with=lift&sold=show', 0, [0, 'energy=a&with=lift&sold=show']],
  ['goal=1&living-min=80', 0, [1, 'living=80-']],
] as const)('a form sent as %p to goal %p means %j', (query, goal, expected) => {
  expect(read(query, goal)).toEqual(expected);
});
