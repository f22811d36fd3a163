import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Licences (SPDX) of packages that the site may be run and delivered with. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
]);

/** LGPL: the API loads these as they are, and none of them is in what browsers get. */
const LIBRARIES_OF_SERVERS = /^(@img\/sharp-.+|libheif-js)$/;
const LGPL = new Set(['LGPL-3.0', 'LGPL-3.0-or-later']);

/** Licences of packages whose package.json names none, as their LICENSE file says. */
const READ_BY_HAND: Record<string, string> = { 'png-js@2.0.0': 'MIT' };

/** Packages of production whose licence is not allowed; tools are not delivered, so theirs do not matter. */
export const refusedLicences = (packages: LockedPackage[]): LockedPackage[] =>
  packages.filter(({ isTool, name, version, licence }) => {
    if (isTool) return false;
    return !isAllowed(name, licence ?? READ_BY_HAND[`${name}@${version}`] ?? '');
  });

/** Of `A OR B` one has to be allowed, of `A AND B` each; what has parentheses inside is refused. */
function isAllowed(name: string, licence: string): boolean {
  const isOne = (one: string) => ALLOWED.has(one) || (LGPL.has(one) && LIBRARIES_OF_SERVERS.test(name));
  const expression = licence.replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(expression)) return false;
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every(isOne));
}

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
