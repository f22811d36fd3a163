import type { Response } from 'supertest';
import { MOVABLE_STATE } from '../contract/page-state-file.ts';
import { gateway, served } from '../testing/made-up-site.ts';
import { remembered } from '../testing/outcomes.ts';
import { ECHO_SHELL, publishAll, remoteCode, UNTRIED } from '../testing/release-fixture.ts';
import { promote, rollback, startCanary } from './releases/promote.ts';
import type { ReleaseStore } from './releases/release-store.ts';

const exposes = { './Page': { js: [], css: [] } };
const search = (version: string, server = remoteCode(`search ${version}`)) => ({
  name: 'mf-search',
  version,
  server,
  release: { exposes },
});
/** Says on its page, and in the state of it, which mf-search it was rendered with. */
const SHELL = ECHO_SHELL.replace(
  'target.end(body)',
  `target.end(body + ${JSON.stringify(MOVABLE_STATE)} + JSON.stringify({ path: request.url.pathname, loaded }) + '</script></body>')`,
);

/** Does harm only when a page shows it: a trial at promotion finds nothing. */
const HARMS = `exports.exposes = { './Page': { get default() { Object.prototype.harm = 1; return 'harm'; } } };`;

const start = (store: ReleaseStore, version: string, percent = 10) =>
  startCanary(store, { name: 'mf-search', version }, percent, UNTRIED);

/** Two gateways of one store, whose page cache is on and whose pages a CDN may keep. mf-search 1 is live, 2 and 3 are published. */
async function twoGateways() {
  const environment = { PAGE_SHARED_AGE: '60' };
  const { site, settings, store, content, figures } = await gateway(environment, undefined, { shell: SHELL });
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
    // As long as docs/releases.md says: 60 s, and 60 s more while it is asked for anew.
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60',
    );
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

describe('The state of a page in a file of its own', () => {
  const CANARY = 'release-bucket=3';
  const LIVE = 'release-bucket=70';
  const SIDES = [CANARY, LIVE] as const;
  let pages = 0;
  beforeEach(() => start(pair.store, '2'));

  /** A page that nobody has asked for yet, so that neither gateway has its state. */
  const newPage = () => `/fr/page-${++pages}/`;
  const toStateFile = async (which: number, page: string, cookie?: string) =>
    /data-file="([^"]+)"/.exec((await pair.ask(which, cookie, page).expect(200)).text)![1]!;
  const LOADED = {
    [CANARY]: ['mf-search search 2 on the only one'],
    [LIVE]: ['mf-search search on the only one'],
  };

  test.each(SIDES)('is that of the own side on both gateways, and kept by no cache: %s', async (side) => {
    const { ask } = pair;
    const page = newPage();
    const file = await toStateFile(0, page, side);
    for (const which of [0, 1, 1]) {
      const { text, headers } = await ask(which, side, file).expect(200);
      expect(JSON.parse(text)).toEqual({ path: page, loaded: LOADED[side] });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(bucketSet({ headers } as Response)).toEqual([]);
    }
  });

  test('has another name on each side, whichever gateway rendered it', async () => {
    const page = newPage();
    const names = { [CANARY]: new Set<string>(), [LIVE]: new Set<string>() };
    for (const which of [0, 1, 0])
      for (const side of SIDES) names[side].add(await toStateFile(which, page, side));
    expect(Object.values(names).map(({ size }) => size)).toEqual([1, 1]);
    expect(names[CANARY]).not.toEqual(names[LIVE]);
  });

  test.each([
    [CANARY, LIVE],
    [LIVE, CANARY],
  ])('of %s is nothing that a gateway makes for %s', async (side, other) => {
    const { ask } = pair;
    const file = await toStateFile(0, newPage(), side);
    const { text, headers } = await ask(1, other, file).expect(404);
    expect([headers['cache-control'], text]).toEqual(['no-store', 'Not found']);
    await ask(1, side, file).expect(200);
  });

  test('of a canary that has ended is made no more, and what is live is for all again', async () => {
    const { ask, store } = pair;
    const [first, second] = [newPage(), newPage()];
    const ofCanary = await toStateFile(0, first, CANARY);
    await rollback(store, 'mf-search', undefined, UNTRIED);
    await ask(1, CANARY, ofCanary).expect(404);
    const file = await toStateFile(1, second, CANARY);
    for (const which of [0, 1]) {
      const { text, headers } = await ask(which, undefined, file).expect(200);
      expect(JSON.parse(text)).toEqual({ path: second, loaded: LOADED[LIVE] });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
});
