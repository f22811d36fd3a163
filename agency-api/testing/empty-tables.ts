import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { removeLoad } from '../src/database/loading-schema.ts';

/** Empties all tables. */
export async function emptyTables(database: Database): Promise<void> {
  await removeLoad(database);
  const filled = await filledTables(database);
  // Truncating gives each table and index a new file: ten times as much as deleting the few rows of a test. References and triggers
  // are let be, as all rows go.
  const statements = filled.map((table) => `delete from public.${table};`);
  await database.execute(
    sql.raw(`do $$ begin set local session_replication_role = replica; ${statements.join(' ')} end $$`),
  );
}

async function tableNames(database: Database): Promise<string[]> {
  const tables = await database
    .select({ name: sql<string>`quote_ident(tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  return tables.map(({ name }) => name);
}

/** Tables with rows in them. */
export async function filledTables(database: Database): Promise<string[]> {
  const tables = await tableNames(database);
  const queries = tables.map(
    (table) => `select '${table}' as name where exists (select from public.${table})`,
  );
  const name = sql<string>`name`;
  const found = await database.select({ name }).from(sql.raw(`(${queries.join(' union all ')}) filled`));
  return found.map((table) => table.name);
}
