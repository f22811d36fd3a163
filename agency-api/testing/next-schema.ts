import * as z from 'zod';
import { rows, type Database } from '../src/database/database.ts';
import { sql } from '../src/database/drizzle.ts';

/** How the names begin of what no version of the site knows. */
const NEXT = 'next_';
const A_DAY = 86_400_000;

/**
 * Brings to a migrated database what a later version may bring while this one still runs (CONTRIBUTING.md): columns of every table,
 * empty and filled, a table that refers to another, and a migration of which this version has no file.
 */
export async function addNextSchema(database: Database): Promise<void> {
  const tables = await rows(
    database,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
    z.object({ name: z.string() }),
  );
  for (const { name } of tables)
    await database.execute(sql`
      alter table ${sql.identifier(name)}
        add column ${sql.identifier(`${NEXT}text`)} text,
        add column ${sql.identifier(`${NEXT}number`)} integer not null default 7`);
  await database.execute(sql`
    create table ${sql.identifier(`${NEXT}notes`)} (id uuid primary key, appointment uuid references appointments on delete cascade)`);
  await database.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${Date.now() + A_DAY})`);
}

/** Whether this version knows a column. */
export const isKnownColumn = ({ table, column }: { table: string; column: string }): boolean =>
  !table.startsWith(NEXT) && !column.startsWith(NEXT);
