import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';

/** More than this, and the beginning that was typed says too little to list them. */
const LISTED = 2_000;

/** Listings whose reference or ID begins so: their IDs, or the beginning itself where they are too many to list. */
export type ReferenceMatch = { ids: number[] } | { prefix: string };

export async function findReferences(database: Database, prefix: string): Promise<ReferenceMatch> {
  const found = await rows<{ id: number }>(
    database,
    sql`select distinct listing_id as id from listing_references where key like ${beginningWith(prefix)} limit ${LISTED + 1}`,
  );
  return found.length > LISTED ? { prefix } : { ids: found.map(({ id }) => id).sort((a, b) => a - b) };
}

/** A pattern for `like` in which what was typed stands for itself. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
