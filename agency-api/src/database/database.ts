import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or a transaction in it; PGlite and PostgreSQL alike. In a transaction pass it down: the outer one would deadlock. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Rows of a query written in SQL. Cast counts with `::int`: drivers disagree on bigint. */
export async function rows<Row>(database: Database, query: SQL): Promise<Row[]> {
  const result = (await database.execute(query)) as { rows: Row[] };
  return result.rows;
}
