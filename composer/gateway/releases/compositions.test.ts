import { appendFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { ECHO_SHELL, emptyStore, publishAll, release, remoteCode } from '../../testing/release-fixture.ts';
import { Compositions } from './compositions.ts';
import type { Selection } from './compositions.ts';
import { LiveReleases } from './live-releases.ts';

const PAGE = { './Page': { js: ['page.js'], css: [] } };
const search = (version: string, more = {}) => ({
  name: 'mf-search',
  version,
  server: remoteCode(`search ${version}`),
  release: { exposes: PAGE, ...more },
});
const route = (path: string) => ({
  id: 'page',
  page: './Page',
  hydrate: 'load' as const,
  paths: { nl: path, fr: path, en: path, de: path },
});

/** Requests that name versions of mf-search in a header are answered with them. */
async function createCompositions() {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL }, search('1'));
  const live = new LiveReleases(store, { start: async () => {}, report: () => {} });
  const select = ({ headers }: IncomingMessage): Selection | undefined =>
    typeof headers['x-search'] === 'string'
      ? { releases: [{ app: 'mf-search', version: headers['x-search'] }] }
      : undefined;
  let time = 0;
  const pass = (ms: number) => void (time += ms);
  const compositions = new Compositions({ live, store, select, now: () => time });
  const asking = (version?: string) =>
    ({ headers: version === undefined ? {} : { 'x-search': version } }) as unknown as IncomingMessage;
  const versionFor = async (version?: string) =>
    (await compositions.for(asking(version))).composition.remotes['mf-search']?.version;
  return { store, live, compositions, asking, versionFor, pass };
}

test('who selects nothing gets the very set that is live', async () => {
  const { live, compositions, asking } = await createCompositions();
  expect(await compositions.for(asking())).toBe(await live.current());
});

test('who selects a version gets it beside what is live, one set for all who select it; others do not', async () => {
  const { store, live, compositions, asking, versionFor } = await createCompositions();
  await publishAll(store, [search('2')]);
  const [one, other] = await Promise.all([compositions.for(asking('2')), compositions.for(asking('2'))]);
  expect(one).toBe(other);
  expect(one.audience).toBe('holder');
  expect(one.hash).not.toBe((await live.current()).hash);
  expect(one.composition.shell).toEqual((await live.current()).composition.shell);
  expect(await Promise.all([versionFor('2'), versionFor()])).toEqual(['2', '1']);
});

test('what goes live meanwhile is in the set from the next request on', async () => {
  const { store, compositions, asking } = await createCompositions();
  await publishAll(store, [search('2')]);
  await compositions.for(asking('2'));
  await release(store, { name: 'mf-property', server: remoteCode('property'), release: { exposes: PAGE } });
  const { composition } = await compositions.for(asking('2'));
  expect(composition.remotes).toMatchObject({
    'mf-search': { version: '2' },
    'mf-property': { version: '1' },
  });
});

test.each(['3', '../1', '__proto__'])('a version that is not published is refused: %s', async (version) => {
  const { compositions, asking } = await createCompositions();
  await expect(compositions.for(asking(version))).rejects.toThrow('[unknown-release]');
});

test('a version that was removed is shown no more, one that cannot be looked for is', async () => {
  const { store, live, asking, compositions, versionFor, pass } = await createCompositions();
  await publishAll(store, [search('2'), search('3')]);
  expect([await versionFor('2'), await versionFor('3')]).toEqual(['2', '3']);
  const before = await compositions.for(asking('3'));
  await store.remove(() => [{ app: 'mf-search', version: '2' }]);
  pass(10_000);
  await expect(versionFor('2')).rejects.toThrow('[unknown-release]');
  const published = store.published.bind(store);
  store.published = () => Promise.reject(new Error('away'));
  expect(await compositions.for(asking('3'))).toBe(before);
  store.published = published;
  pass(10_000);
  expect(await compositions.for(asking('3'))).toBe(before);
  expect(await live.current()).toBe(await compositions.for(asking()));
});

test('a release whose files are not what was published is refused', async () => {
  const { store, versionFor } = await createCompositions();
  await publishAll(store, [search('2')]);
  appendFileSync(path.join(store.releaseFolder('mf-search', '2'), 'server/server.cjs'), '//');
  await expect(versionFor('2')).rejects.toThrow('[file-changed]');
  expect(await versionFor()).toBe('1');
});

test('a release that does not fit what is live is refused', async () => {
  const { store, versionFor } = await createCompositions();
  await release(store, {
    name: 'mf-property',
    server: remoteCode('property'),
    release: { exposes: PAGE, routes: [route('taken')] },
  });
  await publishAll(store, [search('2', { routes: [route('taken')] })]);
  await expect(versionFor('2')).rejects.toThrow('[route-clash]');
});

test('the file of a set is for those who selected it; that of the live one is for all', async () => {
  const { store, live, compositions, asking } = await createCompositions();
  await publishAll(store, [search('2')]);
  const [own] = Object.values((await compositions.for(asking('2'))).compositionPaths);
  const [ofLive] = Object.values((await live.current()).compositionPaths);
  // Another gateway may have rendered the page: this one has not made the set yet.
  const other = new Compositions({ live, store, select: () => undefined });
  expect(await compositions.file(own!, asking('2'))).toMatchObject({
    audience: 'holder',
    file: { path: own },
  });
  expect(await compositions.file(own!, asking())).toBeUndefined();
  expect(await other.file(own!, asking('2'))).toBeUndefined();
  for (const version of ['2', undefined])
    expect(await compositions.file(ofLive!, asking(version))).toMatchObject({ audience: 'all' });
});
