import { pino } from 'pino';
import type { ReleaseStore } from 'composer/gateway';
import { release, remoteCode } from 'composer/testing/release-fixture.ts';
import { gateway } from './gateway-under-test.ts';

/** A gateway whose map has the tiles of a file. */
export async function gatewayWithTiles(file: string) {
  const opened = await gateway({ MAP_TILES: `file:${file}`, MAP_TILES_ATTRIBUTION: 'Survey' });
  return { ...opened, file };
}

/** Releases a remote with the frame of a map. */
export const releaseMap = (store: ReleaseStore) =>
  release(store, { name: 'mf-x', version: '1', server: remoteCode('x'), web: { 'frames/map.js': '' } });

/** A site with a map whose tiles cannot be read, and what its gateway logs. */
export async function siteWithoutTiles(file: string) {
  const lines: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { site: without, store } = await gateway({ MAP_TILES: `file:${file}` }, log);
  await releaseMap(store);
  return { without, lines };
}

/** The line about tiles that cannot be read. */
export const loggedAbout = (file: string, reason: RegExp): unknown =>
  expect.objectContaining({
    msg: 'the map is without the tiles of MAP_TILES',
    file,
    err: expect.objectContaining({ message: expect.stringMatching(reason) }),
  });
