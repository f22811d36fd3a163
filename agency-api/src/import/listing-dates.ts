import { sql } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { LOADING } from '../database/loading-schema.ts';

/**
 * Notes that listings are new or were changed: the sitemap, the feeds of new listings and their pages tell when (product R9, R11, P25). When
 * the site first had a listing that was there before the table is not known.
 */
export async function noteListingDates(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into listing_dates (property_id, first_seen_at, changed_at)
    select property_id, case when kind = 'added' then now() end, now() from ${sql.raw(`${LOADING}.changes`)}
    on conflict (property_id) do update set changed_at = excluded.changed_at`);
}
