import { expect, test } from '@jest/globals';
import { project, zoomThatFits } from './web-mercator.ts';

test('places lie where maps of the web have them', () => {
  expect(project({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: expect.closeTo(128) });
  // The tile of Brussels at zoom 10 is 524/343.
  const { x, y } = project({ lat: 50.8466, lng: 4.3528 }, 10);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([524, 343]);
});

test('bounds fit into the room, in quarters of a zoom, and no closer than asked', () => {
  const bounds = { south: 50.48, north: 50.52, west: 4.97, east: 5.03 };
  const zoom = zoomThatFits(bounds, { x: 270, y: 240 }, 13);
  expect(zoom * 4).toBe(Math.round(zoom * 4));
  const height = (at: number) =>
    project({ lat: bounds.south, lng: 5 }, at).y - project({ lat: bounds.north, lng: 5 }, at).y;
  expect(height(zoom)).toBeLessThanOrEqual(240);
  expect(height(zoom + 0.25)).toBeGreaterThan(240);
  expect(zoomThatFits({ south: 50, north: 50, west: 5, east: 5 }, { x: 270, y: 240 }, 13)).toBe(13);
});
