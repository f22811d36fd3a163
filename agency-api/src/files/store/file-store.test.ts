import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testBucket, type TestBucket } from '../../../testing/test-bucket.ts';
import { folderStore, type FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';
import { readStore, readStoreAddress } from './store-address.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facade-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await testBucket();
});

const STORES: Record<string, () => FileStore> = {
  folder: () => folderStore(join(folder, 'kept')),
  bucket: () => s3Store(bucket.keys),
};

describe.each(Object.keys(STORES))('A %s', (kind) => {
  test('gives back what it took over, until it is removed', async () => {
    const store = STORES[kind]!();
    const path = join(folder, 'finished');
    await writeFile(path, 'bytes of a file');
    await store.put('key', path);
    expect(String(await buffer((await store.open('key'))!))).toBe('bytes of a file');
    await store.remove('key');
    await store.remove('key');
    expect(await store.open('key')).toBeUndefined();
  });
});

test('a folder is the owner’s alone, and holds finished files only', async () => {
  expect(await readdir(join(folder, 'kept'))).toEqual([]);
});

test('a bucket that refuses a file says so', async () => {
  const path = join(folder, 'other');
  await writeFile(path, 'x');
  await expect(STORES.bucket!().put('refused', path)).rejects.toThrow('403');
});

test.each([
  ['file:', { kind: 'folder', folder: undefined }],
  ['file:/srv/uploads', { kind: 'folder', folder: '/srv/uploads' }],
  ['s3+https://s3.example/bucket/', { kind: 's3', address: 'https://s3.example/bucket' }],
])('%s is a store', (text, address) => {
  expect(readStoreAddress(text)).toEqual(address);
});

test.each([
  ['gs://bucket', 'gs:'],
  ['uploads', '"uploads"'],
  ['file:uploads', 'absolute folder'],
  ['s3+https://s3.example', 'name of a bucket'],
  ['s3+https://id:secret@s3.example/bucket', 'name of a bucket'],
])('%s is refused by name', (text, reason) => {
  expect(() => readStoreAddress(text)).toThrow(reason);
});

test.each(['UPLOADS', 'PICTURES'] as const)('%s may be a bucket only with the keys that open it', (name) => {
  const keys = { UPLOADS_S3_REGION: 'eu-west-3', UPLOADS_S3_KEY_ID: 'id', UPLOADS_S3_SECRET: '' };
  const read = (settings: typeof keys) => readStore(name, 's3+https://s3.example/bucket', settings);
  expect(() => read(keys)).toThrow(`${name} names a bucket: UPLOADS_S3_KEY_ID and UPLOADS_S3_SECRET`);
  expect(read({ ...keys, UPLOADS_S3_SECRET: 'secret' })).toEqual({
    address: { kind: 's3', address: 'https://s3.example/bucket' },
    keys: { region: 'eu-west-3', accessKeyId: 'id', secretAccessKey: 'secret' },
  });
});
