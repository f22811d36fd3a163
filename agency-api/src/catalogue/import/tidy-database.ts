import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';

/** Threshold of replaced or new rows from which a table is vacuumed. */
const WORTHWHILE = 2_000;

/** Reclaims the space of replaced rows and updates the planner's statistics, which PostgreSQL by itself does later. */
export async function tidyDatabase(database: Database): Promise<void> {
  const tables = await database
    .select({ name: sql`format('%I.%I', schemaname, relname)`.mapWith(String) })
    .from(sql`pg_stat_all_tables`)
    .where(
      sql`greatest(n_dead_tup, n_mod_since_analyze) > ${WORTHWHILE} and schemaname in ('public', 'pg_catalog')`,
    )
    .orderBy(sql`1`);
  for (const { name } of tables) await database.execute(sql.raw(`vacuum (analyze) ${name}`));
}
