import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInput } from 'shared-kit/contracts/release';
import { refusal } from '../testing/refusal.ts';
import { build, emptyStore, release, UNTRIED } from '../testing/release-fixture.ts';
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

function liveStore() {
  const store = emptyStore();
  const shared = { react: '19.3.1', jotai: '3.0.1' };
  release(store, { name: 'shell', release: { shared } });
  release(
    store,
    search({ routes: [route('list', 'a-vendre/:town/:slug?/:id')], shared: { react: '^19.3.0' } }),
  );
  return store;
}

test('a remote that fits goes live beside the others', () => {
  const store = liveStore();
  release(store, property({ routes: [route('detail', 'bien/carte/:id')], shared: { react: '^19.0.0' } }));
  expect(store.readRegistry().live).toEqual({ shell: '1', 'mf-search': '1', 'mf-property': '1' });
});

test('another contract', () => {
  expect(refusal(liveStore(), property({ contract: 99 }))).toMatch(
    /^\[contract\] mf-property 1 speaks contract 99/,
  );
});

test('a shared module in another version than the shell provides', () => {
  expect(refusal(liveStore(), property({ shared: { react: '^20.0.0' } }))).toBe(
    '[shared-range] mf-property 1 needs react ^20.0.0, shell 1 provides 19.3.1. Build mf-property against react 19.3.1, or promote a shell that provides ^20.0.0.',
  );
});

test('a shared module that the shell does not have', () => {
  expect(refusal(liveStore(), property({ shared: { leaflet: '^1.0.0' } }))).toMatch(
    /^\[shared-missing\] mf-property 1 needs leaflet/,
  );
});

test.each([
  ['the same path with other names', route('detail', 'a-vendre/:city/:number')],
  ['an optional part that makes it the same', route('detail', 'A-Vendré/:a/:b/:c')],
])('a route that a live remote answers: %s', (_case, clashing) => {
  const said = refusal(liveStore(), property({ routes: [clashing] }));
  expect(said).toMatch(/^\[route-clash\] mf-property route "detail".* mf-search route "list"/);
});

test('a route with a fixed part where a live one has a parameter, or the other way round', () => {
  const exact = property({ routes: [route('detail', 'a-vendre/evere/:slug/:id')] });
  expect(refusal(liveStore(), exact)).toMatch(
    /^\[route-clash\] mf-property route "detail".* answers the same address as mf-search route "list".*: \/fr\/a-vendre\/evere\/…\/…\/\. /,
  );
  const open = property({ routes: [route('any', ':section/:town/:id')] });
  expect(refusal(liveStore(), open)).toMatch(/^\[route-clash\] mf-property route "any"/);
});

test('within one remote the more exact route is its own affair', () => {
  const store = liveStore();
  const routes = [route('town', 'projets/:city/:id'), route('evere', 'projets/evere/:id')];
  release(store, property({ routes }));
  expect(store.readRegistry().live).toMatchObject({ 'mf-property': '1' });
});

test('addresses of another length do not overlap', () => {
  const store = liveStore();
  release(store, property({ routes: [route('detail', 'a-vendre/:town'), route('towns', 'a-vendre')] }));
  expect(store.readRegistry().live).toMatchObject({ 'mf-property': '1' });
});

test('a language-less path that a live remote answers', () => {
  const store = liveStore();
  release(store, search({ routes: [route('list', 'liste', { originalPath: '/property/:id/' })] }, '2'));
  const clashing = property({ routes: [route('detail', 'fiche', { originalPath: '/property/:number/' })] });
  expect(refusal(store, clashing)).toMatch(/^\[route-clash\]/);
});

test('a page of the shell itself', () => {
  const store = liveStore();
  const paths = { fr: 'confidentialite', nl: 'privacy', en: 'privacy', de: 'datenschutz' };
  const shared = { react: '19.3.1' };
  release(store, { name: 'shell', version: '2', release: { shared, pages: [{ id: 'privacy', paths }] } });
  const said = refusal(store, property({ routes: [route('detail', 'confidentialite')] }));
  expect(said).toMatch(/^\[route-clash\] mf-property route "detail".* shell route "privacy"/);
});

test('a route moves from one remote to another when both go live together', () => {
  const store = liveStore();
  release(store, search({}, '2'), property({ routes: [route('detail', 'a-vendre/:town/:slug?/:id')] }));
  expect(store.readRegistry().live).toMatchObject({ 'mf-search': '2', 'mf-property': '1' });
});

test('a kind of module that another widget shows already', () => {
  const store = liveStore();
  const box = (name: string) => ({
    widgets: [{ name, expose: './Page', hydrate: 'load' as const, modules: ['search-box'] }],
  });
  release(store, search(box('SearchBox'), '2'));
  expect(refusal(store, property(box('OtherBox')))).toMatch(/^\[widget-clash\] Modules of kind "search-box"/);
});

test('a widget name twice', () => {
  const widget = { name: 'Box', expose: './Page', hydrate: 'load' as const, modules: [] };
  expect(refusal(liveStore(), property({ widgets: [widget, widget] }))).toMatch(/^\[widget-clash\]/);
});

test('a route without code', () => {
  expect(refusal(liveStore(), property({ routes: [route('detail', 'fiche', { page: './Gone' })] }))).toMatch(
    /^\[expose-missing\]/,
  );
});

test('every reason is told at once', () => {
  const said = refusal(liveStore(), property({ contract: 99, shared: { react: '^1.0.0', vue: '*' } }));
  expect(said.split('\n').map((line) => /\[(.*?)\]/.exec(line)![1])).toEqual([
    'contract',
    'shared-range',
    'shared-missing',
  ]);
});

test('a shell is checked against every live remote', () => {
  const shell = { name: 'shell', version: '2', release: { shared: { react: '20.0.0' } } };
  expect(refusal(liveStore(), shell)).toMatch(/^\[shared-range\] mf-search 1 needs react \^19.3.0, shell 2/);
});

test('a remote without a shell', () => {
  const store = emptyStore();
  expect(() => promote(store, [publish(store, build(search()))], UNTRIED)).toThrow('[no-shell]');
});

test('a version that is not published', () => {
  expect(() => promote(liveStore(), [{ name: 'mf-search', version: '7' }], UNTRIED)).toThrow(
    '[unknown-release] mf-search 7 is not published. Run "npm run release -- publish mf-search"',
  );
});

test('files that are gone or changed since they were published', () => {
  const store = liveStore();
  const { name, version } = publish(store, build(property()));
  const folder = path.join(store.releaseFolder(name, version), 'web');
  rmSync(path.join(folder, 'page.js'));
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'changed');
  expect(() => promote(store, [{ name, version }], UNTRIED)).toThrow(
    /^\[file-changed\] .*remoteEntry\.js.*\n\[file-missing\] .*page\.js/,
  );
});
