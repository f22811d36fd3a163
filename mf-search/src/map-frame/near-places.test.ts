/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { project } from 'shared-kit/domain/map-ground/viewport';
import { nearPlaces } from './near-places.ts';

const HOME = { lat: 50.467, lng: 4.867 };
/** Degrees of latitude of so many metres. */
const north = (metres: number) => metres / 111_195;
const tiles = (most: number, type: 'vector' | 'raster' = 'vector') => ({
  url: 'https://site.example/tiles/{z}/{x}/{y}',
  attribution: '',
  type,
  zooms: { least: 0, most },
});

interface Place {
  lat: number;
  properties: Record<string, unknown>;
}
const place = (metres: number, properties: Record<string, unknown>): Place => ({
  lat: HOME.lat + north(metres),
  properties,
});

const ZOOM = 15;
const EXTENT = 4096;

/** Where a place is, in tiles. */
function inTiles({ lat }: Place) {
  const { x, y } = project({ lat, lng: HOME.lng }, ZOOM);
  return { x: x / 256, y: y / 256 };
}
const computeRow = (metres: number) => Math.floor(inTiles(place(metres, {})).y);

/** The bytes of a tile of an archive that has these points of interest; undefined where it has none. */
function tileAt(column: number, row: number, places: readonly Place[]): Uint8Array | undefined {
  const features = places.flatMap(({ properties, ...at }) => {
    const { x, y } = inTiles({ ...at, properties });
    if (Math.floor(x) !== column || Math.floor(y) !== row) return [];
    const geometry = [[Math.round((x - column) * EXTENT), Math.round((y - row) * EXTENT)]];
    return [{ type: 1, id: null, tags: properties, geometry }];
  });
  if (features.length === 0) return undefined;
  const pois = { features } as unknown as Parameters<typeof fromGeojsonVt>[0][string];
  return Uint8Array.from(fromGeojsonVt({ pois }, { version: 2, extent: EXTENT }));
}

const asked: string[] = [];
/** Plays the gateway with an archive that has these points of interest; the tiles of a row may be nonsense. */
function withPlaces(places: readonly Place[], isNonsense: (row: number) => boolean = () => false) {
  globalThis.fetch = jest.fn((input) => {
    const address = String(input);
    asked.push(address);
    const [zoom, column, row] = address.split('/').slice(-3).map(Number) as [number, number, number];
    expect(zoom).toBe(ZOOM);
    if (isNonsense(row)) return Promise.resolve(new Response('nonsense'.repeat(40)));
    const tile = tileAt(column, row, places);
    return Promise.resolve(
      tile ? new Response(tile as Uint8Array<ArrayBuffer>) : new Response(null, { status: 204 }),
    );
  }) as typeof fetch;
}
beforeEach(() => void asked.splice(0));

test('the nearest of each kind are told with their distance, schools first', async () => {
  withPlaces([
    place(900, { kind: 'supermarket', name: 'Far market' }),
    place(-420, { kind: 'school', name: 'Parc', 'name:nl': 'Park' }),
    place(230, { kind: 'bakery', name: 'Au four' }),
    place(610, { kind: 'bus_stop', name: 'Place' }),
    place(-130, { kind: 'bus_stop', name: 'Place' }),
    place(10, { kind: 'station', name: 'Namur' }),
  ]);
  expect(await nearPlaces(HOME, tiles(15), 'nl')).toEqual([
    { kind: 'school', name: 'Park', metres: 400 },
    { kind: 'stop', name: 'Namur', metres: 50 },
    { kind: 'stop', name: 'Place', metres: 150 },
    { kind: 'shop', name: 'Au four', metres: 250 },
    { kind: 'shop', name: 'Far market', metres: 900 },
  ]);
  expect(new Set(asked).size).toBe(asked.length);
});

test('three of a kind at most, none without a name, of another kind or beyond a kilometre', async () => {
  const schools = [1, 2, 3, 4].map((number) =>
    place(number * 100, { kind: 'school', name: `School ${number}` }),
  );
  withPlaces([
    ...schools,
    place(50, { kind: 'school' }),
    place(50, { kind: 'school', name: 7 }),
    place(50, { kind: 'atm', name: 'Bank' }),
    place(1_100, { kind: 'bakery', name: 'Too far' }),
  ]);
  const found = await nearPlaces(HOME, tiles(15), 'fr');
  expect(found.map(({ name }) => name)).toEqual(['School 1', 'School 2', 'School 3']);
});

test('tiles of nonsense, and those that cannot be had, tell of nothing; the others do', async () => {
  const school = place(200, { kind: 'school', name: 'School' });
  const far = place(-900, { kind: 'school', name: 'Unreadable' });
  withPlaces([school, far], (row) => row === computeRow(-900));
  expect(await nearPlaces(HOME, tiles(15), 'fr')).toEqual([{ kind: 'school', name: 'School', metres: 200 }]);
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
  expect(await nearPlaces(HOME, tiles(15), 'fr')).toEqual([]);
});

test('an archive that ends before the zooms with such places, or of pictures, is not asked', async () => {
  withPlaces([]);
  expect(await nearPlaces(HOME, tiles(8), 'fr')).toEqual([]);
  expect(await nearPlaces(HOME, tiles(15, 'raster'), 'fr')).toEqual([]);
  expect(asked).toEqual([]);
});
