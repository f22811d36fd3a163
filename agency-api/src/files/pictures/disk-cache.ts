import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, utimes, writeFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

export interface DiskCache {
  /** The entry, or null. Keys are file names. */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  write(key: string, content: Buffer): Promise<void>;
  /** Removes the entry, if there is one. */
  remove(key: string): Promise<void>;
}

/**
 * Files in a folder, of about `maxBytes` at most: after each sixteenth of that in new bytes, the least recently used
 * are evicted. Files are written atomically, so that several processes may share the folder and `kill -9` leaves no partial pictures.
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

/** The modification time stores the last use; the file may just have been evicted. */
async function markAsUsed(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Removes files of a folder, oldest modification first, until the rest is no larger than `maxBytes`. */
async function evictLeastRecentlyUsed(folder: string, maxBytes: number): Promise<void> {
  const files = await filesWithSize(folder);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes) return;
    await rm(path, { force: true });
    total -= size;
  }
}

async function filesWithSize(folder: string) {
  const files = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, size: found.size, usedAt: found.mtimeMs });
  }
  return files;
}

/** Minimum ms between two log lines about the same error. */
const LOG_INTERVAL = 60_000;

/**
 * A cache that ignores write errors: with a full or read-only disk, its content is served without being cached.
 * @param what is cached, for the log
 */
export function bestEffortCache(
  cache: DiskCache,
  logger: Pick<Logger, 'warn'>,
  what = 'pictures',
): DiskCache {
  let loggedAt = -Infinity;
  const tolerate = (error: unknown) => {
    if (performance.now() - loggedAt < LOG_INTERVAL) return;
    loggedAt = performance.now();
    logger.warn({ err: error }, `the cache of ${what} cannot be written`);
  };
  return {
    ...cache,
    write: (key, content) => cache.write(key, content).catch(tolerate),
    remove: (key) => cache.remove(key).catch(tolerate),
  };
}
