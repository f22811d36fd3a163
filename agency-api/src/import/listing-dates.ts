import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { CHANGED_PROPERTIES } from '../listings/read-model/changed-properties.ts';

/** Notes that listings are new or were changed: the sitemap and the feeds of new listings tell when (product R9, R11). */
export async function noteListingDates(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into listing_dates (property_id, first_seen_at, changed_at)
    select distinct property_id, now(), now() from ${CHANGED_PROPERTIES}
    on conflict (property_id) do update set changed_at = excluded.changed_at`);
}
