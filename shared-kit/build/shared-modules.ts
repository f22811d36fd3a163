import { readFileSync } from 'node:fs';
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

function versionOfPackage(name: string): string {
  const folder = require.resolve.paths(name)!.find((modules) => existsPackage(path.join(modules, name)));
  if (!folder) throw new Error(`${name} is not installed`);
  return JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')).version;
}

function existsPackage(folder: string): boolean {
  try {
    readFileSync(path.join(folder, 'package.json'));
    return true;
  } catch {
    return false;
  }
}
