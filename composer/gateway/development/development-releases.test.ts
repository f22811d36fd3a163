import { cpSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LiveReleases } from '../releases/live-releases.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { ECHO_SHELL, emptyStore, release, remoteCode } from '../../testing/release-fixture.ts';
import { DevelopmentReleases, developmentFolder } from './development-releases.ts';

/** What is live while mf-search is developed. */
async function developing(report: (fault: unknown) => void = () => {}) {
  const store = emptyStore();
  const search = { name: 'mf-search', server: remoteCode('search'), release: { exposes: {} } };
  await release(store, { name: 'shell', server: ECHO_SHELL }, search);
  const folder = developmentFolder(store.folder, 'mf-search');
  cpSync(store.releaseFolder('mf-search', '1'), folder, { recursive: true });
  const { release: published } = await store.open('mf-search', '1');
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ ...published, version: 'dev' }));
  const releases = new DevelopmentReleases({ store, releases: store.folder, apps: ['mf-search'] });
  const live = new LiveReleases(releases, { start: async () => {}, report, showsFaults: true });
  return { store, live, folder };
}

const later = () => new Date(Date.now() + 1_000);
const findCode = ({ apps }: Snapshot) => apps.find(({ name }) => name === 'mf-search')!;

test('a development build is followed while its files change, without a flip', async () => {
  const { live, folder } = await developing();
  const before = await live.current();
  expect(await live.current()).toBe(before);
  expect(before.composition.remotes['mf-search']!.version).toBe('dev');
  expect(findCode(before).integrity).toBeUndefined();
  utimesSync(path.join(folder, 'server/server.cjs'), new Date(), later());
  expect(findCode(await live.current()).revision).not.toBe(findCode(before).revision);
});

test('flips of other apps are live at once', async () => {
  const { store, live } = await developing();
  await live.current();
  await release(store, { name: 'shell', version: '2', server: ECHO_SHELL });
  const { composition } = await live.current();
  expect(composition.shell.version).toBe('2');
  expect(composition.remotes['mf-search']!.version).toBe('dev');
});

test('a build that cannot be read is shown as a fault, and read again when it changes', async () => {
  const faults: unknown[] = [];
  const { live, folder } = await developing((fault) => faults.push(fault));
  await live.current();
  const description = path.join(folder, 'release.json');
  cpSync(description, `${description}.whole`);
  writeFileSync(description, '{ half');
  expect((await live.current()).composition.missing).toEqual(['mf-search']);
  expect(faults).toHaveLength(1);
  cpSync(`${description}.whole`, description);
  utimesSync(description, new Date(), later());
  expect((await live.current()).composition.missing).toEqual([]);
});
