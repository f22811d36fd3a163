import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** Threshold of replaced or new rows from which a table is vacuumed. */
const WORTHWHILE = 2_000;

/**
 * Reclaims the space of replaced rows and updates the planner's statistics: PGlite has no autovacuum, PostgreSQL's runs later.
 * Not of `tidyTables`, which the load has just made anew. Table by table, as each blocks other queries on PGlite.
 */
export async function tidyDatabase(
  database: Database,
  tidyTables: readonly string[],
  step: () => Promise<void>,
): Promise<void> {
  const tables = await rows<{ name: string }>(
    database,
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables
      where greatest(n_dead_tup, n_mod_since_analyze) > ${WORTHWHILE} and schemaname in ('public', 'pg_catalog')
        and not (schemaname = 'public' and relname = any(${sql.param([...tidyTables])}::text[])) order by 1`,
  );
  for (const { name } of tables) {
    await database.execute(sql.raw(`vacuum (analyze) ${name}`));
    await step();
  }
}
