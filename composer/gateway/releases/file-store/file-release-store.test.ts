import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { describeReleaseStore } from '../../../testing/release-store.contract.ts';
import { FileReleaseStore } from './file-release-store.ts';

const outcomesFile = ({ folder }: { folder: string }) => path.join(folder, 'outcomes.json');

describeReleaseStore('a release store in a folder', {
  open: (like) => new FileReleaseStore(like?.folder ?? temporaryFolder('releases')),
  damage: ({ folder }, app, version, file) => writeFileSync(path.join(folder, app, version, file), 'changed'),
  damageOutcomes: (store, change) =>
    writeFileSync(outcomesFile(store), change(readFileSync(outcomesFile(store), 'utf8'))),
});

test.each<[string, (file: string) => unknown]>([
  ['a folder', (file) => mkdirSync(file)],
  ['a pipe, from which nothing comes', (file) => execFileSync('mkfifo', [file])],
  ['a link to a device without end', (file) => symlinkSync('/dev/zero', file)],
])('outcomes are not read from %s', async (_what, make) => {
  const store = new FileReleaseStore(temporaryFolder('releases'));
  make(outcomesFile(store));
  expect(await store.readOutcomes()).toEqual({ known: [], damage: 'is no file' });
});

test('a store that cannot be read is not taken for an empty one', async () => {
  const file = path.join(temporaryFolder('releases'), 'no-folder');
  writeFileSync(file, '');
  await expect(new FileReleaseStore(file).published()).rejects.toThrow('ENOTDIR');
});
