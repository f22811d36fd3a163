import { catchRefusal } from '../../testing/refusal.ts';
import { emptyStore, publishAll, release, UNTRIED } from '../../testing/release-fixture.ts';
import { promote, rollback, startCanary } from './promote.ts';
import { RecentVersions } from './recent-versions.ts';
import { removeUnused } from './remove-unused.ts';
import { retire } from './retire.ts';

const PAGE = { './Page': { js: ['page.js'], css: [] } };
const search = (version: string, more = {}) => ({
  name: 'mf-search',
  version,
  release: { exposes: PAGE, ...more },
});
const route = (path: string) => ({
  id: 'page',
  page: './Page',
  hydrate: 'load' as const,
  paths: { nl: path, fr: path, en: path, de: path },
});
const hint = { widgets: [{ name: 'Hint', expose: './Hint' }], exposes: { './Hint': { js: [], css: [] } } };

/** mf-search 1 is live; 2 and 3 are published. */
async function storeWithSearch() {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  await release(store, search('1'));
  await publishAll(store, [search('2'), search('3')]);
  return store;
}

type Store = ReturnType<typeof emptyStore>;
const start = (store: Store, version: string, percent = 10) =>
  startCanary(store, { name: 'mf-search', version }, percent, UNTRIED, { who: 'ann' });
const liveAndCanary = async (store: Store) => {
  const { live, canary } = await store.readRegistry();
  return [live['mf-search'], canary && `${canary.version} ${canary.percent} %`];
};
const back = (store: Store, version?: string) => rollback(store, 'mf-search', version, UNTRIED);

test('a canary leaves what is live as it is; its history says who started and ended it', async () => {
  const store = await storeWithSearch();
  await start(store, '2');
  expect(await liveAndCanary(store)).toEqual(['1', '2 10 %']);
  await back(store);
  const { history } = await store.readRegistry();
  expect(history['mf-search']!.map(({ action, version, who }) => [action, version, who])).toEqual([
    ['promote', '1', undefined],
    ['canary', '2', 'ann'],
    ['canary-end', '2', undefined],
  ]);
});

test('a rollback ends it and leaves what is live; the next one goes to the version that was live before', async () => {
  const store = await storeWithSearch();
  await promote(store, [{ name: 'mf-search', version: '2' }], UNTRIED);
  await start(store, '3');
  expect(await back(store)).toMatchObject({
    releases: [],
    endedCanary: { name: 'mf-search', version: '3' },
  });
  expect(await liveAndCanary(store)).toEqual(['2', undefined]);
  expect((await back(store)).releases).toMatchObject([{ version: '1' }]);
});

test.each([
  ['promoting it', '2', (store: Store) => promote(store, [{ name: 'mf-search', version: '2' }], UNTRIED)],
  [
    'promoting another version',
    '3',
    (store: Store) => promote(store, [{ name: 'mf-search', version: '3' }], UNTRIED),
  ],
  [
    'promoting what is live',
    '1',
    (store: Store) => promote(store, [{ name: 'mf-search', version: '1' }], UNTRIED),
  ],
  ['rolling back to a version by name', '3', (store: Store) => back(store, '3')],
  ['retiring its app', undefined, (store: Store) => retire(store, 'mf-search')],
])('%s ends it', async (_what, live, change) => {
  const store = await storeWithSearch();
  await start(store, '2');
  await change(store);
  expect(await liveAndCanary(store)).toEqual([live, undefined]);
});

test('changes of other apps leave it; another share or version takes its place', async () => {
  const store = await storeWithSearch();
  await start(store, '2');
  await release(store, { name: 'mf-news' });
  expect(await liveAndCanary(store)).toEqual(['1', '2 10 %']);
  await start(store, '2', 50);
  expect(await liveAndCanary(store)).toEqual(['1', '2 50 %']);
  await start(store, '3');
  expect(await liveAndCanary(store)).toEqual(['1', '3 10 %']);
});

test('an app that is not live yet can be a canary', async () => {
  const store = await storeWithSearch();
  await publishAll(store, [{ name: 'mf-news' }]);
  await startCanary(store, { name: 'mf-news', version: '1' }, 10, UNTRIED);
  expect((await store.readRegistry()).live).not.toHaveProperty('mf-news');
});

test('no canary: the shell, what is live, a second app, what is not published, what does not fit', async () => {
  const store = await storeWithSearch();
  await release(store, { name: 'mf-news', release: { exposes: PAGE, routes: [route('nieuws')] } });
  await publishAll(store, [
    { name: 'shell', version: '2' },
    { name: 'mf-news', version: '2' },
    search('4', { routes: [route('nieuws')] }),
  ]);
  const told = (name: string, version: string) =>
    catchRefusal(store, () => startCanary(store, { name, version }, 10, UNTRIED));
  expect(await told('shell', '2')).toMatch(/^\[canary\] The shell cannot be a canary/);
  expect(await told('mf-search', '1')).toBe('[canary] mf-search 1 is live for all visitors already.');
  expect(await told('mf-search', '9')).toMatch(/^\[unknown-release\]/);
  expect(await told('mf-search', '4')).toMatch(/^\[route-clash\]/);
  await start(store, '2');
  expect(await told('mf-news', '2')).toMatch(/^\[canary\] mf-search 2 is a canary now/);
});

test('what would not fit beside the canary does not go live, though it fits what most visitors get', async () => {
  const store = await storeWithSearch();
  await publishAll(store, [search('4', { routes: [route('nieuws')] })]);
  await start(store, '4');
  const [news] = await publishAll(store, [
    { name: 'mf-news', release: { exposes: PAGE, routes: [route('nieuws')] } },
  ]);
  const promoteNews = () => promote(store, [news!], UNTRIED);
  expect(await catchRefusal(store, promoteNews)).toMatch(
    /^\[route-clash\] Beside the canary mf-search 4: .* Or end the canary first: npm run release -- rollback mf-search$/,
  );
  await back(store);
  await promoteNews();
});

test('what the canary uses is not retired', async () => {
  const store = await storeWithSearch();
  await release(store, { name: 'mf-hints', release: hint });
  await publishAll(store, [search('4', { uses: { 'mf-hints/Hint': {} } })]);
  await start(store, '4');
  expect(await catchRefusal(store, () => retire(store, 'mf-hints'))).toMatch(
    /^\[widget-missing\] mf-search 4 shows mf-hints\/Hint/,
  );
});

test('while it is a canary a version is kept, and browsers may tell of it, also a while after', async () => {
  const store = await storeWithSearch();
  await start(store, '2');
  const removed = await removeUnused(store, { keep: 0, age: -1_000 });
  expect(removed.map(({ app, version }) => `${app} ${version}`)).toEqual(['mf-search 3']);
  await back(store);
  expect(await new RecentVersions(store).has('mf-search', '2')).toBe(true);
});
