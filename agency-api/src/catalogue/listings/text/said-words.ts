import { sql } from '../../../database/drizzle.ts';
import * as z from 'zod';
import { foldWords } from 'shared-kit/domain/slug';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { rows, type Database } from '../../../database/database.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { computeRules } from '../read-model/read-model-rules.ts';
import type { TextContext } from './claims.ts';
import { DICTIONARIES } from './dictionaries.ts';

/** Listings whose texts are looked at: a word that none of so many has is hardly in another one's. */
const LOOKED_AT = 30;

const byColumns = new WeakMap<ListingColumns, Map<string, Promise<boolean>>>();

/**
 * Whether a text has a word as it is written, not only one that stems alike: of the listings that its stem finds the newest are looked at. Texts
 * tell of "Bruxelles"; nobody writes "bruxels", which has the same stem.
 */
export function isSaid(
  { database, config, columns }: TextContext,
  word: string,
  found: Int32Array,
): Promise<boolean> {
  const known = byColumns.get(columns) ?? new Map<string, Promise<boolean>>();
  byColumns.set(columns, known);
  const answer =
    known.get(word) ?? isIn(database, config, listIds(columns, found.subarray(-LOOKED_AT)), word);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(word, answer);
  answer.catch(() => known.delete(word));
  return answer;
}

/** Words whose answers are kept. */
const MOST_KEPT = 10_000;

const listIds = (columns: ListingColumns, found: Int32Array): number[] =>
  Array.from(found, (row) => columns.ids[row]!);

/** More homes with a title within theirs than this: it is no name of one. */
const MOST_TITLED = 100;

/** Of listings with a phrase in their title those whose whole title it is, in any language, among what the list offers; none for holiday homes. */
export async function rowsTitled(
  { database, config, columns, goal, list }: TextContext,
  title: string,
  found: Int32Array,
): Promise<Int32Array> {
  const isListed = (row: number) =>
    list !== 'holiday' &&
    columns.goal[row] === goal &&
    (columns.discreet[row] === 1) === (list === 'discreet') &&
    columns.closed[row] === 0;
  const listed = found.filter(isListed);
  if (listed.length === 0 || listed.length > MOST_TITLED) return new Int32Array();
  const titles = await rows(
    database,
    sql`select listing_id as id, card->>'Title' as title from shown_listings
      where rules = ${computeRules(config)}::int and listing_id = any(${sql.param(listIds(columns, listed))}::int[])`,
    z.object({ id: z.number(), title: z.string().nullable() }),
  );
  const wanted = foldWords(title);
  const titled = new Set(
    titles.filter((of) => of.title && foldWords(of.title) === wanted).map(({ id }) => id),
  );
  return listed.filter((row) => titled.has(columns.ids[row]!));
}

async function isIn(database: Database, config: AgencyConfig, ids: number[], word: string): Promise<boolean> {
  const texts = await rows(
    database,
    sql`select concat_ws(' ', card->>'Title', card->>'TypeDescription', page->>'Description') as text
      from shown_listings where rules = ${computeRules(config)}::int and listing_id = any(${sql.param(ids)}::int[])`,
    z.object({ text: z.string() }),
  );
  return texts.some(({ text }) => foldWords(text).split(' ').includes(word));
}

/** Whether two words have the same stem in any language. */
export async function stemAlike(database: Database, one: string, other: string): Promise<boolean> {
  const alike = Object.values(DICTIONARIES).map(
    (dictionary) =>
      sql`to_tsvector(${dictionary}::regconfig, ${one}) = to_tsvector(${dictionary}::regconfig, ${other})`,
  );
  const [answer] = await rows(
    database,
    sql`select (${sql.join(alike, sql` or `)}) as "isAlike"`,
    z.object({ isAlike: z.boolean() }),
  );
  return answer!.isAlike;
}
