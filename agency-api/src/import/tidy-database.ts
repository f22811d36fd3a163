import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** Rows that were replaced, or are new to the planner, before a table is worth the time. */
const WORTHWHILE = 2_000;

/**
 * Gives back the space of replaced rows and tells the planner what the tables hold: PGlite does so never by itself, PostgreSQL later.
 * Table by table, as each keeps others waiting on PGlite.
 */
export async function tidyDatabase(database: Database, step: () => Promise<void>): Promise<void> {
  const tables = await rows<{ name: string }>(
    database,
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables
      where greatest(n_dead_tup, n_mod_since_analyze) > ${WORTHWHILE} and schemaname in ('public', 'pg_catalog') order by 1`,
  );
  for (const { name } of tables) {
    await database.execute(sql.raw(`vacuum (analyze) ${name}`));
    await step();
  }
}
