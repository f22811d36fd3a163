import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { folderStore } from './folder-store.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';
import { readStoreAddress } from './store-address.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facade-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Keeps objects in memory, and refuses requests that are not signed or say no length. */
const objects = new Map<string, Buffer>();
const bucket = createServer((request, response) => {
  const key = request.url!;
  const { authorization = '', 'content-length': length } = request.headers;
  if (
    !/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-west-3\/s3\//.test(authorization) ||
    key.includes('refused')
  )
    return void response.writeHead(403).end('denied');
  if (request.method === 'DELETE') return void response.writeHead(objects.delete(key) ? 204 : 404).end();
  if (request.method === 'GET') {
    const object = objects.get(key);
    return void response.writeHead(object ? 200 : 404).end(object);
  }
  if (length === undefined) return void response.writeHead(411).end();
  void buffer(request).then((body) => {
    objects.set(key, body);
    response.writeHead(200).end();
  });
});
beforeAll(() => new Promise<void>((resolve) => void bucket.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => bucket.close(resolve)));

const STORES: Record<string, () => FileStore> = {
  folder: () => folderStore(join(folder, 'kept')),
  bucket: () =>
    s3Store({
      address: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/uploads`,
      region: 'eu-west-3',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    }),
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
