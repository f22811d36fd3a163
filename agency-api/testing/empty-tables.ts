import { sql } from '../src/database/drizzle.ts';
import type { Database } from '../src/database/database.ts';

/**
 * Adds what the functions below call to a migrated database. PostgreSQL plans what stands in a function once for a connection, which takes
 * several times as long as to run it.
 */
export async function addTestFunctions(database: Database): Promise<void> {
  const tables = await database
    .select({ name: sql<string>`quote_ident(tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const checks = tables.map(
    ({ name }) => `if exists (select from public.${name}) then return next '${name}'; end if;`,
  );
  await database.execute(
    sql.raw(`
      create schema testing;
      create function testing.filled_tables() returns setof text language plpgsql as $$ begin ${checks.join(' ')} end $$;
      create function testing.empty_tables() returns void language plpgsql as $$ declare name text; begin
        -- References and triggers are let be, as all rows go.
        perform set_config('session_replication_role', 'replica', true);
        for name in select testing.filled_tables() loop execute 'delete from public.' || name; end loop;
      end $$;`),
  );
}

/** Empties all tables. Truncating gives each table and index a new file: ten times as much as deleting the few rows of a test. */
export async function emptyTables(database: Database): Promise<void> {
  await database.execute(sql`select testing.empty_tables()`);
}

/** Tables with rows in them. */
export async function filledTables(database: Database): Promise<string[]> {
  const found = await database.select({ name: sql<string>`name` }).from(sql`testing.filled_tables() as name`);
  return found.map(({ name }) => name);
}
