import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Objects, StoredObject } from '../release-store.ts';

/** End of the name of what is not in the store yet, or no longer; no version is called so. */
export const INCOMING = '.incoming';

/** Objects as files of a folder, on a file system with hard links; of machines that share it too. */
export class FolderObjects implements Objects {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(key: string): Promise<string | undefined> {
    return readFile(this.toFilePath(key), 'utf8').catch((error) => unlessCode(error, 'ENOENT'));
  }

  create(key: string, text: string): Promise<boolean> {
    return this.#staged(key, text, async (incoming, file) => {
      try {
        await link(incoming, file);
        return true;
      } catch (error) {
        unlessCode(error, 'EEXIST');
        // Over a network it may be this very call that has created it, before its answer was lost.
        return (await this.read(key)) === text;
      }
    });
  }

  write(key: string, text: string): Promise<void> {
    return this.#staged(key, text, rename);
  }

  remove(key: string): Promise<void> {
    return rm(this.toFilePath(key), { force: true });
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const folder = path.join(this.#folder, prefix);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (error) => unlessCode(error, 'ENOENT') ?? [],
    );
    const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(INCOMING));
    const objects = files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const stats = await lstat(file).catch((error) => unlessCode(error, 'ENOENT'));
      if (!stats) return [];
      const key = path.relative(this.#folder, file).replaceAll(path.sep, '/');
      return [{ key, bytes: stats.size, modified: stats.mtimeMs }];
    });
    return (await Promise.all(objects)).flat();
  }

  toFilePath(key: string): string {
    return path.join(this.#folder, key);
  }

  /** A reader sees all of a file or none of it, also after the machine has lost its power. */
  async #staged<Result>(
    key: string,
    text: string,
    place: (incoming: string, file: string) => Promise<Result>,
  ): Promise<Result> {
    const file = this.toFilePath(key);
    const incoming = `${file}.${randomUUID()}${INCOMING}`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      const handle = await open(incoming, 'wx');
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      return await place(incoming, file);
    } finally {
      await rm(incoming, { force: true });
    }
  }
}

function unlessCode(error: unknown, code: string): undefined {
  if ((error as NodeJS.ErrnoException).code !== code) throw error;
}
