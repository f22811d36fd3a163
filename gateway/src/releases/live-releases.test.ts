import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ECHO_SHELL, emptyStore, release, remoteCode } from '../testing/release-fixture.ts';
import { LiveReleases } from './live-releases.ts';

const PAGE = { './Page': { js: ['page.js'], css: ['page.css'] } };
const search = (version: string) => ({
  name: 'mf-search',
  version,
  server: remoteCode(`search ${version}`),
  release: { exposes: PAGE },
});
const page = { remote: 'mf-search', expose: './Page' };

function liveStore() {
  let time = 0;
  const store = emptyStore();
  release(store, { name: 'shell', server: ECHO_SHELL }, search('1'));
  const faults: unknown[] = [];
  const live = new LiveReleases(store, { report: (fault) => faults.push(fault), now: () => time });
  return { store, faults, live, pass: (ms: number) => (time += ms) };
}

test('a promoted release is live at the next request', () => {
  const { store, live } = liveStore();
  expect(live.current().expose(page)).toEqual({ default: 'search 1 on the only one' });
  release(store, search('2'));
  expect(live.current().expose(page)).toEqual({ default: 'search 2 on the only one' });
});

test('a request keeps the versions that it began with while a release flips', () => {
  const { store, live } = liveStore();
  const begun = live.current();
  release(store, search('2'));
  live.current().expose(page);
  expect(begun.expose(page)).toEqual({ default: 'search 1 on the only one' });
  expect(begun.composition.remotes['mf-search']!.entry).toBe('/remotes/mf-search/1/web/remoteEntry.js');
});

test('a flip of one remote does not run the others again', () => {
  const store = emptyStore();
  const counting = `require('react').runs = (require('react').runs ?? 0) + 1; ${remoteCode('counted')}`;
  release(
    store,
    { name: 'shell', server: ECHO_SHELL },
    { name: 'mf-property', server: counting, release: { exposes: PAGE } },
    search('1'),
  );
  const live = new LiveReleases(store, { report: () => {} });
  live.current().expose({ remote: 'mf-property', expose: './Page' });
  release(store, search('2'));
  live.current().expose({ remote: 'mf-property', expose: './Page' });
  expect(live.current().shell().shared.react).toMatchObject({ runs: 1 });
});

test('a new shell runs the remotes again, against its own React', () => {
  const { store, live } = liveStore();
  const before = live.current().expose(page);
  release(store, { name: 'shell', version: '2', server: ECHO_SHELL.replace('the only one', 'a newer one') });
  expect(live.current().expose(page)).toEqual({ default: 'search 1 on a newer one' });
  expect(before).toEqual({ default: 'search 1 on the only one' });
});

test('server code that is not what was published is refused', () => {
  const { store, live } = liveStore();
  writeFileSync(
    path.join(store.releaseFolder('mf-search', '1'), 'server/server.cjs'),
    'exports.exposes = {}; /* changed */',
  );
  expect(() => live.current().expose(page)).toThrow('is not the file that was published');
});

test('a live release that cannot be read is reported, and the others stay', () => {
  const { store, live, faults } = liveStore();
  writeFileSync(
    store.registryFile,
    JSON.stringify({ schema: 1, live: { shell: '1', 'mf-search': '1', 'mf-gone': '7' } }),
  );
  expect(Object.keys(live.current().composition.remotes)).toEqual(['mf-search']);
  expect(faults).toEqual([expect.objectContaining({ app: 'mf-gone', version: '7' })]);
});

test('a live release that comes back is live again without a restart', () => {
  const { store, live, faults, pass } = liveStore();
  const folder = store.releaseFolder('mf-search', '1');
  renameSync(folder, `${folder}.away`);
  expect(live.current().composition).toMatchObject({ remotes: {}, missing: ['mf-search'] });
  pass(1_000);
  expect(live.current().composition.missing).toEqual(['mf-search']);
  renameSync(`${folder}.away`, folder);
  pass(1_000);
  expect(live.current().composition.missing).toEqual([]);
  expect(live.current().expose(page)).toEqual({ default: 'search 1 on the only one' });
  expect(faults).toHaveLength(1);
});

test('server code that is mended runs at the next request', () => {
  const { store, live } = liveStore();
  const file = path.join(store.releaseFolder('mf-search', '1'), 'server/server.cjs');
  const whole = readFileSync(file);
  writeFileSync(file, 'this is no code');
  expect(() => live.current().expose(page)).toThrow();
  writeFileSync(file, whole);
  expect(live.current().expose(page)).toEqual({ default: 'search 1 on the only one' });
});

test('while the registry cannot be read the site stays as it was', () => {
  const { store, live, faults, pass } = liveStore();
  live.current();
  writeFileSync(store.registryFile, '{ half a regis');
  expect(live.current().expose(page)).toEqual({ default: 'search 1 on the only one' });
  rmSync(store.registryFile);
  expect(live.current().expose(page)).toEqual({ default: 'search 1 on the only one' });
  release(store, { name: 'shell', server: ECHO_SHELL }, search('2'));
  pass(1_000);
  expect(live.current().expose(page)).toEqual({ default: 'search 2 on the only one' });
  expect(faults.length).toBeGreaterThan(0);
});

test('a new shell that cannot run does not take the place of one that does', () => {
  const { store, live, faults, pass } = liveStore();
  live.current().shell();
  release(store, { name: 'shell', version: '2', server: 'this is no code' });
  expect(live.current().composition.shell.version).toBe('1');
  expect(faults).toHaveLength(1);
  release(store, { name: 'shell', version: '3', server: ECHO_SHELL });
  pass(1_000);
  expect(live.current().composition.shell.version).toBe('3');
});

test('a stack tells whose code it is', () => {
  const { store, live } = liveStore();
  const frame = (app: string) => `    at Page (${store.releaseFolder(app, '1')}/server/server.cjs:1:2)`;
  const asked = (stack: string) => live.current().blame(stack);
  expect(asked(`Error\n${frame('shell')}\n${frame('mf-search')}\n${frame('mf-other')}`)).toBe('mf-search');
  expect(asked(`Error\n${frame('shell')}`)).toBeUndefined();
});

test('a remote may only require what the shell shares', () => {
  const { store, live } = liveStore();
  release(store, { name: 'mf-search', version: '3', server: `require('node:fs')` });
  expect(() => live.current().expose(page)).toThrow('does not share "node:fs"');
});
