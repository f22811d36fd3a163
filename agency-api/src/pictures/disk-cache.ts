import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evictLeastRecentlyUsed } from './evict-least-recently-used.ts';

export interface DiskCache {
  /** The entry, or null. Keys are file names. */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  write(key: string, content: Buffer): Promise<void>;
  /** Forgets the entry, if there is one. */
  remove(key: string): Promise<void>;
}

/**
 * Files in a folder, of at most about `maxBytes` together: once a sixteenth of it was written anew, the least recently used
 * go. A file appears whole or not at all, so that several processes may share the folder and `kill -9` leaves no half pictures.
 */
export function createDiskCache({ folder, maxBytes }: { folder: string; maxBytes: number }): DiskCache {
  let writtenSinceEviction = 0;

  return {
    async read(key) {
      const file = join(folder, key);
      try {
        const content = await readFile(file);
        await markAsUsed(file);
        return content;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    has: (key) =>
      access(join(folder, key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(join(folder, key), { force: true }),
    async write(key, content) {
      const unfinished = join(folder, `${key}.${randomUUID()}.tmp`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(unfinished, content);
        await rename(unfinished, join(folder, key));
      } finally {
        await rm(unfinished, { force: true });
      }
      writtenSinceEviction += content.length;
      if (writtenSinceEviction > maxBytes / 16) {
        writtenSinceEviction = 0;
        await evictLeastRecentlyUsed(folder, maxBytes);
      }
    },
  };
}

/** The time of modification is that of the last use; the file may just have been evicted. */
async function markAsUsed(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
