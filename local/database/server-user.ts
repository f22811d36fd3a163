import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

/** Whom the programs run as; undefined is whoever runs this process. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, which is often the only user of a container: a user is taken that exists, can read the programs
 * and reaches the folder. No user is made. Throws `StartError` where there is none.
 */
export async function findServerUser(binaries: Binaries, folder: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const candidate of await candidates(folder)) {
    const user = await userCalled(candidate);
    if (user && (await reaches(user, binaries.program('postgres'), folder))) return user;
  }
  throw new StartError(
    `PostgreSQL does not run as root, and no other user can both read ${binaries.program('postgres')} and enter ${folder}. ` +
      'Start the site as another user, move it to a folder that all may read, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

/** Names or numbers: who owns the folder already, who owns the site, and users that systems have. */
async function candidates(folder: string): Promise<string[]> {
  const owners = await Promise.all([folder, ROOT].map((place) => stat(place).catch(() => undefined)));
  return [...owners.flatMap((found) => (found ? [String(found.uid)] : [])), 'postgres', 'nobody'];
}

async function userCalled(name: string): Promise<ServerUser | undefined> {
  try {
    // PostgreSQL asks the system for its name, so a number alone will not do.
    const { stdout: known } = await run('id', ['-un', name]);
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (option) => Number((await run('id', [option, known.trim()])).stdout)),
    );
    return uid ? { uid, gid: gid! } : undefined;
  } catch {
    return undefined;
  }
}

async function reaches(user: ServerUser, program: string, folder: string): Promise<boolean> {
  try {
    const test = 'test -r "$1" && test -x "$1" && test -x "$2"';
    await run('sh', ['-c', test, 'sh', program, path.dirname(folder)], { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
