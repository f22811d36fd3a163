import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../releases/release-store.ts';
import { Snapshot } from '../releases/snapshot.ts';
import { ECHO_SHELL, emptyStore, release, remoteCode } from '../testing/release-fixture.ts';
import { RunningReleases } from './running-releases.ts';

const PAGE = { './Page': { js: ['page.js'], css: ['page.css'] } };
const search = (version: string, server = remoteCode(`search ${version}`)) => ({
  name: 'mf-search',
  version,
  server,
  release: { exposes: PAGE },
});
const page = { remote: 'mf-search', expose: './Page' };
const observer = { loading: () => {}, loaded: () => {} };

/** What is live in the store, running. */
function running(store: ReleaseStore, previous?: RunningReleases): RunningReleases {
  const live = Object.entries(store.readRegistry().live);
  const releases = live.map(([name, version]) => store.readRelease(name, version));
  return new RunningReleases(new Snapshot(store, releases), observer, previous);
}

function liveStore() {
  const store = emptyStore();
  release(store, { name: 'shell', server: ECHO_SHELL }, search('1'));
  return store;
}

test('a request keeps the versions that it began with while a release flips', () => {
  const store = liveStore();
  const begun = running(store);
  release(store, search('2'));
  expect(running(store, begun).expose(page)).toEqual({ default: 'search 2 on the only one' });
  expect(begun.expose(page)).toEqual({ default: 'search 1 on the only one' });
});

test('a flip of one remote does not run the others again', () => {
  const store = liveStore();
  const counting = `require('react').runs = (require('react').runs ?? 0) + 1; ${remoteCode('counted')}`;
  release(store, { name: 'mf-property', server: counting, release: { exposes: PAGE } });
  const before = running(store);
  before.expose({ remote: 'mf-property', expose: './Page' });
  release(store, search('2'));
  const after = running(store, before);
  after.expose({ remote: 'mf-property', expose: './Page' });
  expect(after.shell().shared.react).toMatchObject({ runs: 1 });
});

test('a new shell runs the remotes again, against its own React', () => {
  const store = liveStore();
  const before = running(store);
  before.expose(page);
  release(store, { name: 'shell', version: '2', server: ECHO_SHELL.replace('the only one', 'a newer one') });
  expect(running(store, before).expose(page)).toEqual({ default: 'search 1 on a newer one' });
  expect(before.expose(page)).toEqual({ default: 'search 1 on the only one' });
});

test('server code that is not what was published is refused', () => {
  const store = liveStore();
  const file = path.join(store.releaseFolder('mf-search', '1'), 'server/server.cjs');
  writeFileSync(file, 'exports.exposes = {}; /* changed */');
  expect(() => running(store).expose(page)).toThrow('is not the file that was published');
});

test.each(['node:fs', 'child_process', 'module', 'node:util', 'inspector', 'react-dom/server'])(
  'a remote that requires %s is refused: it has what the shell shares',
  (id) => {
    const store = liveStore();
    release(store, search('3', `require('${id}')`));
    expect(() => running(store).expose(page)).toThrow(`does not share "${id}"`);
  },
);

test('the shell may require what react-dom needs and nothing else', () => {
  const store = liveStore();
  const needed = `for (const id of ['util', 'stream', 'crypto', 'async_hooks']) require(id); ${ECHO_SHELL}`;
  release(store, { name: 'shell', version: '2', server: needed });
  expect(running(store).shell().shared).toHaveProperty('react');
  release(store, { name: 'shell', version: '3', server: `require('node:net')` });
  expect(() => running(store).shell()).toThrow('does not share "node:net"');
});
