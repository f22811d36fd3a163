import { sql } from 'drizzle-orm';
import { rows, type Database } from '../src/database/database.ts';
import { removeLoad } from '../src/database/loading-schema.ts';

interface Options {
  /** Whether ids begin at 1 again. */
  isIdentityRestarted?: boolean;
}

/** Empties all tables. */
export async function emptyTables(
  database: Database,
  { isIdentityRestarted = false }: Options = {},
): Promise<void> {
  await removeLoad(database);
  if (isIdentityRestarted) {
    const all = await tableNames(database);
    await database.execute(sql.raw(`truncate ${all.join(', ')} restart identity cascade`));
    return;
  }
  const filled = await filledTables(database);
  // Truncating gives each table and index a new file: ten times as much as deleting the few rows of a test. References and triggers
  // are let be, as all rows go.
  const statements = filled.map((table) => `delete from public.${table};`);
  await database.execute(
    sql.raw(`do $$ begin set local session_replication_role = replica; ${statements.join(' ')} end $$`),
  );
}

async function tableNames(database: Database): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    database,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return tables.map(({ name }) => name);
}

/** Tables with rows in them. */
export async function filledTables(database: Database): Promise<string[]> {
  const tables = await tableNames(database);
  const queries = tables.map(
    (table) => `select '${table}' as name where exists (select from public.${table})`,
  );
  const found = await rows<{ name: string }>(database, sql.raw(queries.join(' union all ')));
  return found.map(({ name }) => name);
}
