import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** Temporary table of the IDs whose records changed, each with its kind of change; the read model is updated from it. */
export const CHANGED_PROPERTIES = sql.raw('changed_properties');

/** Creates the table, which is dropped with its transaction. */
export async function createChangedProperties(tx: Database): Promise<void> {
  await tx.execute(
    sql`create temporary table ${CHANGED_PROPERTIES} (property_id integer, kind text) on commit drop`,
  );
}
