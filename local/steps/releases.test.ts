import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { emptyStore, release } from 'composer/testing/release-fixture.ts';
import { StartError } from '../start-error.ts';
import { claimStore, publishBuilds } from './releases.ts';

/** A store in use by a team. */
async function teamStore(): Promise<string> {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  return store.folder;
}
const content = (folder: string) => readdirSync(folder, { recursive: true }).sort();

test('the store of a team is refused, and not changed', async () => {
  const folder = await teamStore();
  const before = content(folder);
  await expect(publishBuilds(folder)).rejects.toThrow(StartError);
  await expect(publishBuilds(folder)).rejects.toThrow(`RELEASES=${folder} is not a store of this workspace`);
  expect(content(folder)).toEqual(before);
});

test('a bucket is refused, and no folder of its name is made', () => {
  expect(() => claimStore('s3+https://s3.example/bucket')).toThrow(StartError);
  expect(existsSync('s3+https:')).toBe(false);
});

test('a folder that does not exist, or is empty, becomes a store of this workspace permanently', () => {
  const workspace = temporaryFolder('workspace');
  const folder = path.join(temporaryFolder('stores'), 'new/store');
  claimStore(folder, workspace);
  expect(existsSync(folder)).toBe(true);
  mkdirSync(path.join(folder, 'shell'));
  expect(() => claimStore(folder, workspace)).not.toThrow();
});

test('the store of another workspace is refused', () => {
  const folder = temporaryFolder('store');
  claimStore(folder, temporaryFolder('workspace'));
  expect(() => claimStore(folder, temporaryFolder('other'))).toThrow(StartError);
});

test('.releases belongs to this workspace, whatever was published into it', () => {
  const workspace = temporaryFolder('workspace');
  mkdirSync(path.join(workspace, '.releases/shell'), { recursive: true });
  expect(() => claimStore(path.join(workspace, '.releases'), workspace)).not.toThrow();
});

test('.releases as a link to the store of a team does not', async () => {
  const workspace = temporaryFolder('workspace');
  symlinkSync(await teamStore(), path.join(workspace, '.releases'));
  expect(() => claimStore(path.join(workspace, '.releases'), workspace)).toThrow(StartError);
});

test.each(['no JSON', '{}', '[]', '{"workspace":"/somewhere/else"}'])(
  'the marker %s does not make a store its own',
  (marker) => {
    const folder = temporaryFolder('store');
    writeFileSync(path.join(folder, 'owner.json'), marker);
    expect(() => claimStore(folder)).toThrow(StartError);
  },
);
