/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { knowsStreets, mostZoom, readTiles } from './map-tiles.ts';

function rootWith(attributes: Record<string, string>) {
  const root = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  return root;
}

test('the document tells where tiles are, of what type, and at which zooms', () => {
  expect(readTiles(rootWith({}))).toBeUndefined();
  const attributes = {
    'data-tiles': '/tiles/{z}/{x}/{y}',
    'data-tiles-zooms': '4-15',
    'data-tiles-type': 'vector',
    'data-tiles-attribution': 'Survey',
  };
  expect(readTiles(rootWith(attributes))).toEqual({
    url: `${location.origin}/tiles/{z}/{x}/{y}`,
    type: 'vector',
    zooms: { least: 4, most: 15 },
    attribution: 'Survey',
  });
});

test('the map ends where its data do: at the town without an archive, and with one as coarse; at the house with a fine one', () => {
  const tiles = { url: '', attribution: '', type: 'vector' as const };
  expect(mostZoom(undefined)).toBe(13);
  expect(mostZoom({ ...tiles, zooms: { least: 4, most: 8 } })).toBe(13);
  expect(mostZoom({ ...tiles, zooms: { least: 0, most: 15 } })).toBe(18);
  expect(mostZoom({ ...tiles, type: 'raster', zooms: undefined })).toBe(18);
});

test('streets are known to an archive of their zooms, and to a server of tiles; not to the ground of the site', () => {
  const tiles = { url: '', attribution: '', type: 'vector' as const };
  expect(knowsStreets(undefined)).toBe(false);
  expect(knowsStreets({ ...tiles, zooms: { least: 4, most: 8 } })).toBe(false);
  expect(knowsStreets({ ...tiles, zooms: { least: 0, most: 14 } })).toBe(true);
  expect(knowsStreets({ ...tiles, type: 'raster', zooms: undefined })).toBe(true);
});
