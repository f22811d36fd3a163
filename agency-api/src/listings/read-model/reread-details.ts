import { sql } from 'drizzle-orm';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { rows, type Database } from '../../database/database.ts';
import { DETAIL_COLUMNS, detailColumns } from '../../records/detail-columns.ts';
import { summarise } from '../../records/detail-summary.ts';
import { shownOrSkipped } from '../shown-or-skipped.ts';

/** Records per statement. */
const BATCH = 500;

interface DetailRow {
  id: number;
  language: string;
  detail: PropertyDetailRecord;
}

/** Reads the columns and summaries of all details again, as an import does: a newer version of the site reads more out of them. */
export async function rereadDetails(tx: Database): Promise<void> {
  let last: DetailRow | undefined;
  do {
    const after = last ? sql`and (property_id, language) > (${last.id}::int, ${last.language}::text)` : sql``;
    const batch: DetailRow[] = await rows(
      tx,
      sql`select property_id as id, language, detail from property_records
        where detail is not null ${after} order by property_id, language limit ${BATCH}`,
    );
    if (batch.length > 0) await writeColumns(tx, batch);
    last = batch.length === BATCH ? batch.at(-1) : undefined;
  } while (last);
}

/** A record that is damaged keeps what was read out of it before. */
async function writeColumns(tx: Database, batch: DetailRow[]): Promise<void> {
  const values = batch.flatMap(({ id, language, detail }) => {
    const read = shownOrSkipped(`listing ${id}`, () => ({
      ...detailColumns(detail),
      summary: JSON.stringify(summarise(detail)),
    }));
    return read ? [{ property_id: id, language, ...read }] : [];
  });
  const types = { property_id: 'integer', language: 'text', ...DETAIL_COLUMNS, summary: 'json' };
  const names = Object.keys(types) as (keyof typeof types)[];
  const arrays = names.map((name) => sql`${sql.param(values.map((row) => textOf(row[name])))}::text[]`);
  const set = [...Object.entries(DETAIL_COLUMNS), ['summary', 'json']];
  await tx.execute(sql`
    update property_records r set ${sql.raw(set.map(([name, type]) => `${name} = b.${name}::${type}`).join(', '))}
    from unnest(${sql.join(arrays, sql`, `)}) as b(${sql.raw(names.join(', '))})
    where r.property_id = b.property_id::int and r.language = b.language`);
}

/** Without what no database can hold, which an import refuses. */
function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value).replaceAll('\0', '').toWellFormed();
}
