import { expect, test } from '@jest/globals';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { groundStyle } from './ground-style.ts';
import type { MapTiles } from './map-tiles.ts';

const PALETTE = {
  paper: '#faf8f4',
  sunken: '#f2eee6',
  line: '#e4dfd5',
  'line-strong': '#8b8778',
  ink: '#17211d',
  'ink-soft': '#55605a',
  moss: '#2e5a4c',
  // As styles are minified.
  surface: '#fff',
};
const at = (type: MapTiles['type']): MapTiles => ({
  url: 'https://site.example/tiles/{z}/{x}/{y}',
  attribution: '',
  type,
  zooms: { least: 0, most: 15 },
});

test.each([
  ['what the site brings', undefined],
  ['an archive of shapes', at('vector')],
  ['pictures', at('raster')],
])(
  'the style with %s is one that the library reads, and asks for nothing but these tiles',
  (_what, tiles) => {
    const style = groundStyle(PALETTE, tiles, 'fr');
    expect(validateStyleMin(style)).toEqual([]);
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
    const urls = JSON.stringify(style).match(/https?:[^"]*/g) ?? [];
    expect(urls).toEqual(tiles ? [tiles.url] : []);
  },
);

test('names are in the language of the page, or else as the place calls itself', () => {
  const { layers } = groundStyle(PALETTE, undefined, 'de');
  const names = layers.find(({ id }) => id === 'places')!;
  expect(names).toMatchObject({
    layout: { 'text-field': ['coalesce', ['get', 'name:de'], ['get', 'name']] },
  });
});

test('pictures have names of their own', () => {
  const { layers } = groundStyle(PALETTE, at('raster'), 'fr');
  expect(layers.map(({ id }) => id)).not.toContain('places');
});
