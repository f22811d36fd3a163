import { sql, type SQL } from '../../../database/drizzle.ts';
import * as z from 'zod';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { rows, type Database } from '../../../database/database.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { computeRules } from '../read-model/read-model-rules.ts';
import { DICTIONARIES } from './dictionaries.ts';

/** What texts are searched for: any of some phrases of folded words. */
interface WantedWords {
  phrases: readonly string[];
  /** In titles, headlines and names of projects alone. */
  inTitle: boolean;
  /** Of each phrase the last word may be unfinished. */
  isUnfinished?: boolean;
}

const LANGUAGES = Object.keys(DICTIONARIES) as Language[];

/** Rows that are kept in memory, of all words together. */
const MOST_KEPT = 2_000_000;

interface Asked {
  wanted: WantedWords;
  answer: (rows: Int32Array) => void;
  fail: (error: unknown) => void;
}

/** Rows by words, of one version of the data; those that were asked for last. */
class KeptRows {
  readonly #read: (wanted: readonly WantedWords[]) => Promise<Int32Array[]>;
  readonly #rows = new Map<string, Promise<Int32Array>>();
  #asked: Asked[] = [];
  #count = 0;

  constructor(read: (wanted: readonly WantedWords[]) => Promise<Int32Array[]>) {
    this.#read = read;
  }

  async get(wanted: WantedWords): Promise<Int32Array> {
    const key = JSON.stringify(wanted);
    const known = this.#rows.get(key);
    if (known) {
      this.#rows.delete(key);
      this.#rows.set(key, known);
      return known;
    }
    const reading = this.#ask(wanted);
    this.#rows.set(key, reading);
    try {
      this.#count += (await reading).length + 1;
    } catch (error) {
      this.#rows.delete(key);
      throw error;
    }
    await this.#forget();
    return reading;
  }

  /** With all else that is asked for in the same turn. */
  #ask(wanted: WantedWords): Promise<Int32Array> {
    return new Promise((answer, fail) => {
      if (this.#asked.length === 0) queueMicrotask(() => void this.#answer());
      this.#asked.push({ wanted, answer, fail });
    });
  }

  async #answer(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const found = await this.#read(asked.map(({ wanted }) => wanted));
      for (const [index, { answer }] of asked.entries()) answer(found[index]!);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }

  async #forget(): Promise<void> {
    for (const [key, kept] of this.#rows) {
      if (this.#count <= MOST_KEPT) return;
      this.#rows.delete(key);
      this.#count -= (await kept).length + 1;
    }
  }
}

const byColumns = new WeakMap<ListingColumns, KeptRows>();

/** Rows of the listings whose public texts say any of the phrases in any language, ascending. What is asked for in one turn is one query. */
export function rowsWithWords(
  database: Database,
  config: AgencyConfig,
  columns: ListingColumns,
  wanted: WantedWords,
): Promise<Int32Array> {
  const kept =
    byColumns.get(columns) ??
    new KeptRows(async (all) => (await readIds(database, config, all)).map((ids) => toRows(columns, ids)));
  byColumns.set(columns, kept);
  return kept.get(wanted);
}

function toRows(columns: ListingColumns, ids: readonly number[]): Int32Array {
  const found = new Uint8Array(columns.size);
  for (const id of ids) {
    const row = columns.findRow(id);
    // The texts may be of newer data than the columns.
    if (row >= 0) found[row] = 1;
  }
  return Int32Array.from(rowsIn(found));
}

function* rowsIn(found: Uint8Array): Generator<number> {
  for (let row = 0; row < found.length; row++) if (found[row] === 1) yield row;
}

/** IDs of listings, for each of what is wanted. */
async function readIds(
  database: Database,
  config: AgencyConfig,
  all: readonly WantedWords[],
): Promise<number[][]> {
  const parts = all.flatMap((wanted, index) =>
    LANGUAGES.map(
      (language) => sql`select ${index}::int as asked, listing_id from listing_words
        where rules = ${computeRules(config)}::int and language = ${language} and words @@ ${createQuery(language, wanted)}`,
    ),
  );
  const found = await rows(
    database,
    sql`select asked, json_agg(listing_id) as ids from (${sql.join(parts, sql` union all `)}) found group by asked`,
    z.object({ asked: z.number(), ids: z.array(z.number()) }),
  );
  const byIndex = new Map(found.map(({ asked, ids }) => [asked, ids]));
  return all.map((_wanted, index) => byIndex.get(index) ?? []);
}

function createQuery(language: Language, { phrases, inTitle, isUnfinished }: WantedWords): SQL {
  const written = phrases.map((phrase) => {
    const words = phrase.split(' ');
    return `(${words
      .map((word, at) => word + marks(inTitle, isUnfinished === true && at === words.length - 1))
      .join(' <-> ')})`;
  });
  return sql`to_tsquery(${DICTIONARIES[language]}::regconfig, ${written.join(' | ')})`;
}

/** As PostgreSQL marks words of a query. */
function marks(inTitle: boolean, isUnfinished: boolean): string {
  return inTitle || isUnfinished ? `:${isUnfinished ? '*' : ''}${inTitle ? 'A' : ''}` : '';
}
