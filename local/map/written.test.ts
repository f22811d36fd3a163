import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PMTiles } from 'pmtiles';
import { ROOT } from '../root.ts';
import { archive } from './write-archive.ts';
import { ground } from './write-ground.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file));

test('the ground of the map is what `write-ground.ts` makes of its data', () => {
  expect(JSON.parse(read('shared-kit/src/domain/map-ground/ground.json').toString('utf8'))).toEqual(ground);
});

/** An archive of bytes in memory. */
const opened = (bytes: Buffer) =>
  new PMTiles({
    getKey: () => '',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  });

test('the archive of the demo is what `write-archive.ts` makes of that ground', async () => {
  const [written, made] = [opened(read('demo-agency/map/belgium.pmtiles')), opened(archive)];
  expect(await written.getMetadata()).toEqual(await made.getMetadata());
  let tiles = 0;
  for (let zoom = 4; zoom <= 8; zoom++)
    for (let column = Math.floor(0.49 * 2 ** zoom); column < 0.54 * 2 ** zoom; column++)
      for (let row = Math.floor(0.3 * 2 ** zoom); row < 0.38 * 2 ** zoom; row++) {
        // Unzipped: another processor may zip the same in other bytes.
        const [one, other] = await Promise.all(
          [written, made].map(async (each) => (await each.getZxy(zoom, column, row))?.data),
        );
        expect(one && Buffer.from(one)).toEqual(other && Buffer.from(other));
        if (one) tiles++;
      }
  expect(tiles).toBeGreaterThan(100);
});
