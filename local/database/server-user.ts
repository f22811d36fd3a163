import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';
import { StartError } from '../start-error.ts';

const run = promisify(execFile);

/** Whom the programs run as; undefined is whoever runs this process. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, which is often the only user of a container: a user is taken that exists and reaches the folder. No
 * user is made. Throws `StartError` where there is none.
 */
export async function findServerUser(folder: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const candidate of await candidates(folder)) {
    const user = await userCalled(candidate);
    if (user && (await may(user, ['-x', path.dirname(folder)]))) return user;
  }
  throw new StartError(
    `PostgreSQL does not run as root, and no other user can enter ${folder}. ` +
      'Start the site as another user, set AGENCY_DATA to a folder that all may enter, or DATABASE_URL to a PostgreSQL server of your own.',
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

/** Whether a user can read and run a program. */
export const mayRun = (user: ServerUser, program: string): Promise<boolean> =>
  may(user, ['-r', program, '-a', '-x', program]);

async function may(user: ServerUser, condition: string[]): Promise<boolean> {
  try {
    await run('test', condition, { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
