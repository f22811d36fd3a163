import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from 'shared-kit/testing/temporary-folder.ts';
import { ROOT } from '../root.ts';
import { workspaceFolders } from '../workspaces.ts';
import { writeRemote } from './write-remote.ts';

const COPIED = ['package.json', 'tsconfig.base.json', 'eslint.config.mjs', '.prettierrc', 'local'];
const LINKED = ['node_modules', 'shared-kit', 'shell', 'mf-property'];

/** This workspace as far as a remote needs it, in a folder of its own. */
function workspaceCopy(): string {
  const root = temporaryFolder('new-remote');
  for (const part of COPIED) cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true });
  for (const part of LINKED) symlinkSync(path.join(ROOT, part), path.join(root, part));
  return root;
}

const run = promisify(execFile);

const CHECKS: Record<string, string[]> = {
  types: ['typescript7/bin/tsc', '-p', '.'],
  lint: ['eslint/bin/eslint.js', '.', '--max-warnings=0'],
  format: ['prettier/bin/prettier.cjs', '--check', '.'],
  tests: ['jest/bin/jest.js'],
  build: ['webpack-cli/bin/cli.js', '--config', 'webpack.config.mjs'],
};

async function check(folder: string, name: string) {
  const [program, ...args] = CHECKS[name]!;
  const file = path.join(ROOT, 'node_modules', program!);
  await run(process.execPath, ['--experimental-vm-modules', file, ...args], { cwd: folder });
}

test('a new remote builds and passes its checks as it is written', async () => {
  const root = workspaceCopy();
  await writeRemote(root, { name: 'mf-home-loans', slot: 'property/below-facts' });
  expect(workspaceFolders(root)).toContain('mf-home-loans');

  const folder = path.join(root, 'mf-home-loans');
  for (const name of Object.keys(CHECKS)) await check(folder, name);
  const { routes, widgets, messages } = JSON.parse(
    readFileSync(path.join(folder, 'dist/release.json'), 'utf8'),
  );
  expect(routes[0].paths).toMatchObject({ nl: 'home-loans', fr: 'home-loans' });
  expect(Object.keys(messages).sort()).toEqual(['de', 'en', 'fr', 'nl']);
  expect(widgets[0].slots).toEqual(['property/below-facts']);
}, 120_000);

test('without a slot the widget takes props of its own', async () => {
  const root = workspaceCopy();
  await writeRemote(root, { name: 'mf-loans' });
  await check(path.join(root, 'mf-loans'), 'types');
});

test.each([
  [{ name: 'loans' }, 'no name for a remote'],
  [{ name: 'mf-Loans' }, 'no name for a remote'],
  [{ name: 'mf-property' }, 'There is a folder'],
  [{ name: 'mf-loans', slot: 'property/top' }, 'There are: property/below-facts'],
])('%j is refused', async (wanted, reason) => {
  await expect(writeRemote(workspaceCopy(), wanted)).rejects.toThrow(reason);
});
