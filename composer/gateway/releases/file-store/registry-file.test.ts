import { execFile } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, emptyStore, release, UNTRIED } from '../../../testing/release-fixture.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish.ts';

const PROMOTE = path.resolve(import.meta.dirname, '../../../testing/promote-in-process.ts');
const run = promisify(execFile);

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

test('a lock that a dead process left does not hold releases up', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  const lock = `${store.registryFile}.lock`;
  writeFileSync(lock, 'of a process that died');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  await promote(store, [await publish(store, build({ name: 'shell', version: '2' }))], UNTRIED);
  expect((await store.readRegistry()).live).toEqual({ shell: '2' });
  expect(existsSync(lock)).toBe(false);
});
