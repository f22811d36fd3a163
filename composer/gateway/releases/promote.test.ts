import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInput } from '../../contract/release.ts';
import { refusal } from '../../testing/refusal.ts';
import { build, emptyStore, release, UNTRIED } from '../../testing/release-fixture.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';

const PAGE = { './Page': { js: ['page.js'], css: [] } };
type Route = ReleaseInput['routes'][number];
const route = (id: string, fr: string, more: Partial<Route> = {}): Route => ({
  id,
  paths: { fr, nl: `${id}-nl`, en: `${id}-en`, de: `${id}-de` },
  page: './Page',
  hydrate: 'load',
  widgets: [],
  ...more,
});
const search = (more: Partial<ReleaseInput> = {}, version = '1') => ({
  name: 'mf-search',
  version,
  release: { exposes: PAGE, ...more },
});
const property = (more: Partial<ReleaseInput> = {}) => ({
  name: 'mf-property',
  release: { exposes: PAGE, ...more },
});

async function liveStore() {
  const store = emptyStore();
  const shared = { react: '19.3.1', jotai: '3.0.1' };
  await release(store, { name: 'shell', release: { shared } });
  await release(
    store,
    search({ routes: [route('list', 'a-vendre/:town/:slug?/:id')], shared: { react: '^19.3.0' } }),
  );
  return store;
}

test('a remote that fits goes live beside the others', async () => {
  const store = await liveStore();
  await release(
    store,
    property({ routes: [route('detail', 'bien/carte/:id')], shared: { react: '^19.0.0' } }),
  );
  expect((await store.readRegistry()).live).toEqual({ shell: '1', 'mf-search': '1', 'mf-property': '1' });
});

test('another contract', async () => {
  expect(await refusal(await liveStore(), property({ contract: 99 }))).toMatch(
    /^\[contract\] mf-property 1 speaks contract 99/,
  );
});

test('a shared module in another version than the shell provides', async () => {
  expect(await refusal(await liveStore(), property({ shared: { react: '^20.0.0' } }))).toBe(
    '[shared-range] mf-property 1 needs react ^20.0.0, shell 1 provides 19.3.1. Build mf-property against react 19.3.1, or promote a shell that provides ^20.0.0.',
  );
});

test('a shared module that the shell does not have', async () => {
  expect(await refusal(await liveStore(), property({ shared: { leaflet: '^1.0.0' } }))).toMatch(
    /^\[shared-missing\] mf-property 1 needs leaflet/,
  );
});

test.each([
  ['the same path with other names', route('detail', 'a-vendre/:city/:number')],
  ['an optional part that makes it the same', route('detail', 'A-Vendré/:a/:b/:c')],
])('a route that a live remote answers: %s', async (_case, clashing) => {
  const said = await refusal(await liveStore(), property({ routes: [clashing] }));
  expect(said).toMatch(/^\[route-clash\] mf-property route "detail".* mf-search route "list"/);
});

test('a route with a fixed part where a live one has a parameter, or the other way round', async () => {
  const exact = property({ routes: [route('detail', 'a-vendre/evere/:slug/:id')] });
  expect(await refusal(await liveStore(), exact)).toMatch(
    /^\[route-clash\] mf-property route "detail".* answers the same address as mf-search route "list".*: \/fr\/a-vendre\/evere\/…\/…\/\. /,
  );
  const open = property({ routes: [route('any', ':section/:town/:id')] });
  expect(await refusal(await liveStore(), open)).toMatch(/^\[route-clash\] mf-property route "any"/);
});

test('within one remote the more exact route is its own affair', async () => {
  const store = await liveStore();
  const routes = [route('town', 'projets/:city/:id'), route('evere', 'projets/evere/:id')];
  await release(store, property({ routes }));
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-property': '1' });
});

test('addresses of another length do not overlap', async () => {
  const store = await liveStore();
  await release(store, property({ routes: [route('detail', 'a-vendre/:town'), route('towns', 'a-vendre')] }));
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-property': '1' });
});

test('a language-less path that a live remote answers', async () => {
  const store = await liveStore();
  await release(
    store,
    search({ routes: [route('list', 'liste', { originalPaths: ['/property/:id/'] })] }, '2'),
  );
  const clashing = property({
    routes: [route('detail', 'fiche', { originalPaths: ['/other/', '/property/:number/'] })],
  });
  expect(await refusal(store, clashing)).toMatch(/^\[route-clash\]/);
});

test('a page of the shell itself', async () => {
  const store = await liveStore();
  const paths = { fr: 'confidentialite', nl: 'privacy', en: 'privacy', de: 'datenschutz' };
  const shared = { react: '19.3.1' };
  await release(store, {
    name: 'shell',
    version: '2',
    release: { shared, pages: [{ id: 'privacy', paths }] },
  });
  const said = await refusal(store, property({ routes: [route('detail', 'confidentialite')] }));
  expect(said).toMatch(/^\[route-clash\] mf-property route "detail".* shell route "privacy"/);
});

test('a route moves from one remote to another when both go live together', async () => {
  const store = await liveStore();
  await release(store, search({}, '2'), property({ routes: [route('detail', 'a-vendre/:town/:slug?/:id')] }));
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-search': '2', 'mf-property': '1' });
});

test('a kind of module that another widget shows already', async () => {
  const store = await liveStore();
  const box = (name: string) => ({
    widgets: [{ name, expose: './Page', hydrate: 'load' as const, modules: ['search-box'] }],
  });
  await release(store, search(box('SearchBox'), '2'));
  expect(await refusal(store, property(box('OtherBox')))).toMatch(
    /^\[widget-clash\] Modules of kind "search-box"/,
  );
});

test('a widget name twice', async () => {
  const widget = { name: 'Box', expose: './Page', hydrate: 'load' as const, modules: [] };
  expect(await refusal(await liveStore(), property({ widgets: [widget, widget] }))).toMatch(
    /^\[widget-clash\]/,
  );
});

test('a route without code', async () => {
  expect(
    await refusal(await liveStore(), property({ routes: [route('detail', 'fiche', { page: './Gone' })] })),
  ).toMatch(/^\[expose-missing\]/);
});

test('a route with a watcher that the build does not have', async () => {
  const watched = property({ routes: [route('detail', 'fiche', { watcher: 'detail' })] });
  expect(await refusal(await liveStore(), watched)).toMatch(/^\[expose-missing\].*"detail"/);
  const store = await liveStore();
  await release(store, { ...watched, web: { 'watchers/detail.js': '' } });
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-property': '1' });
});

test('every reason is told at once', async () => {
  const said = await refusal(
    await liveStore(),
    property({ contract: 99, shared: { react: '^1.0.0', vue: '*' } }),
  );
  expect(said.split('\n').map((line) => /\[(.*?)\]/.exec(line)![1])).toEqual([
    'contract',
    'shared-range',
    'shared-missing',
  ]);
});

test('a shell is checked against every live remote', async () => {
  const shell = { name: 'shell', version: '2', release: { shared: { react: '20.0.0' } } };
  expect(await refusal(await liveStore(), shell)).toMatch(
    /^\[shared-range\] mf-search 1 needs react \^19.3.0, shell 2/,
  );
});

test('a remote without a shell', async () => {
  const store = emptyStore();
  await expect(promote(store, [await publish(store, build(search()))], UNTRIED)).rejects.toThrow(
    '[no-shell]',
  );
});

test('a version that is not published', async () => {
  await expect(promote(await liveStore(), [{ name: 'mf-search', version: '7' }], UNTRIED)).rejects.toThrow(
    '[unknown-release] mf-search 7 is not published. Run "npm run release -- publish mf-search"',
  );
});

test('files that are gone or changed since they were published', async () => {
  const store = await liveStore();
  const { name, version } = await publish(store, build(property()));
  const folder = path.join(store.releaseFolder(name, version), 'web');
  rmSync(path.join(folder, 'page.js'));
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'changed');
  await expect(promote(store, [{ name, version }], UNTRIED)).rejects.toThrow(
    /^\[file-changed\] .*remoteEntry\.js.*\n\[file-missing\] .*page\.js/,
  );
});

test('a remote that was tried with another shell than is live by then does not go live', async () => {
  const store = await liveStore();
  const { name, version } = await publish(store, build(property()));
  const meanwhile = async () => {
    await release(store, { name: 'shell', version: '2', release: { shared: { react: '19.3.2' } } });
    return [];
  };
  await expect(promote(store, [{ name, version }], meanwhile)).rejects.toThrow(
    '[changed-meanwhile] The live shell changed meanwhile: the code was tried with 1, and 2 is live.',
  );
  expect((await store.readRegistry()).live).toEqual({ shell: '2', 'mf-search': '1' });
});
