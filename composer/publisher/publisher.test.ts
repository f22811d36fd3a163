import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import request from 'supertest';
import { pack } from '../gateway/releases/s3-store/archive.ts';
import { changeFirstFile } from '../testing/change-first-file.ts';
import { listening, toUrl } from '../testing/gateway-under-test.ts';
import { startCanary } from '../gateway/releases/promote.ts';
import { build, ECHO_SHELL, emptyStore, publishAll, release, UNTRIED } from '../testing/release-fixture.ts';
import { readPreview } from '../gateway/preview/preview-token.ts';
import { sendBuild, sendCommand } from './ask-publisher.ts';
import { createPublisher, publisherTokensSchema } from './publisher.ts';

const SEARCH = 'search'.repeat(8);
const ALL = 'operator'.repeat(8);
const GATEWAY = 'gateway1'.repeat(8);

const preview = { url: 'https://preview.example', key: 'k'.repeat(40) };

async function publisher(limit = 1_000_000, pace?: { idle: number; whole: number }) {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL });
  const tokens = {
    'team search': { token: SEARCH, apps: ['mf-search'] },
    operator: { token: ALL, apps: ['*'] },
    'gateway-1': { token: GATEWAY, gateway: true as const },
    'gateway-2': { token: GATEWAY.toUpperCase(), gateway: true as const },
  };
  const app = createPublisher({
    store,
    tokens,
    limit,
    log: pino({ level: 'silent' }),
    preview,
    ...(pace && { pace }),
  });
  const address = toUrl(await listening(app));
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

test('a team gets links to previews of its own apps, of versions that could go live, and nothing changes', async () => {
  const { store, search } = await publisher();
  await sendBuild(search, build({ name: 'mf-search' }), 'mf-search');
  await sendBuild(
    search,
    build({ name: 'mf-search', version: '2', server: 'throw 1;', web: { 'other.js': '' } }),
    'mf-search',
  );
  const before = await store.readRegistry();
  const told = await sendCommand(search, ['preview', 'mf-search', '1', '--for', '12h']);
  expect(told).toMatch(/^Who has this link sees mf-search 1 until \d{4}-\d\d-\d\d \d\d:\d\d UTC:\nhttps:/);
  const link = new URL(told.split('\n')[1]!);
  expect(link.origin + link.pathname).toBe('https://preview.example/preview');
  const made = readPreview(link.searchParams.get('token')!, preview.key)!;
  expect(made.releases).toEqual([{ app: 'mf-search', version: '1' }]);
  expect(made.until - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
  for (const [args, reason] of [
    [['preview', 'shell', '1'], '403'],
    [['preview', 'mf-search', '2'], '[server-code]'],
    [['preview', 'mf-search', '3'], '[unknown-release]'],
    [['preview', 'mf-search@1', 'mf-search@2'], 'one version of an app'],
    [['preview', 'mf-search', '--for', '31d'], 'longer than 30d'],
    [['promote', 'mf-search', '--for', '1d'], '--for belongs to preview'],
  ] as const)
    await expect(sendCommand(search, args)).rejects.toThrow(reason);
  expect(await store.readRegistry()).toEqual(before);
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
  await post(await pack(large)).expect(413, 'The body may have 20000 bytes');
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
    const { text: told } = await site
      .post('/releases')
      .set(bearer(SEARCH))
      .send(await pack(folder))
      .expect(422);
    expect(told).not.toContain(tmpdir());
    return told;
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

/** Sends the head of a build, and the rest when it is told to. */
function slowly(address: string, token: string, archive: Buffer) {
  const sent = httpRequest(`${address}/releases`, { method: 'POST', headers: bearer(token) });
  sent.on('error', () => {});
  const answer = once(sent, 'response').then(async ([response]: IncomingMessage[]) => ({
    status: response!.statusCode,
    text: await text(response!),
  }));
  sent.write(archive.subarray(0, 1_000));
  return { sent, answer };
}

test.each([
  ['falls silent', { idle: 50, whole: 60_000 }, 0],
  ['sends without end', { idle: 60_000, whole: 100 }, 5],
])('a sender that %s is refused, and the next of its token is heard', async (_what, pace, every) => {
  const { site, address, store } = await publisher(undefined, pace);
  const archive = await pack(build({ name: 'mf-search' }));
  const { sent, answer } = slowly(address, SEARCH, archive);
  const dripping = every ? setInterval(() => sent.write(Buffer.of(0)), every) : undefined;
  expect(await answer).toEqual({ status: 408, text: 'The body arrives too slowly' });
  clearInterval(dripping);
  sent.destroy();
  expect([...(await store.published()).keys()]).toEqual(['shell']);
  await site.post('/releases').set(bearer(SEARCH)).send(archive).expect(200);
});

test.each([
  ['/commands', SEARCH],
  ['/outcomes', GATEWAY],
])('a sender of JSON to %s that falls silent is refused', async (target, token) => {
  const { address } = await publisher(undefined, { idle: 50, whole: 60_000 });
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  const sent = httpRequest(`${address}${target}`, { method: 'POST', headers });
  sent.on('error', () => {}).write('[');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(408);
  sent.destroy();
});

test('nothing is read from who has no token', async () => {
  const { site } = await publisher();
  const answer = await site
    .post('/commands')
    .set(bearer('made-up'.repeat(8)))
    .send(['status'])
    .expect(401);
  expect(answer.headers['connection']).toBe('close');
});

test('while one team sends slowly, another publishes', async () => {
  const { site, address } = await publisher();
  const archive = await pack(build({ name: 'mf-search' }));
  const { sent, answer } = slowly(address, SEARCH, archive);
  await site
    .post('/releases')
    .set(bearer(ALL))
    .send(await pack(build({ name: 'mf-news' })))
    .expect(200);
  sent.end(archive.subarray(1_000));
  expect((await answer).status).toBe(200);
});

test('builds of a token are read one at a time; when several wait, others are told to come again', async () => {
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

const excluded = (more: object = {}) => ({
  app: 'shell',
  version: '1',
  kind: 'load',
  at: new Date().toISOString(),
  ...more,
});
const faulted = (count: number) => excluded({ kind: 'browser', counts: { render: count } });

test('gateways send what they excluded, each adds to its own, and status shows those of all', async () => {
  const { store, site, search } = await publisher();
  const send = (token: string, ...outcomes: object[]) =>
    site.post('/outcomes').set(bearer(token)).send(outcomes).expect(200);
  await send(GATEWAY, excluded(), faulted(2));
  await send(GATEWAY, faulted(3));
  await send(GATEWAY.toUpperCase(), faulted(4), excluded({ expose: './Teaser', kind: 'slow' }));
  const { known } = await store.readOutcomes();
  expect(known.map(({ kind, counts }) => [kind, counts]).sort()).toEqual([
    ['browser', { render: 9 }],
    ['load', undefined],
    ['slow', undefined],
  ]);
  const status = await sendCommand(search, ['status', 'shell']);
  expect(status).toContain('its code or translations could not be loaded');
  expect(status).toContain('faults in browsers: 9 render');
});

test.each([
  ['of a version that is not published', excluded({ version: '9' })],
  ['of an app that is a path', excluded({ app: '../../registry' })],
  ['of a version that is a path', excluded({ version: '../1' })],
  ['of the future', excluded({ at: '2199-01-01T00:00:00Z' })],
  ['with other fields', excluded({ who: 'me' })],
  ['that is none', null],
])('an outcome %s is left out, and those beside it are kept', async (_what, outcome) => {
  const { store, site } = await publisher();
  const { text } = await site.post('/outcomes').set(bearer(GATEWAY)).send([outcome, excluded()]).expect(200);
  expect(text).toBe('1 outcomes are known, 1 were left out.');
  const { known } = await store.readOutcomes();
  expect(known.map(({ app, version }) => [app, version])).toEqual([['shell', '1']]);
});

test.each([
  ['that are none', { app: 'shell' }, 400],
  ['too many', Array.from({ length: 601 }, () => excluded()), 400],
  ['too large', [excluded({ expose: `./${'x'.repeat(300_000)}` })], 413],
])('outcomes %s are refused, and none of them is kept', async (_what, body, status) => {
  const { store, site } = await publisher();
  await site.post('/outcomes').set(bearer(GATEWAY)).send(body).expect(status);
  expect(await store.readOutcomes()).toEqual({ known: [] });
});

test('a canary ends by an exclusion of its version since it began, not by what browsers tell, nor by another', async () => {
  const { store, site } = await publisher();
  await release(store, { name: 'mf-search' });
  const [second] = await publishAll(store, [{ name: 'mf-search', version: '2' }]);
  await startCanary(store, second!, 10, UNTRIED);
  const send = async (outcome: object) => {
    const told = { app: 'mf-search', version: '2', kind: 'render', at: new Date().toISOString(), ...outcome };
    await site.post('/outcomes').set(bearer(GATEWAY)).send([told]).expect(200);
    return (await store.readRegistry()).canary?.version;
  };
  expect(await send({ kind: 'browser', counts: { error: 9 } })).toBe('2');
  expect(await send({ kind: 'visitors', visitors: 3 })).toBe('2');
  expect(await send({ version: '1' })).toBe('2');
  expect(await send({ at: new Date(Date.now() - 60_000).toISOString() })).toBe('2');
  expect(await send({})).toBeUndefined();
  expect((await store.readRegistry()).live['mf-search']).toBe('1');
});

test('a batch of outcomes that is sent again, as its answer was lost, counts once', async () => {
  const { store, site } = await publisher();
  for (const batch of ['first', 'first', 'second'])
    await site
      .post('/outcomes')
      .set(bearer(GATEWAY))
      .set('idempotency-key', batch)
      .send([faulted(2)])
      .expect(200);
  expect((await store.readOutcomes()).known.map(({ counts }) => counts)).toEqual([{ render: 4 }]);
});

test('a gateway releases and sees nothing, and no team speaks for a gateway', async () => {
  const { site } = await publisher();
  await site.post('/outcomes').set(bearer(ALL)).send([excluded()]).expect(403);
  await site
    .post('/outcomes')
    .set(bearer('made-up'.repeat(8)))
    .send([excluded()])
    .expect(401);
  for (const command of [['promote', 'shell', '1'], ['status'], ['gc']])
    await site.post('/commands').set(bearer(GATEWAY)).send(command).expect(403);
  await site.post('/releases').set(bearer(GATEWAY)).send('no archive').expect(403);
});

test('a gateway that sends without end is told to wait, and others are heard', async () => {
  const { site } = await publisher();
  const send = (token: string) => site.post('/outcomes').set(bearer(token)).send([]);
  for (let time = 0; time < 60; time++) await send(GATEWAY).expect(200);
  await send(GATEWAY).expect(429);
  await send(GATEWAY.toUpperCase()).expect(200);
});

test.each([
  ['both', { token: ALL, apps: ['*'], gateway: true }],
  ['neither', { token: ALL }],
])('a token that is of %s, team and gateway, is refused', (_what, entry) => {
  expect(publisherTokensSchema.safeParse({ name: entry }).error?.message).toContain('must have either apps');
});

test.each(['../registry', 'a/b', 'Gateway', 'a.browser', '-'])('%s is no name of a gateway', (name) => {
  const { error } = publisherTokensSchema.safeParse({ [name]: { token: ALL, gateway: true } });
  expect(error?.message).toContain('small letters');
});

test('a publisher that is away is said to be', async () => {
  await expect(sendCommand({ address: 'http://127.0.0.1:4', token: SEARCH }, ['status'])).rejects.toThrow(
    'http://127.0.0.1:4 does not answer',
  );
});
