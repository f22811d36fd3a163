import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An entry of package-lock.json. */
interface Entry {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
}

/** A package that package-lock.json names. */
export interface LockedPackage {
  /** Where it is installed, such as "node_modules/express". */
  folder: string;
  name: string;
  version: string;
  /** SPDX expression of its package.json; undefined if that says nothing. */
  licence: string | undefined;
  /** Whether `npm ci --omit=dev` leaves it out. */
  isTool: boolean;
}

/** The packages of the lock file at `root`, without the workspaces. */
export function lockedPackages(root: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { version = '', license, dev }]) => ({
      folder,
      name: folder.split('node_modules/').at(-1)!,
      version,
      licence: license,
      isTool: !!dev,
    }));
}
