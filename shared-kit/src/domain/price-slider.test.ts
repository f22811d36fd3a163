import { choosePriceRange } from './search-criteria.ts';
import { fromTrack, moveMaximum, moveMinimum, toTrack } from './price-slider.ts';

const sale = choosePriceRange(0);
const rent = choosePriceRange(1);

test.each([
  [449, { min: 400, max: 900 }],
  [5_000, { min: 900, max: 900 }],
  [-1, { min: 0, max: 900 }],
  [NaN, { min: 0, max: 900 }],
])('the left handle dragged to %p gives %j', (price, bounds) => {
  expect(moveMinimum(price, { min: 500, max: 900 }, rent)).toEqual(bounds);
});

test.each([
  [1_260, { min: 500, max: 1_300 }],
  [100, { min: 500, max: 500 }],
  [99_999, { min: 500, max: 2_000 }],
])('the right handle dragged to %p gives %j', (price, bounds) => {
  expect(moveMaximum(price, { min: 500, max: 900 }, rent)).toEqual(bounds);
});

test('the ends of the track are the ends of the range', () => {
  for (const range of [sale, rent]) {
    expect(toTrack(range.min, range)).toBe(0);
    expect(toTrack(range.max, range)).toBe(1);
    expect(fromTrack(0, range)).toBe(range.min);
    expect(fromTrack(1, range)).toBe(range.max);
  }
});

test('usual house prices get most of the sale track, the rent track is linear', () => {
  expect(toTrack(500_000, sale) - toTrack(100_000, sale)).toBeCloseTo(0.45);
  expect(toTrack(500, rent)).toBeCloseTo(0.25);
});

test('every step keeps its price when converted to a position and back, and positions increase strictly', () => {
  let before = -1;
  for (let price = sale.min; price <= sale.max; price += sale.step) {
    const position = toTrack(price, sale);
    expect(position).toBeGreaterThan(before);
    expect(fromTrack(position, sale)).toBe(price);
    before = position;
  }
});

test.each([
  [-1, 0],
  [2, 3_000_000],
  [NaN, 0],
])('a position of %p is held on the track: %p', (position, price) => {
  expect(fromTrack(position, sale)).toBe(price);
});

test('a price outside the range is clamped to the track', () => {
  expect(toTrack(9e9, sale)).toBe(1);
  expect(toTrack(-5, sale)).toBe(0);
  expect(toTrack(NaN, sale)).toBe(0);
});
