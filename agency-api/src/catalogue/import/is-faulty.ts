import { sql, type SQL } from '../../database/drizzle.ts';
import type { FaultyRecords } from './faulty-records.ts';

/** Whether the stored record of this ID may be a faulty one of the feed. */
export function isFaulty(id: SQL, { ids, hasUnnamed }: FaultyRecords): SQL {
  if (hasUnnamed) return sql`true`;
  return sql`(${id} = any(${sql.param([...ids])}::int[]))`;
}
