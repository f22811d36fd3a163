import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { registrySchema } from '../../contract/release.ts';
import type { Registry } from '../../contract/release.ts';
import { OperatorError } from '../../server/operator-error.ts';
import type { Objects } from './release-store.ts';
import { DamagedFile, parseJson } from './parse-json.ts';
import { isOver } from './history.ts';

const FOLDER = 'registry/';
const KEY = /^registry\/(\d{10})\.json$/;
const EMPTY: Registry = registrySchema.parse({ schema: 1, live: {} });

/** An entry: the whole registry after a change. The id tells two entries apart that say the same. */
const entrySchema = registrySchema.extend({ id: z.string() });

/** An entry that a later version of the composer made: what it says is not known here. */
const laterSchema = z.object({ schema: z.number().gt(1) });

/** The registry after the latest entry that is known. */
export interface Head {
  /** Of the latest entry; 0 before the first. */
  number: number;
  registry: Registry;
}

/** Key of an entry. */
export const entryKey = (number: number): string => `${FOLDER}${String(number).padStart(10, '0')}.json`;

/**
 * The registry as a line of entries, `registry/0000000001.json` and so on, each created once and never changed: who creates the next one
 * has changed the registry that the one before describes, and nothing else. One that is damaged counts as not written; its number is taken.
 * One that a later version of the composer made ends the line for this one: looks and changes reject with `OperatorError`.
 */
export class RegistryLog {
  readonly #objects: Objects;
  readonly #report: (error: Error) => void;
  #head: Head | undefined;

  /** @param report told of each entry that is damaged */
  constructor(objects: Objects, report: (error: Error) => void) {
    this.#objects = objects;
    this.#report = report;
  }

  /** What is known without looking; undefined before the first look. */
  get head(): Head | undefined {
    return this.#head;
  }

  /** Goes on from what was known when the store could be read. */
  resume(head: Head): void {
    this.#head ??= head;
  }

  /** Reads the entries that came since the last look. The first look lists all of them. */
  async latest(): Promise<Head> {
    let head = this.#head ?? (await this.#latestListed());
    for (;;) {
      const number = head.number + 1;
      const text = await this.#objects.read(entryKey(number));
      if (text === undefined) break;
      head = { number, registry: this.#parsed(number, text) ?? head.registry };
    }
    // Another look may have been faster.
    if (head.number >= (this.#head?.number ?? 0)) this.#head = head;
    return this.#head!;
  }

  /** Creates the next entry of what `change` makes of the registry; where another process did so first, of what it makes of that one. */
  async update(change: (registry: Registry) => Registry | Promise<Registry>): Promise<void> {
    for (;;) {
      const before = await this.latest();
      const changed = await change(before.registry);
      if (isDeepStrictEqual(changed, before.registry)) return;
      // Those of a process that died in the middle of it.
      const registry = { ...changed, removing: changed.removing.filter((removal) => !isOver(removal)) };
      const number = before.number + 1;
      const entry = JSON.stringify({ id: randomUUID(), ...registry }, null, 1);
      if (!(await this.#objects.create(entryKey(number), entry))) continue;
      if (number > (this.#head?.number ?? 0)) this.#head = { number, registry };
      return;
    }
  }

  async #latestListed(): Promise<Head> {
    const numbers = (await this.#objects.list(FOLDER)).map(({ key }) => Number(KEY.exec(key)?.[1] ?? 0));
    const sorted = numbers.sort((one, other) => other - one);
    for (const number of sorted.filter((known) => known > 0)) {
      const text = await this.#objects.read(entryKey(number));
      const registry = text === undefined ? undefined : this.#parsed(number, text);
      if (registry) return { number: sorted[0]!, registry };
    }
    return { number: sorted[0] ?? 0, registry: EMPTY };
  }

  #parsed(number: number, text: string): Registry | undefined {
    const read = parseJson(entrySchema, text);
    if (read.fault !== undefined) {
      if (parseJson(laterSchema, text).fault === undefined)
        throw new OperatorError(
          `${entryKey(number)} was made by a later version of the composer. Update this one: it changes nothing, and what is live here stays.`,
        );
      this.#report(
        new DamagedFile(
          `${entryKey(number)} is damaged: ${read.fault}. It counts as not written: what is live is what the entry before says, and the next change goes on from there.`,
        ),
      );
      return undefined;
    }
    const { id: _id, ...registry } = read.data;
    return registry;
  }
}
