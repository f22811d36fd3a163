import { expect, test } from '@jest/globals';
import { project, unproject, computeViewBounds, EDGE, fitted, toPixel, toPlace, within } from './viewport.ts';

test('places lie where maps of the web have them', () => {
  expect(project({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: expect.closeTo(128) });
  // The tile of Brussels at zoom 10 is 524/343.
  const { x, y } = project({ lat: 50.8466, lng: 4.3528 }, 10);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([524, 343]);
  expect(unproject({ x, y }, 10)).toEqual({ lat: expect.closeTo(50.8466), lng: expect.closeTo(4.3528) });
});

const NAMUR = { lat: 50.4669, lng: 4.8675 };
const PHONE = { width: 330, height: 320 };

test('what is brought into view stands in the middle, in quarters of a zoom, and no closer than asked', () => {
  const bounds = { south: 50.48, north: 50.52, west: 4.97, east: 5.03 };
  const viewport = fitted(bounds, PHONE, { padding: 20, most: 15 });
  expect(viewport.zoom * 4).toBe(Math.round(viewport.zoom * 4));
  const [low, high] = [
    toPixel(viewport, { lat: 50.48, lng: 4.97 }),
    toPixel(viewport, { lat: 50.52, lng: 5.03 }),
  ];
  expect([low.x, high.y].every((side) => side >= 20)).toBe(true);
  expect(low.x + high.x).toBeCloseTo(PHONE.width);
  expect(low.y + high.y).toBeCloseTo(PHONE.height);
  const point = { south: 50, north: 50, west: 5, east: 5 };
  expect(fitted(point, PHONE, { padding: 20, most: 13 }).zoom).toBe(13);
});

test('a pixel of the window is a place, and the place that pixel', () => {
  const viewport = { center: NAMUR, zoom: 11.3, ...PHONE };
  const place = toPlace(viewport, { x: 12, y: 300 });
  const { x, y } = toPixel(viewport, place);
  expect([x, y]).toEqual([expect.closeTo(12), expect.closeTo(300)]);
  const { south, west } = computeViewBounds(viewport, 10);
  expect(toPixel(viewport, { lat: south, lng: west })).toEqual({
    x: expect.closeTo(-10),
    y: expect.closeTo(330),
  });
});

test('a window never shows what lies beyond the drawn ground, however large it is', () => {
  for (const size of [PHONE, { width: 2560, height: 900 }])
    for (const center of [NAMUR, { lat: 60, lng: -30 }]) {
      const { south, west, north, east } = computeViewBounds(within({ center, zoom: 2, ...size }, 13));
      expect(south).toBeGreaterThanOrEqual(EDGE.south - 1e-6);
      expect(north).toBeLessThanOrEqual(EDGE.north + 1e-6);
      expect(west).toBeGreaterThanOrEqual(EDGE.west - 1e-6);
      expect(east).toBeLessThanOrEqual(EDGE.east + 1e-6);
    }
});
