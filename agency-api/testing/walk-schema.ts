import { randomUUID } from 'node:crypto';
import { sql } from '../src/database/drizzle.ts';
import type { Database } from '../src/database/database.ts';
import { isKnownColumn } from './next-schema.ts';

interface SchemaColumn {
  table: string;
  column: string;
  type: string;
  /** Filled by the database. */
  isIdentity: boolean;
}

/** Every column of every table of the site that this version knows. */
export async function schemaColumns(database: Database): Promise<SchemaColumn[]> {
  const all = await database
    .select({
      table: sql<string>`table_name`,
      column: sql<string>`column_name`,
      type: sql<string>`data_type`,
      isIdentity: sql<boolean>`is_identity = 'YES'`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`table_name, ordinal_position`);
  return all.filter(isKnownColumn);
}

/** Columns in which a text stands, as `table.column`, with the number of rows. */
export async function columnsWith(database: Database, text: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { table, column } of await schemaColumns(database)) {
    const has = sql`strpos(lower(${sql.identifier(column)}::text), ${text.toLowerCase()}) > 0`;
    const count = await database.$count(sql.identifier(table), has);
    if (count > 0) found[`${table}.${column}`] = count;
  }
  return found;
}

let unique = 1_000_000;

/** Adds a row to a table, with values that nobody else has beside those given. References are not checked. */
export async function addRow(
  database: Database,
  columns: readonly SchemaColumn[],
  given: Record<string, unknown>,
): Promise<void> {
  const table = columns[0]!.table;
  const filled = columns.filter(({ isIdentity }) => !isIdentity);
  const row = Object.fromEntries(filled.map(({ column, type }) => [column, given[column] ?? anyValue(type)]));
  const names = sql.join(
    filled.map(({ column }) => sql.identifier(column)),
    sql`, `,
  );
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${names})
      select ${names} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)
      on conflict do nothing`);
  });
}

function anyValue(type: string): unknown {
  unique++;
  if (type === 'text') return `x${unique}`;
  if (type === 'uuid') return randomUUID();
  if (type === 'boolean') return true;
  if (type === 'smallint') return 1;
  if (type.startsWith('json')) return {};
  if (type === 'ARRAY') return [];
  if (type === 'bytea') return String.raw`\x00`;
  if (type === 'point') return '(4,50)';
  if (type === 'date' || type.startsWith('timestamp')) return '2026-11-20';
  return unique;
}
