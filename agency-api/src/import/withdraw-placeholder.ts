import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** Whether the site shows placeholder data. */
export async function hasPlaceholder(database: Database): Promise<boolean> {
  const found = await rows(database, sql`select from feeds where origin = 'placeholder' limit 1`);
  return found.length > 0;
}

/** IDs of the listings that are visible in any language. */
export async function visibleListings(database: Database): Promise<number[]> {
  const found = await rows<{ id: number }>(
    database,
    sql`select distinct property_id as id from property_records where withdrawn_at is null`,
  );
  return found.map(({ id }) => id);
}

/** Withdraws the listings of every language. */
export async function withdrawAllListings(tx: Database): Promise<void> {
  await tx.execute(sql`update property_records set withdrawn_at = now() where withdrawn_at is null`);
}

/** Withdraws the rest of the placeholder data, in every language. */
export async function withdrawPlaceholderLists(tx: Database): Promise<void> {
  await tx.execute(sql`delete from feeds where origin = 'placeholder'`);
  await tx.execute(sql`update project_records set withdrawn_at = now() where withdrawn_at is null`);
  for (const table of PLACEHOLDER_TABLES) await tx.execute(sql.raw(`delete from ${table}`));
}

const PLACEHOLDER_TABLES = [
  'property_types',
  'feed_cities',
  'owners',
  'owner_accounts',
  'property_visits',
  'listing_prices',
];
