import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { RunningGateway } from '../release-store.ts';

const gatewaySchema = z.object({
  id: z.string(),
  reads: z.array(z.number().int()),
  serves: z.record(z.string(), z.string()),
});

/** A file for each gateway; its time says when the gateway was announced last. */
export class GatewayFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(gateway: RunningGateway): Promise<void> {
    const file = this.#fileOf(gateway.id);
    const incoming = `${file}.incoming`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(incoming, JSON.stringify(gateway));
    await rename(incoming, file);
  }

  remove(id: string): Promise<void> {
    return rm(this.#fileOf(id), { force: true });
  }

  async newerThan(ms: number): Promise<RunningGateway[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const read = names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const file = path.join(this.#folder, name);
        if (Date.now() - (await stat(file)).mtimeMs > ms) return [];
        return [gatewaySchema.parse(JSON.parse(await readFile(file, 'utf8')))];
      });
    // One that cannot be read has ended just now.
    return (await Promise.all(read.map((gateway) => gateway.catch(() => [])))).flat();
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }
}
