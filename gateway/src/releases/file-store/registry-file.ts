import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema } from 'shared-kit/contracts/release';
import type { Registry } from 'shared-kit/contracts/release';
import { withRegistryLock } from './registry-lock.ts';

/** The registry as a file that is replaced as a whole, by an atomic rename. */
export class RegistryFile {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** In microseconds, where a promise of `node:fs` would send every request through Node's few threads. */
  stamp(): string {
    const stats = statSync(this.file, { throwIfNoEntry: false });
    return stats ? `${stats.mtimeMs}:${stats.ino}:${stats.size}` : 'none';
  }

  async read(): Promise<Registry> {
    try {
      return registrySchema.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return { schema: 1, live: {}, slots: {}, history: {} };
    }
  }

  async update(change: (registry: Registry) => Registry | Promise<Registry>): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    await withRegistryLock(`${this.file}.lock`, async (assertHeld) => {
      const after = await change(await this.read());
      const incoming = `${this.file}.${randomUUID()}.incoming`;
      await writeFile(incoming, JSON.stringify(after, null, 1));
      await assertHeld();
      await rename(incoming, this.file);
    });
  }
}
