import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { registrySchema } from '../../../contract/release.ts';
import type { Registry } from '../../../contract/release.ts';
import { DamagedFile, parseJson } from '../parse-json.ts';
import { replaceFile, whileUnchanged } from './replaced-file.ts';

const CURE =
  'Mend it there, or put back a copy. Without one: delete it, and promote all apps by one command, each at the version that /readyz of a gateway lists. Gateways that run serve them until then; what fills slots and the history are lost.';

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
    const text = await readFile(this.file, 'utf8').catch((error) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return JSON.stringify({ schema: 1, live: {} });
    });
    const read = parseJson(registrySchema, text);
    if (read.fault === undefined) return read.data;
    throw new DamagedFile(`${this.file} is damaged: ${read.fault}. ${CURE}`);
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
