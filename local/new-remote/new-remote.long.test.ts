import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { deadline } from 'composer/server';
import { ROOT, workspaceFolders } from '../root.ts';
import { workspaceCopy } from './workspace-copy.ts';
import { writeRemote } from './write-remote.ts';

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
  await run(process.execPath, ['--no-compilation-cache', '--experimental-vm-modules', file, ...args], {
    cwd: folder,
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${name}:\n${stdout}${stderr}`);
  });
}

test(
  'a new remote builds and passes its checks as it is written',
  async () => {
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
  },
  deadline(120_000),
);

test(
  'without a slot the widget takes props of its own',
  async () => {
    const root = workspaceCopy();
    await writeRemote(root, { name: 'mf-loans' });
    await check(path.join(root, 'mf-loans'), 'types');
  },
  deadline(120_000),
);
