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
  ['team.svg', { kind: 'team', seed: 2, width: 1600, height: 1200 }],
  ['house-for-sale.svg', { kind: 'house', seed: 5500, season: 'summer', light: 'morning' }],
  ['living-room.svg', { kind: 'living-room', seed: 21, light: 'morning' }],
];

test.each(PICTURES)('%s is the drawing of its scene', (file, scene) => {
  const path = new URL(`../../content/pictures/${file}`, import.meta.url);
  expect(readFileSync(path, 'utf8').trimEnd()).toBe(renderScene(scene));
});
