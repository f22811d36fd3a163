import express from 'express';
import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import request from 'supertest';
import { Deltas } from '../dictionaries/deltas.ts';
import { rollback } from '../releases/promote.ts';
import { emptyStore, release, UNTRIED } from '../../testing/release-fixture.ts';
import { releaseFiles } from './release-files.ts';
import { securityHeaders } from './security.ts';

const text = (change: string) =>
  Array.from({ length: 2_000 }, (_, line) => `line(${line * line});`).join('\n') + change;
const version = (number: string, web: Record<string, string>) => ({ name: 'mf-a', version: number, web });
const OLD = { 'main.00000001.js': text('old()'), 'same.00000009.js': text('same()') };
const NEW = { 'main.00000002.js': text('new()'), 'same.00000009.js': text('same()') };

async function site() {
  const store = emptyStore();
  await release(store, { name: 'shell' }, version('1', OLD));
  const faults: unknown[] = [];
  const deltas = new Deltas({ store, bytes: 1_000_000, report: (error) => faults.push(error) });
  await deltas.follow();
  await release(store, version('2', NEW));
  await deltas.follow();
  expect(faults).toEqual([]);
  return { store, deltas, site: request(express().use('/remotes', releaseFiles(store, deltas))) };
}

const computeHash = (content: string) => createHash('sha256').update(content).digest('base64');
const has = (content: string) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${computeHash(content)}:`,
});

/** What a browser makes of a difference, as RFC 9842 says. */
function decoded(body: Buffer, dictionary: string): string {
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40).toString('base64')).toBe(computeHash(dictionary));
  return zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(dictionary) }).toString();
}

test.each(Object.entries(OLD))('who has %s gets what changed', async (earlier, known) => {
  const { site: get } = await site();
  const [file, content] = Object.entries(NEW).find(([name]) => name.slice(0, 4) === earlier.slice(0, 4))!;
  const { headers, body } = await get
    .get(`/remotes/mf-a/2/web/${file}`)
    .set(has(known))
    .responseType('blob')
    .expect(200);
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding, available-dictionary',
  });
  expect((body as Buffer).length).toBeLessThan(150);
  expect(decoded(body as Buffer, known)).toBe(content);
});

test('each file names those that it is a dictionary for, and what its answer depends on', async () => {
  const { site: get } = await site();
  const { headers } = await get.get('/remotes/mf-a/2/web/main.00000002.js').expect(200);
  expect(headers['use-as-dictionary']).toBe('match="/remotes/mf-a/*/web/main.*.js"');
  expect(headers.vary).toBe('accept-encoding, available-dictionary');
  expect(headers['content-encoding']).toBeUndefined();
});

test.each([
  ['does not take differences', { ...has(text('old()')), 'accept-encoding': 'gzip, br' }],
  ['has an unknown version', has(text('older()'))],
  ['names no hash', { ...has(''), 'available-dictionary': ':x:' }],
  ['names something else', { ...has(''), 'available-dictionary': `${'a'.repeat(10_000)}` }],
])('who %s gets the whole file', async (_what, headers) => {
  const { site: get } = await site();
  const answer = await get.get('/remotes/mf-a/2/web/main.00000002.js').set(headers).buffer(true).expect(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('no difference answers what is no reading', async () => {
  const { site: get } = await site();
  await get
    .post('/remotes/mf-a/2/web/main.00000002.js')
    .set(has(text('old()')))
    .expect(404);
});

test('after a rollback, who has the release that was taken back gets what changed', async () => {
  const { store, deltas, site: get } = await site();
  await rollback(store, 'mf-a', undefined, UNTRIED);
  await deltas.follow();
  const { body } = await get
    .get('/remotes/mf-a/1/web/main.00000001.js')
    .set(has(NEW['main.00000002.js']))
    .responseType('blob')
    .expect(200);
  expect(decoded(body as Buffer, NEW['main.00000002.js'])).toBe(OLD['main.00000001.js']);
});

test.each([
  ['whole', {}],
  ['as a difference', has(OLD['main.00000001.js'])],
])(
  'pages of other origins may load a file that is sent %s, and see how long it took',
  async (_how, known) => {
    const { store, deltas } = await site();
    const app = express()
      .use(securityHeaders({ secure: true } as Parameters<typeof securityHeaders>[0]))
      .use('/remotes', releaseFiles(store, deltas));
    const { headers } = await request(app).get('/remotes/mf-a/2/web/main.00000002.js').set(known).expect(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    });
  },
);
