import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, emptyStore, release } from '../testing/release-fixture.ts';
import { publish } from './publish.ts';

const versions = (store: ReturnType<typeof emptyStore>) => readdirSync(path.join(store.folder, 'shell'));

test('publishing the same build again changes nothing', () => {
  const store = emptyStore();
  const folder = build({ name: 'shell', web: { 'main.js': '1' } });
  publish(store, folder);
  publish(store, folder);
  expect(versions(store)).toEqual(['1']);
});

test('publishing does not make live', () => {
  const store = emptyStore();
  release(store, { name: 'shell' });
  publish(store, build({ name: 'shell', version: '2' }));
  expect(store.readRegistry().live).toEqual({ shell: '1' });
});

test('another build under a version that is taken is refused', () => {
  const store = emptyStore();
  publish(store, build({ name: 'shell' }));
  expect(() => publish(store, build({ name: 'shell', web: { 'main.js': 'other' } }))).toThrow(
    '[version-taken]',
  );
});

test.each([
  ['a file differs', 'web/main.js', 'changed'],
  ['a compressed form differs', 'web/main.js.gz', gzipSync('changed')],
  ['a compressed form is none', 'web/main.js.br', 'not brotli'],
])('when %s, the build is refused and leaves nothing behind', (_case, file, content) => {
  const store = emptyStore();
  const folder = build({ name: 'shell' });
  writeFileSync(path.join(folder, file), content);
  expect(() => publish(store, folder)).toThrow(`[file-changed] shell 1: ${file} is not what was built`);
  expect(versions(store)).toEqual([]);
});

test('a build in which a file is missing is refused', () => {
  const folder = build({ name: 'shell' });
  rmSync(path.join(folder, 'server/server.cjs'));
  expect(() => publish(emptyStore(), folder)).toThrow(
    '[file-missing] shell 1: server/server.cjs is not there',
  );
});

test('a build whose files were never sealed is refused', () => {
  const folder = build({ name: 'shell', release: { files: {} } });
  expect(() => publish(emptyStore(), folder)).toThrow(
    '[file-missing] shell 1: server/server.cjs has no hash',
  );
});

test('files outside the release are refused', () => {
  const folder = build({ name: 'shell', release: { files: { '../../registry.json': 'sha384-x' } } });
  expect(() => publish(emptyStore(), folder)).toThrow('[invalid-release]');
});

test('what lies in the folder beside the release is not published', () => {
  const store = emptyStore();
  const folder = build({ name: 'shell' });
  writeFileSync(path.join(folder, 'secret.env'), 'TOKEN=1');
  publish(store, folder);
  expect(readdirSync(store.releaseFolder('shell', '1')).sort()).toEqual(['release.json', 'server', 'web']);
});

test('a folder without a build, or with that of another app, is refused', () => {
  const store = emptyStore();
  expect(() => publish(store, store.folder)).toThrow('[unknown-release]');
  expect(() => publish(store, build({ name: 'shell' }), 'mf-search')).toThrow(
    'is a build of shell, not of mf-search',
  );
});
