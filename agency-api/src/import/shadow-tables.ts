import { sql, type SQL } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { LOADING } from '../database/loading-schema.ts';

/** Rows per statement: few enough that other queries can run in between. */
const COPY = 2_000;

/**
 * Creates an empty copy of a table in the loading schema, with the same constraints and indexes under the same names. SQL without
 * schema names uses the copy after `nameShadowTables`.
 */
export async function createShadow(tx: Database, table: string): Promise<void> {
  await tx.execute(
    sql.raw(`create table ${LOADING}.${table} (like public.${table}
    including defaults including identity including generated including storage including compression)`),
  );
  for (const { name, definition } of await constraintsOf(tx, table))
    await tx.execute(sql.raw(`alter table ${LOADING}.${table} add constraint ${name} ${definition}`));
  for (const { definition } of await indexesOf(tx, table))
    await tx.execute(sql.raw(definition.replace(` ON public.${table} `, ` ON ${LOADING}.${table} `)));
}

/** Makes names without a schema refer to the shadow tables, for the rest of the transaction. */
export async function nameShadowTables(tx: Database): Promise<void> {
  await tx.execute(sql.raw(`set local search_path = ${LOADING}, public`));
}

/** A transaction in which names without a schema refer to the shadow tables. */
export function inShadows(database: Database, act: (tx: Database) => Promise<void>): Promise<void> {
  return database.transaction(async (tx) => {
    await nameShadowTables(tx);
    await act(tx);
  });
}

/** Copies the rows of a table that match a condition (on the alias `t`) into its shadow, in small statements. */
export async function copyRows(
  database: Database,
  table: string,
  condition: SQL,
  step: () => Promise<void>,
): Promise<void> {
  const keys = await keyColumns(database, table);
  const columns = keys.map(({ name }) => `t.${name}`);
  const names = columns.join(', ');
  let last: Record<string, unknown> | undefined;
  do {
    const after = last ? sql`and (${sql.raw(names)}) > (${keyValues(keys, last)})` : sql``;
    const [copied]: (Record<string, unknown> & { count: number })[] = await rows(
      database,
      sql`with copied as (
          insert into ${sql.raw(`${LOADING}.${table}`)} overriding system value
          select t.* from ${sql.raw(`public.${table}`)} t where ${condition} ${after} order by ${sql.raw(names)} limit ${COPY}
          returning ${sql.raw(keys.map(({ name }) => name).join(', '))})
        select t.*, (count(*) over ())::int as count from copied t
        order by ${sql.raw(columns.map((column) => `${column} desc`).join(', '))} limit 1`,
    );
    last = copied?.count === COPY ? copied : undefined;
    await step();
  } while (last);
  await continueIdentity(database, table);
}

/** Replaces a table by its shadow, and drops it. */
export async function swapIn(tx: Database, table: string): Promise<void> {
  await tx.execute(sql.raw(`drop table public.${table}`));
  await tx.execute(sql.raw(`alter table ${LOADING}.${table} set schema public`));
}

function keyValues(keys: KeyColumn[], row: Record<string, unknown>): SQL {
  return sql.join(
    keys.map(({ name, type }) => sql`${row[name]}::${sql.raw(type)}`),
    sql`, `,
  );
}

interface KeyColumn {
  name: string;
  type: string;
}

function keyColumns(database: Database, table: string): Promise<KeyColumn[]> {
  return rows(
    database,
    sql`select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_index i cross join lateral unnest(i.indkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indrelid = ${`public.${table}`}::regclass and i.indisprimary order by k.place`,
  );
}

function constraintsOf(tx: Database, table: string): Promise<{ name: string; definition: string }[]> {
  return rows(
    tx,
    sql`select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where conrelid = ${`public.${table}`}::regclass and contype in ('p', 'u', 'c') order by conname`,
  );
}

/** Indexes that belong to no constraint. */
function indexesOf(tx: Database, table: string): Promise<{ definition: string }[]> {
  return rows(
    tx,
    sql`select pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = ${`public.${table}`}::regclass
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
}

/** Sequences continue after the copied rows. */
async function continueIdentity(database: Database, table: string): Promise<void> {
  const columns = await rows<{ name: string }>(
    database,
    sql`select attname as name from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attidentity <> ''`,
  );
  for (const { name } of columns) {
    await database.execute(
      sql`select setval(pg_get_serial_sequence(${`${LOADING}.${table}`}, ${name}), coalesce(max(${sql.identifier(name)}), 0) + 1, false)
        from ${sql.raw(`${LOADING}.${table}`)}`,
    );
  }
}
