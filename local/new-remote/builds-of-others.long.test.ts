import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { ROOT } from '../root.ts';

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; resolved?: string; link?: boolean }>;
}

/** This workspace as far as Nx decides by it what to build, without apps. */
function workspaceWithoutApps(): string {
  const root = temporaryFolder('nx');
  for (const file of ['nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', '.gitignore'])
    cpSync(path.join(ROOT, file), path.join(root, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

const lockFile = (root: string) => path.join(root, 'package-lock.json');
const readLock = (root: string) => JSON.parse(readFileSync(lockFile(root), 'utf8')) as Lock;

function changeLock(root: string, change: (lock: Lock) => void) {
  const lock = readLock(root);
  change(lock);
  writeFileSync(lockFile(root), JSON.stringify(lock, null, 2));
}

/** An app whose build writes down that it ran; npm enters it in the lock file as it does any workspace. */
function addApp(root: string, name: string) {
  const built = JSON.stringify(path.join(root, 'built.log'));
  mkdirSync(path.join(root, name));
  writeFileSync(path.join(root, name, 'build.cjs'), `require('fs').appendFileSync(${built}, '${name} ')`);
  const react = readLock(root).packages['node_modules/react']!.version;
  const described = { name, version: '0.1.0', dependencies: { react } };
  writeFileSync(
    path.join(root, name, 'package.json'),
    JSON.stringify({ ...described, scripts: { build: 'node build.cjs' } }),
  );
  changeLock(root, ({ packages }) => {
    packages[name] = described;
    packages[`node_modules/${name}`] = { resolved: name, link: true };
  });
}

/** The apps that are built, those of the cache left out. */
async function build(root: string): Promise<string[]> {
  const log = path.join(root, 'built.log');
  writeFileSync(log, '');
  const nx = path.join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_ROOT_PATH: root };
  await promisify(execFile)(process.execPath, [nx, 'run-many', '-t', 'build'], { cwd: root, env });
  return readFileSync(log, 'utf8').trim().split(' ').filter(Boolean).sort();
}

test('a new remote is built alone, and another version of a package builds all', async () => {
  const root = workspaceWithoutApps();
  addApp(root, 'mf-first');
  expect(await build(root)).toEqual(['mf-first']);
  addApp(root, 'mf-second');
  expect(await build(root)).toEqual(['mf-second']);
  expect(await build(root)).toEqual([]);
  changeLock(root, ({ packages }) => {
    Object.assign(packages['node_modules/react']!, { version: '19.99.0', integrity: 'sha512-other' });
  });
  expect(await build(root)).toEqual(['mf-first', 'mf-second']);
}, 120_000);
