import { getTableColumns, sql } from './drizzle.ts';
import type { PgTable } from './drizzle.ts';
import { splitChunks } from './chunks-of.ts';
import type { Database } from './database.ts';

/** Rows per statement: short statements, few round trips. */
const BATCH = 1_000;

/**
 * Inserts many rows, all with the same keys, by one parameter per column: a statement with a parameter per value is much slower.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '));
  const values = sql.raw(
    columns.map(([, column]) => `b."${column.name}"::${column.getSQLType()}`).join(', '),
  );
  for (const batch of splitChunks(rows, BATCH)) {
    const arrays = columns.map(([key, column]) => {
      const texts = batch.map((row) => toText((row as Record<string, unknown>)[key], column));
      return sql`${sql.param(texts)}::text[]`;
    });
    await tx.execute(sql`
      insert into ${table} (${names})
      select ${values} from unnest(${sql.join(arrays, sql`, `)}) as b(${names})`);
  }
}

/** Drivers encode arrays of texts in the same way, but not arrays of other types. */
function toText(value: unknown, column: { mapToDriverValue(value: unknown): unknown }): string | null {
  return value === null || value === undefined ? null : String(column.mapToDriverValue(value));
}
