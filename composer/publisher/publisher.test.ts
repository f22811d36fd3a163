import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import request from 'supertest';
import { pack } from '../gateway/releases/s3-store/archive.ts';
import { changeFirstFile } from '../testing/change-first-file.ts';
import { listening, urlOf } from '../testing/gateway-under-test.ts';
import { build, ECHO_SHELL, emptyStore, release } from '../testing/release-fixture.ts';
import { sendBuild, sendCommand } from './ask-publisher.ts';
import { createPublisher } from './publisher.ts';

const SEARCH = 'search'.repeat(8);
const ALL = 'operator'.repeat(8);

async function publisher(limit = 1_000_000) {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL });
  const tokens = {
    'team search': { token: SEARCH, apps: ['mf-search'] },
    operator: { token: ALL, apps: ['*'] },
  };
  const app = createPublisher({ store, tokens, limit, log: pino({ level: 'silent' }) });
  const address = urlOf(await listening(app));
  return {
    store,
    address,
    site: request(address),
    search: { address, token: SEARCH },
    all: { address, token: ALL },
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a team publishes and promotes with nothing but its token, and the history has its name', async () => {
  const { store, search } = await publisher();
  const folder = build({ name: 'mf-search' });
  expect(await sendBuild(search, folder, 'mf-search')).toMatch(/^mf-search 1 is published/);
  expect(await sendBuild(search, folder, 'mf-search')).toMatch(/^mf-search 1 is published/);
  const change = ['--note', 'faster', '--commit', '2f3d1e1d', '--who', 'somebody else'];
  expect(await sendCommand(search, ['promote', 'mf-search', '1', ...change])).toBe('mf-search 1 is live.');
  expect(await sendCommand(search, ['status', 'mf-search'])).toContain('● 1');
  expect(await sendCommand(search, ['retire', 'mf-search'])).toContain('no longer live');
  const by = { who: 'team search', note: 'faster', commit: '2f3d1e1d' };
  expect((await store.readRegistry()).history['mf-search']).toMatchObject([
    { version: '1', action: 'promote', ...by },
    { version: '1', action: 'retire', who: 'team search' },
  ]);
});

test('a team releases its own apps only; slots and removal are for those with a token for all', async () => {
  const { store, search, all } = await publisher();
  await expect(sendBuild(search, build({ name: 'mf-news' }), 'mf-news')).rejects.toThrow(
    '403: The token of team search is for mf-search, not for mf-news',
  );
  for (const args of [
    ['promote', 'shell', '1'],
    ['promote', 'mf-search@1', 'shell@1'],
    ['rollback', 'shell'],
    ['retire', 'mf-news', '--force'],
    ['slot', 'article/below-text', '--clear'],
    ['gc'],
  ])
    await expect(sendCommand(search, args)).rejects.toThrow('answers 403');
  expect([...(await store.published()).keys()]).toEqual(['shell']);
  expect(await sendCommand(all, ['gc'])).toContain('Nothing is removed');
});

test.each([[{}], [bearer('made-up'.repeat(8))], [{ authorization: `Basic ${SEARCH}` }]])(
  'nobody without a token is answered (%j)',
  async (headers) => {
    const { site } = await publisher();
    await site.post('/commands').set(headers).send(['status']).expect(401);
    await site.post('/releases').set(headers).send('archive').expect(401);
  },
);

test('what is refused is told with its reasons, and wrong usage with the usage', async () => {
  const { search, site } = await publisher();
  await expect(sendCommand(search, ['promote', 'mf-search', '9'])).rejects.toThrow(
    /422: \[unknown-app\] The release store has no app mf-search/,
  );
  await expect(sendCommand(search, ['destroy', 'mf-search'])).rejects.toThrow('400: There is no "destroy"');
  await expect(sendCommand(search, ['publish', 'mf-search'])).rejects.toThrow('400: A build is sent');
  for (const body of ['{"promote":1}', '"promote"', '{'])
    await site
      .post('/commands')
      .set({ ...bearer(SEARCH), 'content-type': 'application/json' })
      .send(body)
      .expect(400);
});

test('builds that are too large, cut off, changed or none are refused, and nothing of them is stored', async () => {
  const { store, site, search } = await publisher(20_000);
  const folder = build({ name: 'mf-search' });
  const archive = await pack(folder);
  const post = (body: Buffer) =>
    site
      .post('/releases')
      .set({ ...bearer(SEARCH), 'content-type': 'application/x-tar' })
      .send(body);
  await post(archive.subarray(0, 2_000)).expect(422, /cut off/);
  await post(Buffer.alloc(2_000, 'x')).expect(422, /something else than files/);
  writeFileSync(path.join(folder, 'web/remoteEntry.js'), 'changed');
  await post(await pack(folder)).expect(422, /\[file-changed\]/);
  await expect(sendBuild(search, folder, 'mf-search')).rejects.toThrow('[file-changed]');
  const large = build({ name: 'mf-search', web: { 'large.js': 'x'.repeat(50_000) } });
  await post(await pack(large)).expect(413, 'A build may have 20000 bytes');
  expect([...(await store.published()).keys()]).toEqual(['shell']);
});

test('an archive whose files lead out of the folder is refused, and writes nothing', async () => {
  const { site } = await publisher();
  const outside = `outside-${randomUUID()}`;
  const archive = await pack(build({ name: 'mf-search' }));
  changeFirstFile(archive, { name: `a\n/../../${outside}` });
  await site
    .post('/releases')
    .set(bearer(SEARCH))
    .send(archive)
    .expect(422, /something else than files/);
  expect(existsSync(path.join(tmpdir(), outside))).toBe(false);
});

test('an archive without a release, or with a damaged one, is refused by what is wrong, and no path is told', async () => {
  const { site } = await publisher();
  const refusal = async (change: (folder: string) => void) => {
    const folder = build({ name: 'mf-search' });
    change(folder);
    const { text } = await site
      .post('/releases')
      .set(bearer(SEARCH))
      .send(await pack(folder))
      .expect(422);
    expect(text).not.toContain(tmpdir());
    return text;
  };
  expect(await refusal((folder) => rmSync(path.join(folder, 'release.json')))).toContain(
    '[unknown-release] the archive has no release.json',
  );
  expect(
    await refusal((folder) => writeFileSync(path.join(folder, 'release.json'), '{"name":"mf-search"}')),
  ).toMatch(/\[invalid-release\] release.json of the archive is no release: .*version: /);
});

test('a file that is too large is refused before it is read', async () => {
  const { site } = await publisher();
  const archive = await pack(build({ name: 'mf-search' }));
  changeFirstFile(archive, { size: 20_000_001 });
  await site
    .post('/releases')
    .set(bearer(SEARCH))
    .send(archive)
    .expect(422, /may have 20000000 bytes/);
});

test('builds are read one at a time; when several wait, others are told to come again', async () => {
  const { address, site } = await publisher();
  const archive = await pack(build({ name: 'mf-search' }));
  const sending = Array.from({ length: 5 }, () => {
    const sent = httpRequest(`${address}/releases`, { method: 'POST', headers: bearer(SEARCH) });
    const answer = once(sent, 'response').then(([response]: IncomingMessage[]) => response!);
    sent.write(archive.subarray(0, 1_000));
    return { sent, answer };
  });
  const refused = await Promise.race(sending.map(async (one) => (await one.answer, one)));
  expect(await refused.answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
  refused.sent.on('error', () => {}).destroy();
  await site.post('/commands').set(bearer(SEARCH)).send(['status']).expect(200);
  const others = sending.filter((one) => one !== refused);
  for (const { sent } of others) sent.end(archive.subarray(1_000));
  for (const { answer } of others) expect((await answer).resume().statusCode).toBe(200);
  await site.post('/releases').set(bearer(SEARCH)).send(archive).expect(200);
});

test('a publisher that is away is said to be', async () => {
  await expect(sendCommand({ address: 'http://127.0.0.1:4', token: SEARCH }, ['status'])).rejects.toThrow(
    'http://127.0.0.1:4 does not answer',
  );
});
