import { expect, test } from '@jest/globals';
import { aUnit } from '../../testing/projects.ts';
import { chosenUnits, listOrientations, unitChoice } from './unit-choice.ts';

const price = (amount: number | null) => ({ ...aUnit().price, amount });
const units = [
  aUnit({
    id: 1,
    floor: 0,
    bedrooms: 1,
    surface: 60,
    price: price(200_000),
    terrace: null,
    orientation: 'Sud-ouest',
  }),
  aUnit({
    id: 2,
    floor: 0,
    bedrooms: 3,
    surface: 110,
    price: price(null),
    isFree: false,
    orientation: 'Est',
  }),
  aUnit({ id: 3, floor: 1, bedrooms: 2, surface: null, price: price(180_000) }),
];
const shown = (query: string) =>
  chosenUnits(units, unitChoice(new URL(`http://agency.test/${query}`))).map(({ id }) => id);

test.each([
  ['', [1, 2, 3]],
  ['?rooms=2', [2, 3]],
  ['?floor=0', [1, 2]],
  ['?free=1', [1, 3]],
  ['?terrace=1', [2, 3]],
  ['?orientation=sud-ouest', [1]],
  ['?orientation=Est', [2]],
  ['?orientation=zuid', [1, 2, 3]],
  ['?rooms=2&free=1', [3]],
  ['?sort=price', [3, 1, 2]],
  ['?sort=price-down', [1, 3, 2]],
  ['?sort=surface-down', [2, 1, 3]],
  ['?rooms=9&floor=x&free=yes&sort=<script>', [1, 2, 3]],
])('%s shows units %j', (query, ids) => {
  expect(shown(query)).toEqual(ids);
});

test('orientations that can be chosen have letters, each is there once, in an order that is the same everywhere', () => {
  const facing = ['Zuid', ' zuid ', '-', '?', '', 'Östlich', 'West'].map((orientation) =>
    aUnit({ orientation }),
  );
  expect(listOrientations(facing).map(({ key }) => key)).toEqual(['ostlich', 'west', 'zuid']);
});
