import { randomBytes } from 'node:crypto';
import { renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import express from 'express';
import { TileType } from 'pmtiles';
import request from 'supertest';
import { mapTiles } from '../frames/map-tiles.ts';
import { readSettings } from '../settings.ts';
import { listening } from 'composer/testing/gateway-under-test.ts';
import { gateway } from '../testing/gateway-under-test.ts';
import { archiveFile, tileArchive, vectorArchive } from '../testing/tile-archive-fixture.ts';
import { gatewayWithTiles, loggedAbout, releaseMap, siteWithoutTiles } from '../testing/tile-gateways.ts';
import { TILES as PATH, tileFiles, type TileFiles } from './tile-files.ts';

const PICTURE = Buffer.from('\x89PNG of Namur', 'latin1');
const OTHER = Buffer.from('\x89PNG of Liège', 'latin1');
const TILES = { '8/131/86': PICTURE, '8/132/86': OTHER, '14/8412/5530': OTHER };
const sound = tileArchive({ tiles: TILES });

const withTiles = (bytes = sound) => gatewayWithTiles(archiveFile(bytes));

const read: TileFiles[] = [];
afterEach(() => Promise.all(read.splice(0).map((tiles) => tiles.close())));

/** The tiles of a file by themselves: a gateway starts two processes, which render pages. */
async function serveTiles(file: string) {
  const { mapTiles: source } = readSettings({ MAP_TILES: `file:${file}` });
  const tiles = tileFiles(mapTiles(source, throwIt)!.archive!, () => {});
  read.push(tiles);
  return request(await listening(express().use(PATH, tiles.handler)));
}

function throwIt(error: unknown): never {
  throw error;
}

let site: Awaited<ReturnType<typeof withTiles>>['site'];
let store: Awaited<ReturnType<typeof withTiles>>['store'];
beforeAll(async () => {
  ({ site, store } = await withTiles());
});

test('tiles of a file are served as pictures that browsers may keep, each under its place', async () => {
  const tile = await site.get('/tiles/8/131/86').expect(200).expect('content-type', 'image/png');
  expect(tile.body).toEqual(PICTURE);
  expect(tile.headers['cache-control']).toBe('public, max-age=86400');
  expect((await site.get('/tiles/8/132/86')).body).toEqual(OTHER);
  expect((await site.get('/tiles/14/8412/5530')).body).toEqual(OTHER);
  await site.get('/tiles/8/131/86').set('if-none-match', tile.headers.etag!).expect(304);
  await site.head('/tiles/8/131/86').expect(200);
});

test.each([
  [TileType.Jpeg, 'image/jpeg', '\xff\xd8\xff\xe0'],
  [TileType.Webp, 'image/webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  [TileType.Avif, 'image/avif', '\0\0\0\x20ftypavif'],
])('tiles of type %s are %s, and nothing else', async (type, contentType, beginning) => {
  const tiles = { '8/131/86': Buffer.from(beginning, 'latin1'), '8/132/86': PICTURE };
  const ofType = await serveTiles(archiveFile(tileArchive({ type, tiles })));
  await ofType.get('/tiles/8/131/86').expect(200).expect('content-type', contentType);
  await ofType.get('/tiles/8/132/86').expect(500).expect('cache-control', 'no-store');
});

test('tiles of nonsense are none, and are logged once by their place', async () => {
  const nonsense = { '8/131/86': randomBytes(500).fill(0, 0, 1), '8/132/86': Buffer.from('<html>') };
  for (const bytes of [
    tileArchive({ tiles: nonsense }),
    tileArchive({ type: TileType.Mvt, tiles: nonsense, metadata: layersNamed('earth') }),
  ]) {
    const report = jest.fn();
    const { mapTiles: source } = readSettings({ MAP_TILES: `file:${archiveFile(bytes)}` });
    const tiles = tileFiles(mapTiles(source, throwIt)!.archive!, report);
    read.push(tiles);
    const served = request(await listening(express().use(PATH, tiles.handler)));
    for (const place of Object.keys(nonsense)) await served.get(`/tiles/${place}`).expect(500);
    expect(report.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringContaining('the tile 8/131/86 is not of the type') })],
    ]);
  }
});

test('where the file has no tile the answer is empty, and may be kept too', async () => {
  for (const place of ['8/0/0', '3/1/1', '18/134000/88000']) {
    const { headers } = await site.get(`/tiles/${place}`).expect(204);
    expect(headers['cache-control']).toContain('max-age');
  }
});

test.each([
  '/tiles/8/256/0',
  '/tiles/8/0/256',
  '/tiles/-1/0/0',
  '/tiles/27/0/0',
  '/tiles/8/1e2/86',
  '/tiles/8/0131/86',
  '/tiles/8/131.0/86',
  '/tiles/8/131/86.png',
  '/tiles/8/131/86/',
  '/tiles/8/131',
  '/tiles/8/99999999999999999999/86',
  '/tiles/8/131/..%2f..%2f..%2fetc%2fpasswd',
  '/tiles/..%2f/131/86',
  '/tiles/__proto__/constructor/toString',
  '/tiles/',
])('%s is no tile', async (address) => {
  const { headers } = await site.get(address).expect(404);
  expect(headers['cache-control']).toBe('no-store');
});

test('without a file there are no tiles', async () => {
  const { site: without } = await gateway({ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' });
  const { headers } = await without.get('/tiles/8/131/86');
  expect(headers['content-type']).not.toMatch(/^image/);
});

test('the map is told where they are and at which zooms; its policy lets no other origin in', async () => {
  await releaseMap(store);
  const { text, headers } = await site.get('/frames/mf-x/map/').expect(200);
  expect(text).toContain('data-tiles="/tiles/{z}/{x}/{y}"');
  expect(text).toContain('data-tiles-zooms="6-14"');
  expect(text).toContain('data-tiles-attribution="Survey"');
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});

test('a file that is damaged after the start costs tiles only, and says nothing of the machine', async () => {
  const { site: damaged, file } = await withTiles();
  truncateSync(file, 130);
  const { text, headers } = await damaged.get('/tiles/8/131/86').expect(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).not.toContain(file);
  await damaged.get('/fr/').expect(200);
});

test('a tile that is cut off after the start is none, rather than a part that browsers keep for a day', async () => {
  const file = archiveFile(sound);
  const damaged = await serveTiles(file);
  truncateSync(file, statSync(file).size - 1);
  // It is the last one of the file.
  const { headers } = await damaged.get('/tiles/14/8412/5530').expect(500);
  expect(headers['cache-control']).toBe('no-store');
  expect((await damaged.get('/tiles/8/131/86').expect(200)).body).toEqual(PICTURE);
});

test('of an archive of any size the gateway reads what is asked for', async () => {
  const file = archiveFile(sound);
  const huge = await serveTiles(file);
  truncateSync(file, 200_000_000_000);
  expect((await huge.get('/tiles/8/131/86').expect(200)).body).toEqual(PICTURE);
});

test('a file that can be read again is served again', async () => {
  const file = archiveFile(sound);
  const moved = await serveTiles(file);
  renameSync(file, `${file}.away`);
  await moved.get('/tiles/8/131/86').expect(500);
  renameSync(`${file}.away`, file);
  await moved.get('/tiles/8/131/86').expect(200);
});

test('a directory that asks for gigabytes gets none', async () => {
  const greedy = await serveTiles(archiveFile(tileArchive({ tiles: TILES, claimedLength: 4_000_000_000 })));
  await greedy.get('/tiles/8/131/86').expect(500);
});

const vector = (told: Partial<Parameters<typeof vectorArchive>[0]> = {}) =>
  vectorArchive({ tiles: TILES, ...told });

function layersNamed(...ids: string[]): string {
  return JSON.stringify({ vector_layers: ids.map((id) => ({ id })) });
}

/** Letters that compress to nothing smaller. */
function noise(length: number): string {
  return randomBytes(length).toString('latin1');
}

describe('an archive of shapes', () => {
  test('is served as it is compressed, and unzipped for those who cannot', async () => {
    const shapes = await serveTiles(archiveFile(vector()));
    const zipped = await shapes.get('/tiles/8/131/86').expect('content-encoding', 'gzip');
    expect(zipped.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    const plain = await shapes
      .get('/tiles/8/131/86')
      .set('accept-encoding', 'identity')
      .responseType('blob')
      .expect(200);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toEqual(PICTURE);
    await shapes.get('/tiles/8/0/0').expect(204);
  });

  test('is told to the map as one', async () => {
    const { site: shapes, store: ofShapes } = await withTiles(vector());
    await releaseMap(ofShapes);
    expect((await shapes.get('/frames/mf-x/map/')).text).toContain('data-tiles-type="vector"');
  });

  test('does not fill the memory with a directory or a tile that unzips to gigabytes', async () => {
    const bomb = { '8/131/86': Buffer.alloc(50_000_000), '8/132/86': OTHER };
    const huge = await serveTiles(archiveFile(vector({ tiles: bomb })));
    await huge.get('/tiles/8/131/86').set('accept-encoding', 'identity').expect(500);
    await huge.get('/tiles/8/132/86').expect(200);
  });
});

test.each([
  ['is no PMTiles file', Buffer.from('GIF89a'.repeat(40))],
  ['is no PMTiles file', sound.subarray(0, 100)],
  ['of version 2', tileArchive({ version: 2 })],
  ['a type that the map does not read', tileArchive({ type: TileType.Mlt, tiles: TILES })],
  ['not in the schema of Protomaps', vector({ metadata: '{"vector_layers":[{"id":"roads"}]}' })],
  [
    'in that of OpenMapTiles: .* but water, transportation, place',
    vector({ metadata: layersNamed('water', 'transportation', 'place') }),
  ],
  ['but x{40}$', vector({ metadata: layersNamed('x'.repeat(900_000)) })],
  ['describes itself in 1\\d{6} bytes', vector({ metadata: noise(1_100_000) })],
  ['cannot be read', vector({ metadata: `{"name":"${' '.repeat(2_000_000)}"}` })],
  ['but none that it names', vector({ metadata: '{}' })],
  ['cannot be read', vector({ metadata: '<html>' })],
  ['is cut off', sound.subarray(0, sound.length - 1)],
  ['has no zooms', tileArchive({ leastZoom: 9, mostZoom: 3 })],
  ['has no zooms', tileArchive({ leastZoom: 0, mostZoom: 255 })],
  ['compressed', Buffer.concat([sound.subarray(0, 97), Buffer.from([4]), sound.subarray(98)])],
])('an archive that %s is told, and the map is without it', (reason, bytes) => {
  const file = archiveFile(bytes);
  const report = jest.fn();
  expect(mapTiles(readSettings({ MAP_TILES: `file:${file}` }).mapTiles, report)).toBeUndefined();
  expect(report.mock.calls).toEqual([
    [expect.objectContaining({ message: expect.stringMatching(new RegExp(reason)) }), file],
  ]);
});

test('a folder instead of an archive is told', () => {
  const report = jest.fn();
  const { mapTiles: source } = readSettings({ MAP_TILES: `file:${import.meta.dirname}` });
  expect(mapTiles(source, report)).toBeUndefined();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/is no file/) }),
    import.meta.dirname,
  );
});

test('a file that is not there is logged, and the map is without it', async () => {
  const file = '/nowhere/belgium.pmtiles';
  const { without, lines } = await siteWithoutTiles(file);
  expect(lines).toEqual([loggedAbout(file, /cannot be read \(ENOENT\)/)]);
  expect((await without.get('/frames/mf-x/map/').expect(200)).text).not.toContain('data-tiles');
});

test('an address that is no template is refused at the start', () => {
  expect(() => readSettings({ MAP_TILES: 'https://tiles.example/belgium.pmtiles' })).toThrow(
    /MAP_TILES=.*must be an https address with/,
  );
});

test('another archive under the same name is served after the next start', async () => {
  const file = archiveFile(sound);
  const first = await serveTiles(file);
  await first.get('/tiles/8/131/86').expect(200);
  writeFileSync(file, tileArchive({ tiles: { '8/131/86': OTHER } }));
  const second = await serveTiles(file);
  expect((await second.get('/tiles/8/131/86')).body).toEqual(OTHER);
});
