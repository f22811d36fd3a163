import { createHash } from 'node:crypto';
import { sql } from '../src/database/drizzle.ts';
import type { AgencyConfig } from '../src/configuration/agency-config.ts';
import type { Database } from '../src/database/database.ts';
import { readModel, readModelRules } from '../src/database/schema/search.ts';
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

/** Tables of the read model that name its state; they have rows without any listing. */
const STATE = ['read_model', 'read_model_rules'];

/** The state of the read model when there is nothing else. */
async function stateBefore(database: Database): Promise<string | undefined> {
  const filled = await filledTables(database);
  if (filled.sort().join() !== STATE.join()) return undefined;
  const { rules, areWhole } = readModelRules;
  return JSON.stringify([
    await database.select().from(readModel),
    await database.select({ rules, areWhole }).from(readModelRules).orderBy(rules),
  ]);
}

/** Copies all rows, and returns the statement that puts them back. */
async function keepRows(database: Database, name: string): Promise<string> {
  const tables = await filledTables(database);
  const copies = tables.map((table) => ({ table, copy: `${KEPT}.${name}_${table}` }));
  await run(database, [
    `create schema if not exists ${KEPT}`,
    ...copies.map(({ table, copy }) => `create unlogged table ${copy} as table public.${table}`),
  ]);
  const sequences = await database
    .select({
      name: sql<string>`pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name)`,
      table: sql<string>`quote_ident(table_name)`,
      column: sql<string>`quote_ident(column_name)`,
    })
    .from(sql`information_schema.columns`)
    .where(
      sql`table_schema = 'public' and is_identity = 'YES' and table_name = any(${sql.param(tables)}::text[])`,
    );
  return block([
    // Neither references nor triggers: the rows are what they left.
    `set local session_replication_role = replica`,
    ...STATE.map((table) => `delete from public.${table}`),
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
