import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from './database-error.ts';
import { lockByPidFile } from './pid-file-lock.ts';
import { lockBySocket } from './socket-lock.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/** A lock that is taken, and by which process if that is known. */
export interface LockHolder {
  heldBy: number | undefined;
}

/**
 * Keeps a second process off the folder: two of them lose rows silently. The lock ends with the process, however it ends.
 * Throws `DatabaseError` when another process has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const place = await realpath(folder);
  const address = socketAddress(place);
  const lock = await (address ? lockBySocket(address) : lockByPidFile(join(place, 'facade.pid')));
  if ('release' in lock) return lock;
  throw new DatabaseError(
    `The database folder ${folder} is in use by another process${lock.heldBy ? ` (pid ${lock.heldBy})` : ''}. ` +
      'Stop that one first, choose another folder with AGENCY_DATA, or set DATABASE_URL to a PostgreSQL server, which several can share.',
  );
}

/** Where a socket needs no file and is gone with its process; undefined on systems without such sockets. */
function socketAddress(folder: string): string | undefined {
  const name = `facade-database-${createHash('sha256').update(folder).digest('hex')}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : undefined;
}
