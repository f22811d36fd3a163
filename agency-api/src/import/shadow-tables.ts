import { sql, type SQL } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { LOADING } from '../database/loading-schema.ts';
import type { TableShape } from './table-shapes.ts';

/** Rows per statement: few enough that other queries can run in between. */
const COPY = 2_000;

/**
 * Creates an empty copy of a table in the loading schema, with the same constraints under the same names. SQL without
 * schema names uses the copy after `nameShadowTables`.
 */
export async function createShadow(tx: Database, table: string, { constraints }: TableShape): Promise<void> {
  const body = [
    `like public.${table} including defaults including identity including generated including storage including compression`,
    ...constraints.map(({ name, definition }) => `constraint ${name} ${definition}`),
  ];
  await tx.execute(sql.raw(`create table ${LOADING}.${table} (${body.join(', ')})`));
}

/** Creates the other indexes of a shadow, under the same names: all at once is cheaper than with each row. */
export async function indexShadow(
  database: Database,
  table: string,
  { indexes }: TableShape,
  step: () => Promise<void>,
): Promise<void> {
  for (const definition of indexes) {
    await database.execute(sql.raw(definition.replace(` ON public.${table} `, ` ON ${LOADING}.${table} `)));
    await step();
  }
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
  { keys, identities }: TableShape,
  condition: SQL,
  step: () => Promise<void>,
): Promise<void> {
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
  for (const column of identities) await continueNumbers(database, table, column);
}

/** Replaces a table by its shadow, and drops it. */
export async function swapIn(tx: Database, table: string): Promise<void> {
  await tx.execute(sql.raw(`drop table public.${table}`));
  await tx.execute(sql.raw(`alter table ${LOADING}.${table} set schema public`));
}

function keyValues(keys: TableShape['keys'], row: Record<string, unknown>): SQL {
  return sql.join(
    keys.map(({ name, type }) => sql`${row[name]}::${sql.raw(type)}`),
    sql`, `,
  );
}

/** The sequence of a column continues after the copied rows. */
async function continueNumbers(database: Database, table: string, column: string): Promise<void> {
  await database.execute(
    sql`select setval(pg_get_serial_sequence(${`${LOADING}.${table}`}, ${column}), coalesce(max(${sql.identifier(column)}), 0) + 1, false)
      from ${sql.raw(`${LOADING}.${table}`)}`,
  );
}
