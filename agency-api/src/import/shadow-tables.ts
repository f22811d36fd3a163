import { sql } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { LOADING } from '../database/loading-schema.ts';

/** Creates an empty table like that of the public schema in the loading schema. Numbers that the database gives are of one sequence. */
export async function createShadow(tx: Database, table: string, numbered?: string): Promise<void> {
  await tx.execute(
    sql.raw(
      `create unlogged table ${LOADING}.${table} (like public.${table} including all excluding identity excluding statistics)`,
    ),
  );
  if (numbered)
    await tx.execute(
      sql.raw(
        `alter table ${LOADING}.${table} alter ${numbered} set default nextval(pg_get_serial_sequence('public.${table}', '${numbered}'))`,
      ),
    );
}

/** A transaction in which names without a schema refer to the shadow tables. */
export function inShadows(database: Database, act: (tx: Database) => Promise<void>): Promise<void> {
  return database.transaction(async (tx) => {
    await nameShadowTables(tx);
    await act(tx);
  });
}

/** Makes names without a schema refer to the shadow tables, until `namePublicTables` or the end of the transaction. */
export async function nameShadowTables(tx: Database): Promise<void> {
  await tx.execute(sql.raw(`set local search_path = ${LOADING}, public`));
}

export async function namePublicTables(tx: Database): Promise<void> {
  await tx.execute(sql`set local search_path = public`);
}
