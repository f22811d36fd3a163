import { expect, test } from '@jest/globals';
import { isSelfCrossing, POLYGON_POINTS } from 'shared-kit/domain/map-area';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { simplifiedArea } from './area-drawing.ts';

/** A hundred pixels are a tenth of a degree. */
const toPlace = ({ x, y }: { x: number; y: number }) => ({ lat: 51 - y / 1_000, lng: 4 + x / 1_000 });
const around = (steps: number, place: (turn: number) => [number, number]) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const [x, y] = place((step / steps) * 2 * Math.PI);
    return { x, y };
  });

test('a circle becomes a closed area with few corners that lie where it was drawn', () => {
  const area = simplifiedArea(
    around(400, (t) => [200 + 100 * Math.cos(t), 200 + 100 * Math.sin(t)]),
    toPlace,
  )!;
  expect(area.length).toBeLessThanOrEqual(30);
  expect(area.length).toBeGreaterThan(6);
  for (const { lat, lng } of area) expect(Math.hypot(lat - 50.8, lng - 4.2)).toBeCloseTo(0.1, 2);
});

test('however one draws, an area has at most sixty corners and its sides do not cross', () => {
  let areas = 0;
  for (let seed = 0; seed < 40; seed++) {
    const random = randomFor('stroke', seed);
    let [x, y] = [300, 300];
    const stroke = Array.from({ length: 500 }, () => {
      x += random.int(-20, 20);
      y += random.int(-20, 20);
      return { x, y };
    });
    const area = simplifiedArea(stroke, toPlace);
    if (!area) continue;
    areas += 1;
    expect(area.length).toBeLessThanOrEqual(POLYGON_POINTS.max);
    expect(isSelfCrossing(area)).toBe(false);
  }
  expect(areas).toBeGreaterThan(35);
});

test('an eight becomes its hull, which holds both of its halves', () => {
  const area = simplifiedArea(
    around(200, (t) => [200 + 100 * Math.sin(t), 200 + 100 * Math.sin(2 * t)]),
    toPlace,
  )!;
  const longitudes = area.map(({ lng }) => lng);
  expect(isSelfCrossing(area)).toBe(false);
  expect([Math.min(...longitudes), Math.max(...longitudes)]).toEqual([
    expect.closeTo(4.1, 1),
    expect.closeTo(4.3, 1),
  ]);
});

test.each([
  ['a point', [{ x: 1, y: 1 }]],
  ['a slip', around(20, (t) => [200 + 3 * Math.cos(t), 200 + 3 * Math.sin(t)])],
  ['a straight line', around(20, (t) => [t * 100, 50])],
])('%s encloses nothing', (_what, stroke) => {
  expect(simplifiedArea(stroke, toPlace)).toBeUndefined();
});
