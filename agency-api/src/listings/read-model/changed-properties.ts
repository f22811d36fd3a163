import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** Temporary table of the IDs whose records changed, each with what happened to it; the read model follows it. */
export const CHANGED_PROPERTIES = sql.raw('changed_properties');

/** Makes the table, which goes with its transaction. */
export async function createChangedProperties(tx: Database): Promise<void> {
  await tx.execute(
    sql`create temporary table ${CHANGED_PROPERTIES} (property_id integer, kind text) on commit drop`,
  );
}
