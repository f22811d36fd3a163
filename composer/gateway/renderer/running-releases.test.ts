import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../releases/release-store.ts';
import { Snapshot } from '../releases/snapshot.ts';
import { ECHO_SHELL, emptyStore, release, remoteCode } from '../../testing/release-fixture.ts';
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
async function running(store: ReleaseStore, ...others: RunningReleases[]): Promise<RunningReleases> {
  const live = Object.entries((await store.readRegistry()).live);
  const releases = await Promise.all(live.map(([name, version]) => store.open(name, version)));
  const { composition, compositionPaths, apps } = new Snapshot(releases);
  return new RunningReleases({ composition, compositionPaths, apps }, observer, () => others);
}

async function liveStore() {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL }, search('1'));
  return store;
}

test('a request keeps the versions that it began with while a release flips', async () => {
  const store = await liveStore();
  const begun = await running(store);
  await release(store, search('2'));
  expect((await running(store, begun)).expose(page)).toEqual({ default: 'search 2 on the only one' });
  expect(begun.expose(page)).toEqual({ default: 'search 1 on the only one' });
});

test('a flip of one remote does not run the others again', async () => {
  const store = await liveStore();
  const counting = `require('react').run(); ${remoteCode('counted')}`;
  await release(store, {
    name: 'shell',
    version: '2',
    server: `${ECHO_SHELL} exports.runs = 0; exports.shared.react.run = () => exports.runs++;`,
  });
  await release(store, { name: 'mf-property', server: counting, release: { exposes: PAGE } });
  const before = await running(store);
  before.expose({ remote: 'mf-property', expose: './Page' });
  await release(store, search('2'));
  const after = await running(store, before);
  after.expose({ remote: 'mf-property', expose: './Page' });
  expect(after.shell()).toMatchObject({ runs: 1 });
});

test('a new shell runs the remotes again, against its own React', async () => {
  const store = await liveStore();
  const before = await running(store);
  before.expose(page);
  await release(store, {
    name: 'shell',
    version: '2',
    server: ECHO_SHELL.replace('the only one', 'a newer one'),
  });
  expect((await running(store, before)).expose(page)).toEqual({ default: 'search 1 on a newer one' });
  expect(before.expose(page)).toEqual({ default: 'search 1 on the only one' });
});

test('sets side by side share what is the same, also what was first used after both were there', async () => {
  const store = await liveStore();
  const counting = `require('react').run(); ${remoteCode('counted')}`;
  await release(store, {
    name: 'shell',
    version: '2',
    server: `${ECHO_SHELL} exports.runs = 0; exports.shared.react.run = () => exports.runs++;`,
  });
  await release(store, { name: 'mf-property', server: counting, release: { exposes: PAGE } });
  const sets: RunningReleases[] = [];
  for (const version of ['2', '3', '4']) {
    await release(store, search(version));
    sets.push(await running(store, ...sets));
  }
  // The first two know only those before them.
  sets[0]!.expose({ remote: 'mf-property', expose: './Page' });
  for (const set of sets) set.expose({ remote: 'mf-property', expose: './Page' });
  expect(sets.map((set) => set.shell())).toEqual(Array(3).fill(expect.objectContaining({ runs: 1 })));
  expect(new Set(sets.map((set) => set.shell())).size).toBe(1);
  expect(sets.map((set) => set.expose(page))).toEqual(
    ['2', '3', '4'].map((version) => ({ default: `search ${version} on the only one` })),
  );
});

test('server code that is not what was published is refused', async () => {
  const store = await liveStore();
  const file = path.join(store.releaseFolder('mf-search', '1'), 'server/server.cjs');
  writeFileSync(file, 'exports.exposes = {}; /* changed */');
  const live = await running(store);
  expect(() => live.expose(page)).toThrow('is not the file that was published');
});

test.each(['node:fs', 'child_process', 'module', 'node:util', 'inspector', 'react-dom/server'])(
  'a remote that requires %s is refused: it has what the shell shares',
  async (id) => {
    const store = await liveStore();
    await release(store, search('3', `require('${id}')`));
    const live = await running(store);
    expect(() => live.expose(page)).toThrow(`does not share "${id}"`);
  },
);

test('the shell may require what react-dom needs and nothing else', async () => {
  const store = await liveStore();
  const needed = `for (const id of ['util', 'stream', 'crypto', 'async_hooks']) require(id); ${ECHO_SHELL}`;
  await release(store, { name: 'shell', version: '2', server: needed });
  expect((await running(store)).shell().shared).toHaveProperty('react');
  await release(store, { name: 'shell', version: '3', server: `require('node:net')` });
  const live = await running(store);
  expect(() => live.shell()).toThrow('does not share "node:net"');
});

describe('the translations of a remote are in its server code', () => {
  const texts = (text: string) => `{ fr: { hello: '${text}' } }`;
  const withTexts = (messages: string) =>
    search('4', `exports.messages = ${messages}; ${remoteCode('search 4')}`);

  test('those of the remote, or those of the expose where it has its own', async () => {
    const store = await liveStore();
    await release(store, withTexts(`{ '.': ${texts('bonjour')}, './Form': ${texts('formulaire')} }`));
    const live = await running(store);
    expect(live.messages('mf-search', 'fr', './Page')).toEqual({ hello: 'bonjour' });
    expect(live.messages('mf-search', 'fr', './Form')).toEqual({ hello: 'formulaire' });
  });

  test('what one page is given no code can change for the others', async () => {
    const store = await liveStore();
    await release(store, withTexts(`{ '.': { fr: { parts: [{ value: 'bonjour' }] } } }`));
    const { parts } = (await running(store)).messages('mf-search', 'fr') as { parts: [{ value: string }] };
    expect(() => (parts[0].value = 'adieu')).toThrow(TypeError);
  });

  test.each([
    ['has none', '{}'],
    ['lacks the language', `{ '.': { nl: {} } }`],
  ])('a part of one that %s fails', async (_case, messages) => {
    const store = await liveStore();
    await release(store, withTexts(messages));
    const live = await running(store);
    expect(() => live.messages('mf-search', 'fr', './Page')).toThrow('has no translations in "fr"');
  });
});
