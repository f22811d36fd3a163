import { expect, test } from '@jest/globals';
import { clippedRing } from './viewport.ts';

const WINDOW = { width: 10, height: 10 };
const ring = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));

test('what is inside stays, what is outside goes, what is around fills the window', () => {
  const inside = ring([1, 1], [9, 1], [5, 9]);
  expect(clippedRing(inside, WINDOW)).toEqual(inside);
  expect(clippedRing(ring([20, 1], [30, 1], [25, 9]), WINDOW)).toEqual([]);
  const around = clippedRing(ring([-90, -90], [90, -90], [90, 90], [-90, 90]), WINDOW);
  expect(around.map(({ x, y }) => [Math.abs(x), Math.abs(y)].join()).sort()).toEqual([
    '0,0',
    '0,10',
    '10,0',
    '10,10',
  ]);
});

test('what crosses a side is cut there', () => {
  const cut = clippedRing(ring([5, 2], [15, 2], [15, 8], [5, 8]), WINDOW);
  expect(cut).toEqual(ring([5, 2], [10, 2], [10, 8], [5, 8]));
});
