import { writeFileSync } from 'node:fs';
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
  const store = emptyStore();
  release(store, { name: 'shell', server: ECHO_SHELL }, search('1'));
  const faults: unknown[] = [];
  return { store, faults, live: new LiveReleases(store, { report: (fault) => faults.push(fault) }) };
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

test('a remote may only require what the shell shares', () => {
  const { store, live } = liveStore();
  release(store, { name: 'mf-search', version: '3', server: `require('node:fs')` });
  expect(() => live.current().expose(page)).toThrow('does not share "node:fs"');
});
