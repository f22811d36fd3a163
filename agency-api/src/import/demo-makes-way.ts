import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { CHANGED_PROPERTIES } from '../listings/read-model/changed-properties.ts';

/** Withdraws the demo listings of every language when an agency loads its first own feed; returns whether there were any. */
export async function withdrawDemoData(tx: Database): Promise<boolean> {
  const demo = await rows(tx, sql`delete from feeds where origin = 'demo' returning language`);
  if (demo.length === 0) return false;
  await tx.execute(sql`
    with withdrawn as (
      update property_records set withdrawn_at = now() where withdrawn_at is null returning property_id)
    insert into ${CHANGED_PROPERTIES} select distinct property_id, 'demo' from withdrawn`);
  await tx.execute(sql`update project_records set withdrawn_at = now() where withdrawn_at is null`);
  for (const table of ['property_types', 'feed_cities', 'owners', 'owner_accounts', 'property_visits'])
    await tx.execute(sql.raw(`delete from ${table}`));
  return true;
}
