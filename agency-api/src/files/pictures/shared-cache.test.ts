import { beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { testBucket, type TestBucket } from '../../../testing/test-bucket.ts';
import { createPictures } from './pictures.ts';
import { pictureHosts } from './sources/picture-hosts.ts';

const HOUSE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="3" height="2"><rect width="3" height="2"/></svg>';
const RECORD = { id: 'house', source: 'house.svg', width: 3, height: 2 };
const PNG = (width: 100 | 250 | 400) => ({ width, format: 'png' }) as const;

let bucket: TestBucket;
beforeEach(async () => {
  bucket = await testBucket();
});

/** The pictures of one API, which shares nothing with another but the bucket; one that `hasOriginals` can compute them. */
function api({ hasOriginals }: { hasOriginals: boolean }) {
  const dataFolder = temporaryFolder('pictures');
  const originals = join(dataFolder, 'originals');
  mkdirSync(originals);
  if (hasOriginals) writeFileSync(join(originals, RECORD.source), HOUSE);
  const lines: string[] = [];
  const { address, ...keys } = bucket.keys;
  const pictures = createPictures({
    store: { find: async () => null },
    findContent: async () => RECORD,
    dataFolder,
    cached: { address: { kind: 's3', address }, keys },
    folders: [originals],
    hosts: pictureHosts(''),
    logger: { warn: (_facts: unknown, line?: string) => void lines.push(line!) },
  });
  return { lines, show: (width: 100 | 250 | 400) => pictures.variant(RECORD, PNG(width)), pictures };
}

test('what one API has computed, another one shows without computing it', async () => {
  const stored = bucket.stored();
  const made = await api({ hasOriginals: true }).show(100);
  await stored;
  const other = api({ hasOriginals: false });
  expect(await other.show(100)).toEqual(made);
  await expect(other.show(250)).rejects.toThrow('house.svg is not in the picture folders');
});

test('an API asks for a picture once, however many want it, and has it itself then', async () => {
  const stored = bucket.stored();
  await api({ hasOriginals: true }).show(100);
  await stored;
  bucket.asked.length = 0;
  const other = api({ hasOriginals: false });
  await Promise.all([other.show(100), other.show(100), other.show(100)]);
  await other.show(100);
  expect(bucket.asked).toEqual([`GET ${other.pictures.toKey(RECORD, PNG(100))}`]);
});

test('while the bucket is away, pictures are computed; it is asked again after a while', async () => {
  bucket.isAway = true;
  const { show, lines } = api({ hasOriginals: true });
  for (const width of [100, 250, 400] as const) expect((await show(width)).length).toBeGreaterThan(0);
  expect(lines).toEqual(['the store of PICTURES does not answer']);
  expect(bucket.asked).toHaveLength(1);
});
