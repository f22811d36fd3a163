import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, emptyStore, release } from '../../testing/release-fixture.ts';
import type { Release } from '../../contract/release.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { copyRelease } from './file-store/stored-files.ts';
import { publish } from './publish.ts';

const versions = (store: ReturnType<typeof emptyStore>) => readdirSync(path.join(store.folder, 'shell'));

test('publishing the same build again changes nothing', async () => {
  const store = emptyStore();
  const folder = build({ name: 'shell', web: { 'main.js': '1' } });
  await publish(store, folder);
  await publish(store, folder);
  expect(versions(store)).toEqual(['1']);
});

test('publishing does not make live', async () => {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  await publish(store, build({ name: 'shell', version: '2' }));
  expect((await store.readRegistry()).live).toEqual({ shell: '1' });
});

test('another build under a version that is taken is refused', async () => {
  const store = emptyStore();
  await publish(store, build({ name: 'shell' }));
  await expect(publish(store, build({ name: 'shell', web: { 'main.js': 'other' } }))).rejects.toThrow(
    '[version-taken]',
  );
});

test.each([
  ['a file differs', 'web/main.js', 'changed'],
  ['a compressed form differs', 'web/main.js.gz', gzipSync('changed')],
  ['a compressed form is none', 'web/main.js.br', 'not brotli'],
])('when %s, the build is refused and leaves nothing behind', async (_case, file, content) => {
  const store = emptyStore();
  const folder = build({ name: 'shell' });
  writeFileSync(path.join(folder, file), content);
  await expect(publish(store, folder)).rejects.toThrow(
    `[file-changed] shell 1: ${file} is not what was built`,
  );
  expect(versions(store)).toEqual([]);
});

test('a build in which a file is missing is refused', async () => {
  const folder = build({ name: 'shell' });
  rmSync(path.join(folder, 'server/server.cjs'));
  await expect(publish(emptyStore(), folder)).rejects.toThrow(
    '[file-missing] shell 1: server/server.cjs is not there',
  );
});

test('a build whose files were never sealed is refused', async () => {
  const folder = build({ name: 'shell', release: { files: {} } });
  await expect(publish(emptyStore(), folder)).rejects.toThrow(
    '[file-missing] shell 1: server/server.cjs has no hash',
  );
});

test.each(['../../registry.json', 'a\n/../../x'])(
  'a file outside the release, %j, is refused',
  async (file) => {
    const folder = build({ name: 'shell', release: { files: { [file]: 'sha384-x' } } });
    await expect(publish(emptyStore(), folder)).rejects.toThrow('[invalid-release]');
    const release = { files: { [file]: 'sha384-x' } } as unknown as Release;
    await expect(copyRelease(folder, temporaryFolder('copy'), release)).rejects.toThrow(
      'leads out of its folder',
    );
  },
);

test('what lies in the folder beside the release is not published', async () => {
  const store = emptyStore();
  const folder = build({ name: 'shell' });
  writeFileSync(path.join(folder, 'secret.env'), 'TOKEN=1');
  await publish(store, folder);
  expect(readdirSync(store.releaseFolder('shell', '1')).sort()).toEqual(['release.json', 'server', 'web']);
});

test('a folder without a build, or with that of another app, is refused', async () => {
  const store = emptyStore();
  await expect(publish(store, store.folder)).rejects.toThrow('[unknown-release]');
  await expect(publish(store, build({ name: 'shell' }), 'mf-search')).rejects.toThrow(
    'is a build of shell, not of mf-search',
  );
});
