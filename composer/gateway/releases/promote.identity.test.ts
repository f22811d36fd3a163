import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusal, catchRefusal } from '../../testing/refusal.ts';
import { build, emptyStore, release, UNTRIED } from '../../testing/release-fixture.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import type { FileReleaseStore } from './file-store/file-release-store.ts';

async function liveStore() {
  const store = emptyStore();
  await release(store, { name: 'shell' }, { name: 'mf-forms' }, { name: 'mf-search' });
  return store;
}

const promoting = (store: FileReleaseStore, name: string, version: string) =>
  catchRefusal(store, () => promote(store, [{ name, version }], UNTRIED));

/** Changes the description of a published release, as nobody should. */
function tamper(store: FileReleaseStore, name: string, version: string, change: object) {
  const file = path.join(store.releaseFolder(name, version), 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
}

test.each([
  ['../../elsewhere', '1'],
  ['mf-search', '../mf-forms/1'],
  ['mf-search', '..'],
  ['mf-search', 'dev'],
  ['mf-search', '1.0b2e.incoming'],
  ['', '1'],
  ['MF-Search', '1'],
])('%s@%s is no release', async (name, version) => {
  const store = await liveStore();
  if (version === 'dev')
    cpSync(store.releaseFolder(name, '1'), store.releaseFolder(name, 'dev'), { recursive: true });
  expect(await promoting(store, name, version)).toMatch(/^\[invalid-release\] ".*" is no release/);
});

test('a folder that holds another app or another version', async () => {
  const store = await liveStore();
  cpSync(store.releaseFolder('mf-forms', '1'), store.releaseFolder('mf-search', '2'), { recursive: true });
  expect(await promoting(store, 'mf-search', '2')).toContain(
    '[invalid-release] The folder of mf-search 2 holds mf-forms 1. Delete the folder',
  );
});

test.each([
  ['a remote that says it is the shell', 'mf-search', { kind: 'shell' }],
  ['a shell that says it is a remote', 'shell', { kind: 'remote' }],
  ['a name that leads elsewhere', 'mf-search', { name: '../../registry' }],
  ['texts from elsewhere', 'mf-search', { messages: { nl: '../../../x', fr: 'a', en: 'a', de: 'a' } }],
  ['scripts from elsewhere', 'mf-search', { entry: ['../../../mf-forms/1/web/remoteEntry.js'] }],
])('%s is refused where it is published, and where it lies in the store', async (_case, name, change) => {
  const store = await liveStore();
  const dishonest = { name, version: '2', release: change as object };
  await expect(publish(store, build(dishonest))).rejects.toThrow('[invalid-release]');
  await publish(store, build({ name, version: '2' }));
  tamper(store, name, '2', change);
  expect(await promoting(store, name, '2')).toMatch(/^\[invalid-release\]/);
});

test('a development build is not published', async () => {
  await expect(publish(emptyStore(), build({ name: 'mf-search', version: 'dev' }))).rejects.toThrow(
    /^\[invalid-release\] .* is a development build/,
  );
});

test('a symbolic link in a build or in a published release, or in place of one', async () => {
  const store = await liveStore();
  const folder = build({ name: 'mf-search', version: '2' });
  const remoteEntry = path.join(folder, 'web/remoteEntry.js');
  renameSync(remoteEntry, `${remoteEntry}.real`);
  symlinkSync(`${remoteEntry}.real`, remoteEntry);
  await expect(publish(store, folder)).rejects.toThrow(
    '[symlink] mf-search 2: web/remoteEntry.js is a symbolic link',
  );

  await publish(store, build({ name: 'mf-search', version: '3' }));
  symlinkSync('/etc', path.join(store.releaseFolder('mf-search', '3'), 'web/etc'));
  expect(await promoting(store, 'mf-search', '3')).toMatch(/^\[symlink\] mf-search 3: web\/etc is/);

  symlinkSync(store.releaseFolder('mf-search', '1'), store.releaseFolder('mf-search', '4'));
  expect(await promoting(store, 'mf-search', '4')).toMatch(/^\[symlink\] The folder of mf-search 4 is/);
});

test('copies that ended half-way are not listed, and go with the next publication; one that is under way stays', async () => {
  const store = await liveStore();
  const halfCopy = (id: string) => `${store.releaseFolder('mf-search', '2')}.${id}.incoming`;
  for (const id of ['old', 'new']) mkdirSync(halfCopy(id));
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(halfCopy('old'), anHourAgo, anHourAgo);
  await publish(store, build({ name: 'mf-search', version: '3' }));
  expect((await store.published()).get('mf-search')!.map(({ version }) => version)).toEqual(['1', '3']);
  expect(() => readFileSync(halfCopy('old'))).toThrow('ENOENT');
  expect(() => readFileSync(halfCopy('new'))).toThrow('EISDIR');
});

test('an honest release is refused nothing', async () => {
  expect(
    await refusal(await emptyStoreWithShell(), { name: 'mf-search', release: { contract: 99 } }),
  ).toMatch(/^\[contract\]/);
});

async function emptyStoreWithShell() {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  return store;
}
