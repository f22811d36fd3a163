import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { createFetchedOriginals } from './fetched-originals.ts';
import { pictureFetcher } from './http-source.ts';
import { pictureHosts } from './picture-hosts.ts';

let elsewhere: Server;
let answer: RequestListener;
let origin: string;
let asked: string[];
let fetchPicture: ReturnType<typeof pictureFetcher>;
const kept = new Map<string, Buffer>();
const cache = {
  read: async (key: string) => kept.get(key) ?? null,
  has: async (key: string) => kept.has(key),
  write: async (key: string, content: Buffer) => void kept.set(key, content),
  remove: async (key: string) => void kept.delete(key),
};
const staying = new AbortController().signal;
const limits = { timeoutMs: 10_000, maxBytes: 1_000_000, cooldownMs: 30_000 };
const IMPATIENT = { ...limits, timeoutMs: 100 };
const SOON = { ...limits, cooldownMs: 1 };

beforeEach(async () => {
  kept.clear();
  asked = [];
  elsewhere = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  fetchPicture = pictureFetcher(pictureHosts(new URL(origin).host));
});
afterEach(async () => {
  elsewhere.closeAllConnections();
  await new Promise((done) => elsewhere.close(done));
});

const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b4532f' } })
  .jpeg()
  .toBuffer();
const sendAs =
  (type: string, body: Buffer): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', type).end(body);

test('a picture is cached', async () => {
  answer = sendAs('image/jpeg', photo);
  await createFetchedOriginals(cache, fetchPicture).fetch(`${origin}/a.jpg`, 'a', staying);
  expect(kept.get('a')).toEqual(photo);
});

test.each([
  ['an HTML page with the content type of a picture', Buffer.from('<!doctype html><p>Maintenance')],
  [
    'a drawing that says that it is a photo',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a picture that ends in the middle', photo.subarray(0, photo.length / 2)],
  ['a header without a picture', photo.subarray(0, 200)],
  ['nothing', Buffer.alloc(0)],
])('%s is not kept, and asked for again only after a while', async (_name, body) => {
  answer = sendAs('image/jpeg', body);
  const fetched = createFetchedOriginals(cache, fetchPicture, limits);
  const unusable = { fault: 'unusable' };
  await expect(fetched.fetch(`${origin}/a.jpg`, 'a', staying)).rejects.toMatchObject(unusable);
  await expect(fetched.fetch(`${origin}/a.jpg`, 'a', staying)).rejects.toMatchObject(unusable);
  expect(() => fetched.checkFailure(`${origin}/a.jpg`)).toThrow();
  expect([...kept.keys()]).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('a picture is shown after its server has repaired it', async () => {
  answer = sendAs('image/jpeg', Buffer.from('<p>Maintenance'));
  const fetched = createFetchedOriginals(cache, fetchPicture, SOON);
  await expect(fetched.fetch(`${origin}/a.jpg`, 'a', staying)).rejects.toMatchObject({ fault: 'unusable' });
  answer = sendAs('image/jpeg', photo);
  const again = () => fetched.fetch(`${origin}/a.jpg`, 'a', staying).catch(() => null);
  let bytes = null;
  while (!bytes) bytes = await setImmediate(again());
  expect(bytes).toEqual(photo);
});

test('an unresponsive server is not asked for other pictures either', async () => {
  answer = () => {};
  const fetched = createFetchedOriginals(cache, fetchPicture, IMPATIENT);
  await expect(fetched.fetch(`${origin}/a.jpg`, 'a', staying)).rejects.toMatchObject({ fault: 'silent' });
  await expect(fetched.fetch(`${origin}/b.jpg`, 'b', staying)).rejects.toMatchObject({ fault: 'silent' });
  expect(asked).toEqual(['/a.jpg']);
});

test('a picture that is too slow is aborted, and no other', async () => {
  answer = (request, response) => {
    response.setHeader('content-type', 'image/jpeg');
    if (request.url === '/slow.jpg') response.write(photo.subarray(0, 10));
    else response.end(photo);
  };
  const fetched = createFetchedOriginals(cache, fetchPicture, { ...limits, timeoutMs: 2_000 });
  await expect(fetched.fetch(`${origin}/slow.jpg`, 'slow', staying)).rejects.toMatchObject({
    fault: 'unreachable',
  });
  expect(await fetched.fetch(`${origin}/b.jpg`, 'b', staying)).toEqual(photo);
});

test('a fetch without callers is aborted, and does not count as a failure', async () => {
  const closed = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  answer = (_request, response) => {
    began.resolve();
    response.once('close', closed.resolve);
  };
  const fetched = createFetchedOriginals(cache, fetchPicture, { ...limits, timeoutMs: 60_000 });
  const client = new AbortController();
  const left = fetched.fetch(`${origin}/a.jpg`, 'a', client.signal);
  await began.promise;
  client.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await closed.promise;
  expect(() => fetched.checkFailure(`${origin}/a.jpg`)).not.toThrow();
});
