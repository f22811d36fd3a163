import { lights, sceneKinds, seasons, type Scene } from '../scenes/scene.ts';
import { pictureAddress, sceneOfFile } from './picture-address.ts';

const toFileName = (scene: Scene) => pictureAddress(scene).split('/').at(-1)!;

test('a file name contains scene, season and light', () => {
  expect(sceneOfFile('villa-12-autumn-golden.jpg')).toEqual({
    kind: 'villa',
    seed: 12,
    season: 'autumn',
    light: 'golden',
  });
});

test('a file name contains the rooms of a plan, and the storeys of a building', () => {
  const rooms = { bedrooms: 2, bathrooms: 1, showerRooms: 0, living: 73, terrace: 11 };
  expect(sceneOfFile('floorplan-7-2b1w0s73m11t-summer-noon.jpg')).toEqual({
    kind: 'floorplan',
    seed: 7,
    rooms,
    season: 'summer',
    light: 'noon',
  });
  expect(sceneOfFile('apartment-building-7-5f-summer.jpg')).toEqual({
    kind: 'apartment-building',
    seed: 7,
    storeys: 5,
    season: 'summer',
  });
  expect(toFileName({ kind: 'floorplan', seed: 7, rooms })).toBe('floorplan-7-2b1w0s73m11t.jpg');
});

test.each(sceneKinds)('a scene is parsed from its own file name: %s', (kind) => {
  const scenes: Scene[] = [
    { kind, seed: 0 },
    { kind, seed: 7, light: 'dusk' },
    { kind, seed: 4294967295, season: seasons[1], light: lights[3] },
  ];
  for (const scene of scenes) expect(sceneOfFile(toFileName(scene))).toEqual(scene);
});

test.each([
  '',
  'villa.jpg',
  'villa-1',
  'villa-1.png',
  'castle-1.jpg',
  'villa--1.jpg',
  'villa-1.5.jpg',
  'villa-01.jpg',
  'villa-99999999999.jpg',
  'villa-1-monsoon.jpg',
  'floorplan-1-2b1w.jpg',
  'villa-1-golden-autumn.jpg',
  'villa-1-autumn-autumn.jpg',
  '../villa-1.jpg',
])('%s names no scene', (file) => {
  expect(sceneOfFile(file)).toBeUndefined();
});
