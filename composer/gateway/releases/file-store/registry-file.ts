import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { registrySchema } from '../../../contract/contract.ts';
import type { Registry } from '../../../contract/contract.ts';
import { replaceFile, whileUnchanged } from './replaced-file.ts';

/** The registry as a file that is replaced as a whole, by an atomic rename. */
export class RegistryFile {
  readonly file: string;
  #stamp: string | undefined;

  constructor(file: string) {
    this.file = file;
  }

  /**
   * In microseconds, where a promise of `node:fs` would send every request through Node's few threads; once for all requests of one turn
   * of the event loop.
   */
  stamp(): string {
    if (this.#stamp !== undefined) return this.#stamp;
    const stats = statSync(this.file, { throwIfNoEntry: false });
    this.#stamp = stats ? `${stats.mtimeMs}:${stats.ino}:${stats.size}` : 'none';
    setImmediate(() => (this.#stamp = undefined));
    return this.#stamp;
  }

  async read(): Promise<Registry> {
    try {
      return registrySchema.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return registrySchema.parse({ schema: 1, live: {} });
    }
  }

  update(change: (registry: Registry) => Registry | Promise<Registry>): Promise<void> {
    return replaceFile(this.file, async () => change(await this.read()));
  }

  /** Does something with the registry while it does not change; see `whileUnchanged`. */
  whileUnchanged(
    work: (registry: Registry, assertHeld: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    return whileUnchanged(this.file, async (assertHeld) => work(await this.read(), assertHeld));
  }
}
