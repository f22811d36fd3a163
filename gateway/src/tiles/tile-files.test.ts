import { renameSync, truncateSync, writeFileSync } from 'node:fs';
import { TileType } from 'pmtiles';
import { readSettings } from '../settings.ts';
import { gateway } from '../testing/gateway-under-test.ts';
import { release, remoteCode } from '../testing/release-fixture.ts';
import { archiveFile, tileArchive } from '../testing/tile-archive-fixture.ts';

const PICTURE = Buffer.from('\x89PNG of Namur', 'latin1');
const OTHER = Buffer.from('\x89PNG of Liège', 'latin1');
const TILES = { '8/131/86': PICTURE, '8/132/86': OTHER, '14/8412/5530': OTHER };

const withTiles = async (bytes = tileArchive({ tiles: TILES })) => {
  const file = archiveFile(bytes);
  const opened = await gateway({ MAP_TILES: `file:${file}`, MAP_TILES_ATTRIBUTION: 'Survey' });
  return { ...opened, file };
};

let site: Awaited<ReturnType<typeof withTiles>>['site'];
beforeAll(async () => {
  ({ site } = await withTiles());
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
  [TileType.Jpeg, 'image/jpeg'],
  [TileType.Webp, 'image/webp'],
  [TileType.Avif, 'image/avif'],
])('tiles of type %s are %s', async (type, contentType) => {
  const { site: ofType } = await withTiles(tileArchive({ type, tiles: TILES }));
  await ofType.get('/tiles/8/131/86').expect(200).expect('content-type', contentType);
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
  const { site: mapped, store } = await withTiles();
  await release(store, {
    name: 'mf-x',
    version: '1',
    server: remoteCode('x'),
    web: { 'frames/map.js': '' },
  });
  const { text, headers } = await mapped.get('/frames/mf-x/map/').expect(200);
  expect(text).toContain('data-tiles="/tiles/{z}/{x}/{y}"');
  expect(text).toContain('data-tiles-zooms="6-14"');
  expect(text).toContain('data-tiles-attribution="Survey"');
  expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
});

test('a file that is damaged after the start costs tiles only, and says nothing of the machine', async () => {
  const { site: damaged, file } = await withTiles();
  truncateSync(file, 130);
  const { text, headers } = await damaged.get('/tiles/8/131/86').expect(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).not.toContain(file);
  await damaged.get('/fr/').expect(200);
});

test('a file that can be read again is served again', async () => {
  const { site: moved, file } = await withTiles();
  renameSync(file, `${file}.away`);
  await moved.get('/tiles/8/131/86').expect(500);
  renameSync(`${file}.away`, file);
  await moved.get('/tiles/8/131/86').expect(200);
});

test('a directory that asks for gigabytes gets none', async () => {
  const { site: greedy } = await withTiles(tileArchive({ tiles: TILES, claimedLength: 4_000_000_000 }));
  await greedy.get('/tiles/8/131/86').expect(500);
});

const sound = tileArchive({ tiles: TILES });

test.each([
  ['is no PMTiles file', Buffer.from('GIF89a'.repeat(40))],
  ['is no PMTiles file', sound.subarray(0, 100)],
  ['of version 2', tileArchive({ version: 2 })],
  ['no vector tiles', tileArchive({ type: TileType.Mvt, tiles: TILES })],
  ['no vector tiles', tileArchive({ type: TileType.Mlt, tiles: TILES })],
  ['is cut off', sound.subarray(0, sound.length - 1)],
  ['has no zooms', tileArchive({ leastZoom: 9, mostZoom: 3 })],
  ['compressed', Buffer.concat([sound.subarray(0, 97), Buffer.from([4]), sound.subarray(98)])],
])('an archive that %s is refused at the start', (reason, bytes) => {
  const file = archiveFile(bytes);
  expect(() => readSettings({ MAP_TILES: `file:${file}` })).toThrow(
    new RegExp(`MAP_TILES=file:.*: .*${reason}`),
  );
});

test.each([
  ['file:/nowhere/belgium.pmtiles', 'cannot be read \\(ENOENT\\)'],
  [`file:${import.meta.dirname}`, 'is no file'],
  ['https://tiles.example/belgium.pmtiles', 'must be an https address with'],
])('%s is refused at the start', (MAP_TILES, reason) => {
  expect(() => readSettings({ MAP_TILES })).toThrow(new RegExp(`MAP_TILES=.*${reason}`));
});

test('another archive under the same name is served after the next start', async () => {
  const { site: first, file } = await withTiles();
  await first.get('/tiles/8/131/86').expect(200);
  writeFileSync(file, tileArchive({ tiles: { '8/131/86': OTHER } }));
  const { site: second } = await gateway({ MAP_TILES: `file:${file}` });
  expect((await second.get('/tiles/8/131/86')).body).toEqual(OTHER);
});
