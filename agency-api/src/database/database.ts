import { sql, type SQL } from './drizzle.ts';
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

/**
 * For a transaction whose statements may take long, as those of imports do, where the role has a limit for all others
 * (docs/operations.md). It ends with the transaction, as a pooler in transaction mode demands.
 */
export const allowLongStatements = (tx: Database) => tx.execute(sql`set local statement_timeout = 0`);
