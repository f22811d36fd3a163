import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Modules that exist once in each page of any site: the shell provides them, remotes take them, in the browser and on the server. */
export const SHARED_MODULES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-intl',
  'jotai',
  'composer/host',
];

/** What entries of remotes take from the shell before any module: which versions of it fit is compared as for these. */
export const FEDERATION_RUNTIME = '@module-federation/webpack-bundler-runtime';

/** Shared module → version in this workspace. */
export function sharedVersions(ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, versionOfPackage(parsePackageName(id))]));
}

/** Shared module → range that a remote built here needs. */
export function sharedRanges(ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(sharedVersions(ids)).map(([id, version]) => [id, `^${version}`]));
}

const parsePackageName = (id: string): string => /^(@[^/]+\/)?[^/]+/.exec(id)![0];

const versionOfPackage = (name: string): string =>
  JSON.parse(readFileSync(path.join(packageFolder(name), 'package.json'), 'utf8')).version;

/** Folder of an installed package; its `exports` may hide `package.json` from `require.resolve`. */
export function packageFolder(name: string): string {
  const folder = require.resolve
    .paths(name)!
    .find((modules) => existsSync(path.join(modules, name, 'package.json')));
  if (!folder) throw new Error(`${name} is not installed`);
  return path.join(folder, name);
}
