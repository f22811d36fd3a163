import { sql, type SQL } from 'drizzle-orm';
import type { FaultyRecords } from './faulty-records.ts';

/** Whether the known record of this ID may be one that the feed has, but faulty. */
export function isFaulty(id: SQL, { ids, hasUnnamed }: FaultyRecords): SQL {
  if (hasUnnamed) return sql`true`;
  return sql`(${id} = any(${sql.param([...ids])}::int[]))`;
}
