import { expect, test } from '@jest/globals';
import { listing } from '../../testing/listings.ts';
import { unitsApart } from './list.loader.ts';

/** Listings by ID; those of a project with its number. */
const listings = (...shown: (number | [id: number, projectId: number])[]) =>
  shown.map((one) => (typeof one === 'number' ? listing(one) : { ...listing(one[0]), projectId: one[1] }));
const order = (...shown: Parameters<typeof listings>) => unitsApart(listings(...shown)).map(({ id }) => id);

test('a row of three has one unit of a project, all else keeps its order', () => {
  expect(order([9, 36], [8, 36], 7, [6, 36], 5, 4, 3, 2)).toEqual([9, 7, 5, 4, 8, 3, 2, 6]);
});

test('units of two projects take turns', () => {
  expect(order([9, 36], [8, 36], [7, 40], 6, 5, 4)).toEqual([9, 7, 6, 5, 8, 4]);
});

test('what cannot be apart stays as it was', () => {
  expect(order([9, 36], [8, 36], [7, 36])).toEqual([9, 8, 7]);
  expect(order(9, 8, 7)).toEqual([9, 8, 7]);
});
