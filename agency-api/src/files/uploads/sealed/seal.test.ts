import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { openWith, sealWith } from './seal.ts';

const KEY = randomBytes(32);
const PIECE = 64 * 1024;
const SEALED_PIECE = PIECE + 16;
const HEADER = 11;

async function* inChunks(bytes: Buffer, size = 10_000) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const all = (pieces: AsyncIterable<Buffer>) => buffer(pieces);
const sealed = (bytes: Buffer, key = KEY) => all(sealWith([key])(inChunks(bytes)));
const opened = (bytes: Buffer, ...keys: Buffer[]) =>
  all(openWith([keys[0] ?? KEY, ...keys.slice(1)])(inChunks(bytes)));

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE + 17])(
  '%i bytes come back as they were',
  async (size) => {
    const bytes = randomBytes(size);
    const hidden = await sealed(bytes);
    expect((await opened(hidden)).equals(bytes)).toBe(true);
    if (size > 100) expect(hidden.includes(bytes.subarray(0, 32))).toBe(false);
  },
);

const three = randomBytes(3 * PIECE);
const swapped = (bytes: Buffer) =>
  Buffer.concat([
    bytes.subarray(0, HEADER),
    bytes.subarray(HEADER + SEALED_PIECE, HEADER + 2 * SEALED_PIECE),
    bytes.subarray(HEADER, HEADER + SEALED_PIECE),
    bytes.subarray(HEADER + 2 * SEALED_PIECE),
  ]);

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['changed in one bit', (bytes) => ((bytes[bytes.length - 100]! ^= 1), bytes)],
  ['with another beginning', (bytes) => ((bytes[HEADER - 1]! ^= 1), bytes)],
  ['without its end', (bytes) => bytes.subarray(0, HEADER + 2 * SEALED_PIECE)],
  ['without half a piece', (bytes) => bytes.subarray(0, -PIECE / 2)],
  ['with two pieces swapped', swapped],
  ['with more behind', (bytes) => Buffer.concat([bytes, bytes.subarray(HEADER)])],
  ['that is empty', () => Buffer.alloc(0)],
  ['that is not sealed', () => three],
])('a file %s is not given out', async (_, change) => {
  await expect(opened(change(await sealed(three)))).rejects.toThrow('seal');
});

test('a further key opens what it sealed, changed in nothing', async () => {
  const hidden = await sealed(three);
  expect((await opened(hidden, randomBytes(32), KEY)).equals(three)).toBe(true);
  await expect(opened(swapped(hidden), randomBytes(32), KEY)).rejects.toThrow('seal');
});

test('another key opens nothing', async () => {
  await expect(opened(await sealed(three), randomBytes(32))).rejects.toThrow('another key');
});
