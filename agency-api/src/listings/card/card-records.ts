import { sql } from 'drizzle-orm';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../../database/database.ts';
import { pictureReference, type DetailSummary } from '../../import/detail-summary.ts';

/** What cards need of a listing in one language. */
export type CardRecord = Omit<PropertyRecord, 'SmallPictureItem'> & DetailSummary;

/** A listing's records by language; those of languages that it lacks are absent. */
export type CardRecords = Map<Language, CardRecord>;

/** The visible records of listings, by ID. */
export async function readCardRecords(database: Database, ids: number[]): Promise<Map<number, CardRecords>> {
  const found = await rows<{
    id: number;
    language: Language;
    listing: PropertyRecord;
    summary: DetailSummary | null;
  }>(
    database,
    sql`select property_id as id, language, listing, summary from property_records
      where property_id = any(${sql.param(ids)}::int[]) and withdrawn_at is null`,
  );
  const byId = new Map<number, CardRecords>();
  for (const { id, language, listing, summary } of found) {
    const records = byId.get(id) ?? new Map();
    byId.set(id, records.set(language, cardRecord(listing, summary)));
  }
  return byId;
}

export function cardRecord(listing: PropertyRecord, summary: DetailSummary | null): CardRecord {
  const { SmallPictureItem, ...record } = listing;
  const picture = summary?.picture ?? (SmallPictureItem ? pictureReference(SmallPictureItem) : undefined);
  return { ...record, ...summary, ...(picture && { picture }) };
}
