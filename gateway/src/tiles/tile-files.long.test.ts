import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { archiveFile, tileArchive, vectorArchive } from '../testing/tile-archive-fixture.ts';
import { gatewayWithTiles, loggedAbout, siteWithoutTiles } from '../testing/tile-gateways.ts';

/** Of a process that does nothing else: it begins with some 90. */
const MOST_MEGABYTES = 300;
const TILES = { '8/131/86': Buffer.from('\x89PNG of Namur', 'latin1') };

/** Entries that a directory says that it has, in four bytes, and nothing but zeros. */
const crowded = Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0x03]), Buffer.alloc(7_900_000)]);

test.each([
  [
    'a tile that unzips to gigabytes',
    vectorArchive({ tiles: { '8/131/86': Buffer.alloc(200_000_000) } }),
    500,
  ],
  [
    'a tile that says that it has gigabytes',
    tileArchive({ tiles: TILES, claimedLength: 4_000_000_000 }),
    500,
  ],
  [
    'a directory that unzips to millions of entries',
    vectorArchive({ tiles: TILES, directory: crowded }),
    500,
  ],
  ['nothing wrong', tileArchive({ tiles: TILES }), 200],
])(
  'asked thirty times, ten at once, an archive with %s costs the gateway no memory',
  async (_what, bytes, status) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      path.join(import.meta.dirname, '../testing/tiles-in-process.ts'),
      archiveFile(bytes),
      '8/131/86',
    ]);
    const { statuses, megabytes } = JSON.parse(stdout) as { statuses: number[]; megabytes: number };
    expect(statuses).toEqual([status]);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  },
);

test('a gateway goes on beside a tile that unzips to gigabytes', async () => {
  const bomb = { '8/131/86': Buffer.alloc(50_000_000) };
  const { site } = await gatewayWithTiles(archiveFile(vectorArchive({ tiles: bomb })));
  await site.get('/tiles/8/131/86').set('accept-encoding', 'identity').expect(500);
  await site.get('/fr/').expect(200);
});

test('a folder instead of an archive is logged, and the map is without it', async () => {
  const { without, lines } = await siteWithoutTiles(import.meta.dirname);
  expect(lines).toEqual([loggedAbout(import.meta.dirname, /is no file/)]);
  expect((await without.get('/frames/mf-x/map/').expect(200)).text).not.toContain('data-tiles');
});
