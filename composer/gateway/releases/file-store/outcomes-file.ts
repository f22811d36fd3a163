import { lstat, readFile } from 'node:fs/promises';
import { outcomeSchema, withOutcomes } from '../outcomes.ts';
import type { Outcome, Outcomes } from '../outcomes.ts';
import { replaceFile } from './replaced-file.ts';

/** Bytes of a file that is read; one that was written here has fewer. */
const LARGEST = 200_000;

/** What became of versions, as a file that gateways write. Whatever stands in it, what is no outcome is left out. */
export class OutcomesFile {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  read(): Promise<Outcomes> {
    return this.#read().catch((error) =>
      damaged(`cannot be read (${(error as NodeJS.ErrnoException).code})`),
    );
  }

  /** Rejects when the file cannot be read: what stands in it would be lost. What is damaged is replaced. */
  add(outcomes: readonly Outcome[]): Promise<void> {
    return replaceFile(this.#file, async () => withOutcomes((await this.#read()).known, outcomes));
  }

  async #read(): Promise<Outcomes> {
    const stats = await lstat(this.#file).catch((error) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
    if (!stats) return { known: [] };
    if (!stats.isFile()) return damaged('is no file');
    if (stats.size > LARGEST) return damaged('is too large');
    const stored = parsed(await readFile(this.#file, 'utf8'));
    if (!Array.isArray(stored)) return damaged('is no list');
    const read = stored.map((outcome) => outcomeSchema.safeParse(outcome));
    const known = withOutcomes(
      [],
      read.flatMap(({ data }) => data ?? []),
    );
    const lost = read.filter(({ success }) => !success).length;
    return lost ? { known, damage: `${lost} of its ${read.length} entries are no outcomes` } : { known };
  }
}

/** Without any text of the file: who can write to the store could write to a terminal. */
const damaged = (damage: string): Outcomes => ({ known: [], damage });

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
