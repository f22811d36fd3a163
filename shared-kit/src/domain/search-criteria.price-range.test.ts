import { isFullRange, choosePriceRange, snapToStep } from './search-criteria.ts';

const sale = choosePriceRange(0);
const rent = choosePriceRange(1);

test('the ranges are those of product S6', () => {
  expect(sale).toMatchObject({ min: 0, max: 3_000_000, step: 1_000 });
  expect(rent).toMatchObject({ min: 0, max: 2_000, step: 100 });
});

test.each([
  [349, 'nearest', 300],
  [350, 'nearest', 400],
  [399, 'down', 300],
  [301, 'up', 400],
  [300, 'down', 300],
  [300, 'up', 300],
  [-50, 'nearest', 0],
  [99_999, 'nearest', 2_000],
  [Infinity, 'up', 2_000],
  [-Infinity, 'down', 0],
  [NaN, 'nearest', 0],
] as const)('a rent of %p snaps %s to %p', (price, rounding, expected) => {
  expect(snapToStep(price, rent, rounding)).toBe(expected);
});

test('only bounds that exclude no price are the full range', () => {
  expect(isFullRange({ min: 0, max: 2_000 }, rent)).toBe(true);
  expect(isFullRange({ min: 100, max: 2_000 }, rent)).toBe(false);
  expect(isFullRange({ min: 0, max: 1_900 }, rent)).toBe(false);
});
