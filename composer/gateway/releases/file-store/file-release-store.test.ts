import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, emptyStore, release } from '../../../testing/release-fixture.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { describeReleaseStore } from '../../../testing/release-store.contract.ts';
import { publish } from '../publish.ts';
import { FileReleaseStore } from './file-release-store.ts';
import { FolderObjects } from './folder-objects.ts';

const PROMOTE = path.resolve(import.meta.dirname, '../../../testing/promote-in-process.ts');
const run = promisify(execFile);

describeReleaseStore('a release store in a folder', {
  open: (like) => new FileReleaseStore(like?.folder ?? temporaryFolder('releases')),
  damage: ({ folder }, app, version, file) => writeFileSync(path.join(folder, app, version, file), 'changed'),
  objects: ({ folder }) => new FolderObjects(folder),
});

test.each<[string, (file: string) => unknown]>([
  ['a folder', (file) => mkdirSync(file)],
  ['a pipe, from which nothing comes', (file) => execFileSync('mkfifo', [file])],
  ['a link to a device without end', (file) => symlinkSync('/dev/zero', file)],
])('outcomes are not read from %s', async (_what, make) => {
  const store = new FileReleaseStore(temporaryFolder('releases'));
  mkdirSync(path.join(store.folder, '.outcomes/mf-x/1'), { recursive: true });
  make(path.join(store.folder, '.outcomes/mf-x/1/gateway.json'));
  expect(await store.readOutcomes()).toEqual({ known: [] });
});

test('processes that promote different apps at the same time lose nothing of each other', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  const apps = ['a', 'b', 'c'].map((letter) => `mf-${letter}`);
  const versions = ['1', '2', '3'];
  for (const name of apps) for (const version of versions) await publish(store, build({ name, version }));
  await Promise.all(apps.map((app) => run(process.execPath, [PROMOTE, store.folder, app, ...versions])));
  const { live, history } = await store.readRegistry();
  expect(live).toEqual({ shell: '1', ...Object.fromEntries(apps.map((app) => [app, '3'])) });
  for (const app of apps) expect(history[app]!.map(({ version }) => version)).toEqual(versions);
});

test('a store that cannot be read is not taken for an empty one', async () => {
  const file = path.join(temporaryFolder('releases'), 'no-folder');
  writeFileSync(file, '');
  await expect(new FileReleaseStore(file).published()).rejects.toThrow('ENOTDIR');
});
