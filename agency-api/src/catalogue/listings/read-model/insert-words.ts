import { sql } from '../../../database/drizzle.ts';
import { splitChunks } from '../../../database/chunks-of.ts';
import type { Database } from '../../../database/database.ts';
import { DICTIONARIES } from '../text/dictionaries.ts';
import type { ReadModelRow } from './read-model-row.ts';

/** Listings per statement: their descriptions are some kilobytes each. */
const BATCH = 250;

/** Writes the words of the public texts of listings that have none yet. */
export async function insertWords(tx: Database, rows: readonly ReadModelRow[], rules: number): Promise<void> {
  const texts = rows.flatMap(({ facts: { id }, texts }) =>
    [...texts].map(([language, { title, description }]) => ({ id, language, title, description })),
  );
  for (const batch of splitChunks(texts, BATCH)) {
    const column = (name: keyof (typeof batch)[number]) =>
      sql`${sql.param(batch.map((text) => String(text[name])))}::text[]`;
    const dictionaries = sql`${sql.param(batch.map(({ language }) => DICTIONARIES[language]))}::text[]`;
    await tx.execute(sql`
      insert into listing_words (rules, listing_id, language, words)
      select ${rules}::int, t.id::int, t.language,
        setweight(to_tsvector(t.dictionary::regconfig, t.title), 'A') || setweight(to_tsvector(t.dictionary::regconfig, t.description), 'D')
      from unnest(${column('id')}, ${column('language')}, ${column('title')}, ${column('description')}, ${dictionaries})
        as t(id, language, title, description, dictionary)`);
  }
}
