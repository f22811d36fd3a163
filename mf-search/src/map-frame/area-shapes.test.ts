import { expect, test } from '@jest/globals';
import type { Point, Polygon } from 'geojson';
import { areaShapes } from './area-shapes.ts';

const NAMUR = { lat: 50.467, lng: 4.868 };
const listShapes = (...shown: Parameters<typeof areaShapes>) =>
  areaShapes(...shown).features.map(({ geometry }) => geometry as Polygon | Point);

test('a drawn area is a closed ring of its corners', () => {
  const area = [NAMUR, { lat: 50.5, lng: 4.9 }, { lat: 50.4, lng: 4.9 }];
  const ring = [...area, NAMUR].map(({ lat, lng }) => [lng, lat]);
  expect(listShapes({ area })).toEqual([{ type: 'Polygon', coordinates: [ring] }]);
  expect(listShapes({ area: null })).toEqual([]);
});

test('the surroundings of a town reach as far on all sides', () => {
  const [circle] = listShapes({ area: null, around: [{ ...NAMUR, km: 10 }] });
  const ring = (circle as Polygon).coordinates[0]!;
  expect(ring[0]).toEqual(ring.at(-1));
  const [east, north] = [0, 1].map((axis) => Math.max(...ring.map((place) => place[axis]!)));
  // A degree of latitude has 111 km, one of longitude there 71.
  expect((north! - NAMUR.lat) * 111.2).toBeCloseTo(10, 1);
  expect((east! - NAMUR.lng) * 70.8).toBeCloseTo(10, 1);
});

test('a town alone is its place: nobody knows its border', () => {
  expect(listShapes({ area: null, around: [{ ...NAMUR, km: 0 }] })).toEqual([
    { type: 'Point', coordinates: [NAMUR.lng, NAMUR.lat] },
  ]);
});
