import type { SQL } from './drizzle.ts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as z from 'zod';

/** The database or a transaction in it. In a transaction pass it down: the outer one is another connection, which sees nothing of it. */
export type Database = NodePgDatabase;

/**
 * Rows of a query that Drizzle's builder cannot write, checked by a schema. Cast counts with `::int`: the driver gives bigints as texts.
 */
export async function rows<Row>(database: Database, query: SQL, schema: z.ZodType<Row>): Promise<Row[]> {
  return z.array(schema).parse((await database.execute(query)).rows);
}
