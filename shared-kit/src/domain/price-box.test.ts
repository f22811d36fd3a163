import { droppedBound, digitsOnly, displayMaximum, settleMaximum, settleMinimum } from './price-slider.ts';
import { choosePriceRange } from './search-criteria.ts';

const sale = choosePriceRange(0);
const rent = choosePriceRange(1);

test.each([
  ['€ 250.000', '250000'],
  ['12a3', '123'],
  ['-5', '5'],
  ['١٢', ''],
  ['', ''],
])('of %p remains %p', (text, digits) => {
  expect(digitsOnly(text)).toBe(digits);
});

test.each([
  ['200000', 200_000],
  ['€ 200.500', 200_000],
  ['0', 0],
  ['', 0],
  ['abc', 0],
  ['400000', 0],
  ['400001', 0],
  ['399999', 399_000],
  ['9'.repeat(400), 0],
])('a minimum typed as %p below a maximum of 400,000 settles at %p', (text, minimum) => {
  expect(settleMinimum(text, 400_000, sale)).toBe(minimum);
});

test.each([
  ['900', 900],
  ['840', 900],
  ['2000', 2_000],
  ['2500', 2_000],
  ['500', 2_000],
  ['499', 2_000],
  ['501', 600],
  ['', 2_000],
  ['9'.repeat(400), 2_000],
])('a maximum typed as %p above a minimum of 500 settles at %p', (text, maximum) => {
  expect(settleMaximum(text, 500, rent)).toBe(maximum);
});

test('an empty maximum is no maximum, also when the minimum is 0', () => {
  expect(settleMaximum('', 0, rent)).toBe(2_000);
});

test('only the range maximum shows a plus sign', () => {
  expect(displayMaximum(2_000, rent)).toBe('€\u00a02.000+');
  expect(displayMaximum(1_900, rent)).toBe('€\u00a01.900');
  expect(displayMaximum(2_000, rent, String)).toBe('2000+');
});

test.each([
  ['minimum', '600', { bound: 'minimum', typed: 600, other: 500 }],
  ['minimum', '500', { bound: 'minimum', typed: 500, other: 500 }],
  ['minimum', '499', undefined],
  ['minimum', '', undefined],
  ['maximum', '100', { bound: 'maximum', typed: 100, other: 200 }],
  ['maximum', '0', { bound: 'maximum', typed: 0, other: 200 }],
  ['maximum', '', undefined],
  ['maximum', '2000', undefined],
] as const)('a %s typed as %p between 200 and 500', (bound, text, dropped) => {
  expect(droppedBound(bound, text, { min: 200, max: 500 }, rent)).toEqual(dropped);
});
