import { expect, test } from '@jest/globals';
import { placeAt, computeView } from './google-view.ts';

const BELGIUM = { south: 49.5, west: 2.5, north: 51.5, east: 6.5 };
const SIZE = { width: 800, height: 600 };

test('corners and middle of the window are those of what is in view', () => {
  expect(placeAt({ x: 0, y: 0 }, BELGIUM, SIZE)).toMatchObject({ lat: expect.closeTo(51.5), lng: 2.5 });
  expect(placeAt({ x: 800, y: 600 }, BELGIUM, SIZE)).toMatchObject({ lat: expect.closeTo(49.5), lng: 6.5 });
  const middle = placeAt({ x: 400, y: 300 }, BELGIUM, SIZE);
  expect(middle.lng).toBe(4.5);
  // Mercator stretches towards the pole: the middle of the window lies north of that of the degrees.
  expect(middle.lat).toBeCloseTo(50.51, 2);
});

test('one place alone is shown with its town, and a window without room breaks nothing', () => {
  const place = { south: 50.46, west: 4.86, north: 50.46, east: 4.86 };
  expect(computeView(place, SIZE)).toMatchObject({
    center: { lat: expect.closeTo(50.46, 3), lng: expect.closeTo(4.86, 3) },
    zoom: 13,
  });
  expect(computeView(BELGIUM, SIZE).zoom).toBeLessThan(9);
  expect(Number.isFinite(computeView(place, { width: 0, height: 0 }).zoom)).toBe(true);
});
