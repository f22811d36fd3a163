import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Every module that must exist once in a page: the shell provides it, remotes take it, in the browser and on the server. */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-intl',
  'jotai',
  'shared-kit/api-client',
  'shared-kit/host',
  'shared-kit/state',
] as const;

/** Shared module → version in this workspace. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map((id) => [id, versionOfPackage(id.split('/')[0]!)]));
}

/** Shared module → range that a remote built here needs. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(Object.entries(sharedVersions()).map(([id, version]) => [id, `^${version}`]));
}

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
