import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AgencyConfig } from '../src/content/agency-config.ts';
import { rows, type Database } from '../src/database/database.ts';
import { filledTables } from './empty-tables.ts';

/** Schema with what loads left, in tables of their own. */
const KEPT = 'loaded_before';

/** By database: statements that bring back what a load left, by what was loaded. */
const known = new WeakMap<Database, Map<string, string>>();

/**
 * What loading left in an empty database. Loading a feed takes some hundred statements, and most files of tests load the same one before
 * each test: all but the first time its rows are put back. A database with anything in it is loaded as ever.
 */
export async function loadOnce(
  database: Database,
  config: AgencyConfig,
  feeds: readonly object[],
  load: () => Promise<void>,
): Promise<void> {
  const before = await stateBefore(database);
  if (!before) return load();
  const loads = known.get(database) ?? new Map<string, string>();
  known.set(database, loads);
  const key = createHash('sha256')
    .update(JSON.stringify([before, config, feeds]))
    .digest('hex');
  const kept = loads.get(key);
  if (kept) {
    await database.execute(sql.raw(kept));
    return;
  }
  await load();
  loads.set(key, await keepRows(database, `load_${loads.size}`));
}

/** Removes what was kept. */
export async function forgetLoads(database: Database): Promise<void> {
  known.delete(database);
  await database.execute(sql.raw(`drop schema if exists ${KEPT} cascade`));
}

/** The settings of the read model when there is nothing else. */
async function stateBefore(database: Database): Promise<string | undefined> {
  const filled = await filledTables(database);
  if (filled.length !== 1 || filled[0] !== 'read_model') return undefined;
  const [model] = await rows<{ state: object }>(database, sql`select to_jsonb(m) as state from read_model m`);
  return JSON.stringify(model);
}

/** Copies all rows, and returns the statement that puts them back. */
async function keepRows(database: Database, name: string): Promise<string> {
  const tables = await filledTables(database);
  const copies = tables.map((table) => ({ table, copy: `${KEPT}.${name}_${table}` }));
  await run(database, [
    `create schema if not exists ${KEPT}`,
    ...copies.map(({ table, copy }) => `create unlogged table ${copy} as table public.${table}`),
  ]);
  const sequences = await rows<{ name: string; table: string; column: string }>(
    database,
    sql`
      select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as name,
             quote_ident(table_name) as table, quote_ident(column_name) as column
        from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES' and table_name = any(${sql.param(tables)}::text[])`,
  );
  return block([
    // Neither references nor triggers: the rows are what they left.
    `set local session_replication_role = replica`,
    `delete from public.read_model`,
    ...copies.map(
      ({ table, copy }) => `insert into public.${table} overriding system value select * from ${copy}`,
    ),
    ...sequences.map(
      ({ name: sequence, table, column }) =>
        `perform setval('${sequence}', greatest(nextval('${sequence}'), (select max(${column}) + 1 from public.${table})), false)`,
    ),
  ]);
}

const run = (database: Database, statements: string[]) => database.execute(sql.raw(block(statements)));

/** Statements as one, in one round trip. */
const block = (statements: string[]) => `do $$ begin ${statements.map((one) => `${one};`).join('\n')} end $$`;
