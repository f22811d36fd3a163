import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';

/** With more matches than this they are not listed: the typed prefix is too short. */
const LISTED = 2_000;

/** Listings whose reference or ID has a prefix: their IDs, or the prefix itself if there are too many to list. */
export type ReferenceMatch = { ids: number[] } | { prefix: string };

export async function findReferences(database: Database, prefix: string): Promise<ReferenceMatch> {
  const found = await rows<{ id: number }>(
    database,
    sql`select distinct listing_id as id from listing_references where key like ${beginningWith(prefix)} limit ${LISTED + 1}`,
  );
  return found.length > LISTED ? { prefix } : { ids: found.map(({ id }) => id).sort((a, b) => a - b) };
}

/** Escapes typed text for a `like` pattern. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
