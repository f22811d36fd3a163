import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ECHO_SHELL,
  emptyStore,
  publishAll,
  release,
  remoteCode,
  UNTRIED,
} from '../../testing/release-fixture.ts';
import { LiveReleases } from './live-releases.ts';
import { startCanary } from './promote.ts';
import type { Snapshot } from './snapshot.ts';

const PAGE = { './Page': { js: ['page.js'], css: ['page.css'] } };
const search = (version: string) => ({
  name: 'mf-search',
  version,
  server: remoteCode(`search ${version}`),
  release: { exposes: PAGE },
});

async function liveStore(start = async (_snapshot: Snapshot) => {}) {
  let time = 0;
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL }, search('1'));
  const faults: unknown[] = [];
  const started: string[] = [];
  const live = new LiveReleases(store, {
    async start(snapshot) {
      await start(snapshot);
      started.push(snapshot.composition.shell.version);
    },
    report: (fault) => faults.push(fault),
    now: () => time,
  });
  const liveVersion = async () => (await live.current()).composition.remotes['mf-search']?.version;
  const liveShell = async () => (await live.current()).composition.shell.version;
  return { store, faults, started, live, liveVersion, liveShell, pass: (ms: number) => (time += ms) };
}

test('a promoted release is live at the next request', async () => {
  const { store, liveVersion } = await liveStore();
  expect(await liveVersion()).toBe('1');
  await release(store, search('2'));
  expect(await liveVersion()).toBe('2');
});

test('a canary that cannot be read is tried again; until then all get what is live', async () => {
  const { store, live, pass, faults } = await liveStore();
  const [second] = await publishAll(store, [search('2')]);
  await startCanary(store, second!, 10, UNTRIED);
  const folder = store.releaseFolder('mf-search', '2');
  renameSync(folder, `${folder}.away`);
  expect((await live.current()).canary).toBeUndefined();
  expect(faults).toMatchObject([{ app: 'mf-search', version: '2' }]);
  renameSync(`${folder}.away`, folder);
  pass(1_000);
  const { canary, audience } = await live.current();
  expect([canary?.version, canary?.set.audience, audience]).toEqual(['2', 'share', 'rest']);
});

test('a request keeps the versions that it began with while a release flips', async () => {
  const { store, live } = await liveStore();
  const begun = await live.current();
  await release(store, search('2'));
  await live.current();
  expect(begun.composition.remotes['mf-search']!.entry).toBe('/remotes/mf-search/1/web/remoteEntry.js');
});

test('a shell is started before the first page, and each new one before it takes the place of the other', async () => {
  const { store, live, started } = await liveStore();
  await live.current();
  await release(store, search('2'));
  await live.current();
  expect(started).toEqual(['1']);
  await release(store, { name: 'shell', version: '2', server: ECHO_SHELL });
  await Promise.all([live.current(), live.current()]);
  expect(started).toEqual(['1', '2']);
});

test('a request whose look at the store ends while another one starts the first shell waits for it', async () => {
  const { store } = await liveStore();
  const looks = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = looks.map(({ promise }) => promise);
  const live = new LiveReleases(
    {
      registryStamp: async () => {
        await waiting.shift();
        return store.registryStamp();
      },
      readRegistry: () => store.readRegistry(),
      open: (app, version) => store.open(app, version),
    },
    {
      async start() {
        looks[1]!.resolve();
        await new Promise(setImmediate);
      },
      report: (fault) => expect(fault).toBeUndefined(),
    },
  );
  const requests = [live.current(), live.current()];
  looks[0]!.resolve();
  const [first, second] = await Promise.all(requests);
  expect(first!.shellRevision).toBeDefined();
  expect(second).toBe(first);
});

test('a live release that cannot be read is reported, and the others stay', async () => {
  const { store, live, faults } = await liveStore();
  await store.updateRegistry(({ live: now, ...registry }) => ({
    ...registry,
    live: { ...now, 'mf-gone': '7' },
  }));
  expect(Object.keys((await live.current()).composition.remotes)).toEqual(['mf-search']);
  expect(faults).toEqual([expect.objectContaining({ app: 'mf-gone', version: '7' })]);
});

test('a live release that comes back is live again without a restart', async () => {
  const { store, live, faults, pass } = await liveStore();
  const folder = store.releaseFolder('mf-search', '1');
  const missing = async () => (await live.current()).composition.missing;
  renameSync(folder, `${folder}.away`);
  expect(await missing()).toEqual(['mf-search']);
  pass(1_000);
  expect(await missing()).toEqual(['mf-search']);
  renameSync(`${folder}.away`, folder);
  pass(1_000);
  expect(await missing()).toEqual([]);
  expect(faults).toHaveLength(1);
});

test('as long as nothing else is live the snapshot is the same, however often a missing release is tried again', async () => {
  const { store, live, pass } = await liveStore();
  const folder = store.releaseFolder('mf-search', '1');
  renameSync(folder, `${folder}.away`);
  const first = await live.current();
  for (let time = 0; time < 3; time++) {
    pass(1_000);
    expect(await live.current()).toBe(first);
  }
  await release(store, { name: 'mf-news', server: remoteCode('news') });
  const next = await live.current();
  expect(next.id).toBeGreaterThan(first.id);
  renameSync(`${folder}.away`, folder);
  pass(1_000);
  expect((await live.current()).id).toBeGreaterThan(next.id);
});

test('while the registry cannot be read the site stays as it was', async () => {
  const { store, liveVersion } = await liveStore();
  await liveVersion();
  writeFileSync(store.entryFile(2), '{ half a regis');
  expect(await liveVersion()).toBe('1');
  const folder = path.dirname(store.entryFile(2));
  renameSync(folder, `${folder}.away`);
  expect(await liveVersion()).toBe('1');
  renameSync(`${folder}.away`, folder);
  await release(store, search('2'));
  expect(await liveVersion()).toBe('2');
});

test('a new shell that cannot run does not take the place of one that does', async () => {
  const { store, faults, liveShell, pass } = await liveStore(async ({ composition }) => {
    if (composition.shell.version === '2') throw new Error('this is no code');
  });
  expect(await liveShell()).toBe('1');
  await release(store, { name: 'shell', version: '2' });
  expect(await liveShell()).toBe('1');
  expect(faults).toHaveLength(1);
  await release(store, { name: 'shell', version: '3' });
  pass(1_000);
  expect(await liveShell()).toBe('3');
});

test('a first shell that cannot run is tried again after a second, not at each request', async () => {
  let attempts = 0;
  const { live, pass } = await liveStore(async () => {
    if (++attempts < 3) throw new Error('this is no code');
  });
  await expect(live.current()).rejects.toThrow('this is no code');
  await expect(live.current()).rejects.toThrow('this is no code');
  expect(attempts).toBe(1);
  pass(1_000);
  await expect(live.current()).rejects.toThrow('this is no code');
  pass(1_000);
  expect((await live.current()).composition.shell.version).toBe('1');
});

test('the files that name the releases of a page stay while later releases flip, and none is there for other addresses', async () => {
  const { store, live } = await liveStore();
  const first = (await live.current()).compositionFiles;
  await release(store, search('2'));
  const next = (await live.current()).compositionFiles;
  expect(Object.keys(first)).toEqual(['nl', 'fr', 'en', 'de']);
  for (const [language, file] of Object.entries(first)) {
    const later = next[language as keyof typeof next]!;
    expect(later.path).not.toBe(file.path);
    expect(await live.compositionFile(file.path)).toBe(file);
    expect(await live.compositionFile(later.path)).toBe(later);
  }
  expect(await live.compositionFile('/compositions/x.json')).toBeUndefined();
});

const modules = (version: string) => ({
  name: 'mf-modules',
  version,
  release: { messages: {}, stock: { type: 'module', globalName: 'team_m', plugin: '1.0.0' } as const },
});
const mapPath = ({ importMap }: Snapshot) => importMap!.path;

test('the import map of a page comes as long as its file of releases does, from a gateway that has not looked yet too', async () => {
  const { store, live } = await liveStore();
  const other = new LiveReleases(store, { start: async () => {}, report: () => {} });
  await Promise.all([live.current(), other.current()]);
  await release(store, modules('1'));
  const first = await live.current();
  expect((await other.compositionFile(mapPath(first)))?.path).toBe(mapPath(first));
  await publishAll(store, [modules('2')]);
  await startCanary(store, { name: 'mf-modules', version: '2' }, 10, UNTRIED);
  const canary = (await live.current()).canary!.set;
  expect(mapPath(canary)).not.toBe(mapPath(first));
  for (const path of [mapPath(first), mapPath(canary)])
    for (const gateway of [live, other]) expect((await gateway.compositionFile(path))?.path).toBe(path);
  await release(store, modules('3'));
  // Flips until as many files are kept as can be.
  let flips = 0;
  for (; flips < 100 && (await live.compositionFile(mapPath(first))); flips++) {
    await store.updateRegistry((registry) => ({ ...registry, slots: { [`slot-${flips}/x`]: [] } }));
    await live.current();
  }
  expect(flips).toBeGreaterThan(10);
  expect(flips).toBeLessThan(100);
  for (const { path } of Object.values(first.compositionFiles))
    expect(await live.compositionFile(path)).toBeUndefined();
});

test('a page that another gateway rendered with new releases finds their file here, though nobody asked for a page yet', async () => {
  const { store, live } = await liveStore();
  await live.current();
  await release(store, search('2'));
  const other = new LiveReleases(store, { start: async () => {}, report: () => {} });
  const { path: address } = (await other.current()).compositionFiles.fr!;
  expect((await live.compositionFile(address))?.path).toBe(address);
});
