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
  const all = await tableNames(database);
  // An empty table costs as much as a full one to truncate, and most of them are empty.
  const emptied = isIdentityRestarted ? all : await filled(database, all);
  if (emptied.length)
    await database.execute(
      sql.raw(`truncate ${emptied.join(', ')} ${isIdentityRestarted ? 'restart identity' : ''} cascade`),
    );
}

async function tableNames(database: Database): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    database,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return tables.map(({ name }) => name);
}

async function filled(database: Database, tables: readonly string[]): Promise<string[]> {
  const queries = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const found = await rows<{ name: string }>(database, sql.raw(queries.join(' union all ')));
  return found.map(({ name }) => name);
}
