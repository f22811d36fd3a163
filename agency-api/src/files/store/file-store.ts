import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where files of visitors lie, encrypted. Keys are file names. */
export interface FileStore {
  /** Takes over a finished file: afterwards it is in the store whole, or not at all. */
  put(key: string, path: string): Promise<void>;
  /** Undefined for a key that is not there. */
  open(key: string): Promise<Readable | undefined>;
  /** Does nothing for a key that is not there. */
  remove(key: string): Promise<void>;
}

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  return {
    async put(key, path) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await rename(path, join(folder, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        await copyAside(path, folder, key);
      }
    },
    async open(key) {
      const file = await open(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      return file?.createReadStream();
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

/** From another file system: copied under another name first, so that a key is whole or absent. */
async function copyAside(path: string, folder: string, key: string): Promise<void> {
  const aside = join(folder, `${key}.${randomUUID()}.tmp`);
  try {
    await copyFile(path, aside);
    await rename(aside, join(folder, key));
  } finally {
    await rm(aside, { force: true });
  }
}
