import type { Response } from 'supertest';
import { gateway, served } from '../testing/made-up-site.ts';
import { remembered } from '../testing/outcomes.ts';
import { publishAll, remoteCode, UNTRIED } from '../testing/release-fixture.ts';
import { promote, rollback, startCanary } from './releases/promote.ts';
import type { ReleaseStore } from './releases/release-store.ts';

const exposes = { './Page': { js: [], css: [] } };
const search = (version: string, server = remoteCode(`search ${version}`)) => ({
  name: 'mf-search',
  version,
  server,
  release: { exposes },
});
/** Does harm only when a page shows it: a trial at promotion finds nothing. */
const HARMS = `exports.exposes = { './Page': { get default() { Object.prototype.harm = 1; return 'harm'; } } };`;

const start = (store: ReleaseStore, version: string, percent = 10) =>
  startCanary(store, { name: 'mf-search', version }, percent, UNTRIED);

/** Two gateways of one store, whose page cache is on and whose pages a CDN may keep. mf-search 1 is live, 2 and 3 are published. */
async function twoGateways() {
  const { site, settings, store, content, figures } = await gateway({ PAGE_SHARED_AGE: '60' });
  Object.assign(content, { version: 1 });
  await publishAll(store, [search('2'), search('3'), search('4', HARMS)]);
  const sites = [site, await served(settings)];
  const ask = (which: number, cookie?: string, address = '/fr/') => {
    const asking = sites[which]!.get(address).set('host', 'site.example');
    return cookie === undefined ? asking : asking.set('cookie', cookie);
  };
  return { ask, store, figures };
}

let pair: Awaited<ReturnType<typeof twoGateways>>;
beforeAll(async () => {
  pair = await twoGateways();
});
beforeEach(() =>
  pair.store.updateRegistry(({ canary: _, ...registry }) => ({
    ...registry,
    live: { ...registry.live, 'mf-search': '1' },
  })),
);

/** The version of mf-search on a page. */
const computeVersion = ({ text }: Response) => /mf-search search( \d)? on/.exec(text)?.[1]?.trim() ?? '1';
const bucketSet = ({ headers }: Response): string[] =>
  ((headers['set-cookie'] ?? []) as unknown as string[]).filter((line) => line.startsWith('release-bucket='));

test('without a canary pages set no cookie, and shared caches may keep them', async () => {
  const { ask } = pair;
  for (let time = 0; time < 2; time++) {
    const answer = await ask(0).expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toContain('s-maxage=60');
  }
});

test('2,000 visitors: a tenth gets the canary, each the same from both gateways; nothing is for shared caches', async () => {
  const { ask, store, figures } = pair;
  expect(computeVersion(await ask(0))).toBe('1');
  await start(store, '2');
  const seen: Record<string, number> = {};
  for (let visitor = 0; visitor < 2_000; visitor++) {
    const cookie = `language=fr; release-bucket=${visitor % 100}`;
    const pages = [
      await ask(visitor % 2, cookie),
      ...(visitor < 200 ? [await ask((visitor + 1) % 2, cookie)] : []),
    ];
    for (const answer of pages) {
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(computeVersion(answer)).toBe(visitor % 100 < 10 ? '2' : '1');
    }
    const version = computeVersion(pages[0]!);
    seen[version] = (seen[version] ?? 0) + 1;
  }
  expect(seen).toEqual({ 1: 1_800, 2: 200 });
  // Both sides come from the page cache, and neither is ever given for the other.
  const [, hits] = /^site_page_cache_hits_total (\d+)$/m.exec((await figures.get('/metrics')).text) ?? [];
  expect(Number(hits)).toBeGreaterThan(1_000);
});

test('who is new gets a cookie of the session, and with it the version of the first page, from either gateway', async () => {
  const { ask, store } = pair;
  await start(store, '2', 50);
  const versions = new Set<string>();
  for (let visitor = 0; visitor < 40; visitor++) {
    const first = await ask(visitor % 2).expect(200);
    const [line] = bucketSet(first);
    expect(line).toMatch(/^release-bucket=\d{1,2}; Path=\/; HttpOnly; SameSite=Lax$/);
    const next = await ask((visitor + 1) % 2, line!.split(';')[0]).expect(200);
    expect(computeVersion(next)).toBe(computeVersion(first));
    expect(bucketSet(next)).toEqual([]);
    versions.add(computeVersion(first));
  }
  expect([...versions].sort()).toEqual(['1', '2']);
  // Where an address without language leads is for nobody else either.
  const redirect = await ask(0, undefined, '/').expect(302);
  expect(bucketSet(redirect)).toHaveLength(1);
  expect(redirect.headers['cache-control']).toBe('private, no-store');
});

test('a share that grows keeps those who have the canary', async () => {
  const { ask, store } = pair;
  for (const [percent, expected] of [
    [10, '1'],
    [50, '2'],
  ] as const) {
    await start(store, '2', percent);
    expect(computeVersion(await ask(0, 'release-bucket=9'))).toBe('2');
    expect(computeVersion(await ask(1, 'release-bucket=10'))).toBe(expected);
  }
});

test.each([
  '100',
  '-1',
  '07',
  '1e1',
  '0x5',
  'NaN',
  '5.0',
  '',
  '%00',
  '5 5',
  'a'.repeat(4_000),
  '__proto__',
  '9'.repeat(400),
])('a bucket that is none counts as none (%#)', async (value) => {
  const { ask, store } = pair;
  await start(store, '2');
  const answer = await ask(0, `release-bucket=${value}`).expect(200);
  expect(bucketSet(answer)).toHaveLength(1);
  expect(computeVersion(await ask(1, `xrelease-bucket=5; release-bucket=${value}; release-bucket=5`))).toBe(
    '2',
  );
});

test.each([
  ['a rollback', '1', (store: ReleaseStore) => rollback(store, 'mf-search', undefined, UNTRIED)],
  [
    'a promotion',
    '2',
    (store: ReleaseStore) => promote(store, [{ name: 'mf-search', version: '2' }], UNTRIED),
  ],
])('%s ends it for all at the next request, and takes the cookies back', async (_what, version, end) => {
  const { ask, store } = pair;
  await start(store, '2');
  expect(computeVersion(await ask(0, 'release-bucket=3'))).toBe('2');
  await end(store);
  for (const which of [0, 1]) {
    await ask(which).expect(200);
    const answer = await ask(which, 'release-bucket=3');
    expect(computeVersion(answer)).toBe(version);
    expect(bucketSet(answer)).toEqual(['release-bucket=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const other = await ask(which);
    expect(computeVersion(other)).toBe(version);
    expect(other.headers['set-cookie']).toBeUndefined();
    expect(other.headers['cache-control']).toContain('s-maxage=60');
  }
});

test('a gateway that leaves the canary out ends it on all of them; what is live loses nothing', async () => {
  const { ask, store, figures } = pair;
  await start(store, '4');
  await ask(0, 'release-bucket=3').expect(200);
  expect(await remembered(store, 1)).toEqual(['mf-search 4 prototype']);
  const { canary, history } = await store.readRegistry();
  expect(canary).toBeUndefined();
  expect(history['mf-search']!.at(-1)).toMatchObject({
    action: 'canary-end',
    version: '4',
    who: 'gateway',
    note: expect.stringMatching(/^excluded .*: it changed what all releases share$/),
  });
  for (const which of [0, 1]) expect(computeVersion(await ask(which, 'release-bucket=3'))).toBe('1');
  expect((await figures.get('/metrics')).text).toContain(
    'site_canaries_ended_total{remote="mf-search",version="4"} 1',
  );
});

test('a canary whose release cannot be read costs nobody a page', async () => {
  const { ask, store } = pair;
  await store.updateRegistry((registry) => ({
    ...registry,
    canary: { app: 'mf-search', version: '9', percent: 50, at: new Date().toISOString() },
  }));
  for (const bucket of [3, 70])
    expect(computeVersion(await ask(0, `release-bucket=${bucket}`).expect(200))).toBe('1');
});
