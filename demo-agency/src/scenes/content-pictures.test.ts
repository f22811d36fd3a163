import { readFileSync } from 'node:fs';
import { renderScene } from './render-scene.ts';
import type { Scene } from './scene.ts';

/** Pictures of the agency's own pages, stored as files beside them. */
const PICTURES: [string, Scene][] = [
  ['hero-morning.svg', { kind: 'hero', seed: 7, season: 'summer', light: 'morning' }],
  [
    'hero-portrait.svg',
    { kind: 'hero', seed: 7, season: 'summer', light: 'morning', width: 1200, height: 1120 },
  ],
  ['house-for-sale.svg', { kind: 'house', seed: 5500, season: 'summer', light: 'morning' }],
  ['living-room.svg', { kind: 'living-room', seed: 21, light: 'morning' }],
  ['street.svg', { kind: 'terraced', seed: 9, season: 'spring', light: 'noon' }],
  ['sofa.svg', { kind: 'living-room', seed: 33, light: 'morning' }],
  ['villa.svg', { kind: 'villa', seed: 17, season: 'spring', light: 'noon' }],
  ['farmhouse.svg', { kind: 'farmhouse', seed: 8, season: 'autumn', light: 'golden' }],
  ['bedroom.svg', { kind: 'bedroom', seed: 14, light: 'morning' }],
  ['site.svg', { kind: 'construction-site', seed: 6, season: 'summer', light: 'noon' }],
  ['apartments.svg', { kind: 'apartment-building', seed: 5, season: 'autumn', light: 'golden' }],
  ['hall.svg', { kind: 'hall', seed: 3, light: 'morning' }],
  ['garden.svg', { kind: 'garden', seed: 12, season: 'summer', light: 'golden' }],
  ['kitchen.svg', { kind: 'kitchen', seed: 4, light: 'morning' }],
  ['meadow.svg', { kind: 'land', seed: 2, season: 'summer', light: 'golden' }],
  ['office.svg', { kind: 'office', seed: 11, season: 'spring', light: 'noon' }],
];

test.each(PICTURES)('%s is the drawing of its scene', (file, scene) => {
  // eslint-disable-next-line no-restricted-syntax -- a picture is no file that is imported
  const path = new URL(`../../content/pictures/${file}`, import.meta.url);
  expect(readFileSync(path, 'utf8').trimEnd()).toBe(renderScene(scene));
});
