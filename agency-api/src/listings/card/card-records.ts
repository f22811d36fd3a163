import { sql } from 'drizzle-orm';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../../database/database.ts';
import { pictureReference, type DetailSummary, type PictureReference } from '../../import/detail-summary.ts';

/** What cards need of a listing in one language. */
export type CardRecord = Omit<PropertyRecord, 'SmallPictureItem'> &
  DetailSummary &
  Pick<PropertyDetailRecord, 'LifeAnnuity'> & { thumbnail?: PictureReference };

/** A listing's records by language; those of languages that it lacks are absent. */
export type CardRecords = Map<Language, CardRecord>;

/** From the details themselves, so that what was loaded before cards told of it does too. No rental has one. */
const LIFE_ANNUITY = sql`case when l.goal = 0 then r.detail -> 'LifeAnnuity' end`;

/** The visible records of listings and their towns in the read model, by ID. */
export async function readCardRecords(
  database: Database,
  ids: number[],
): Promise<{ records: Map<number, CardRecords>; cityIds: Map<number, number> }> {
  const found = await rows<{
    id: number;
    cityId: number;
    language: Language;
    listing: PropertyRecord;
    summary: DetailSummary | null;
    annuity: PropertyDetailRecord['LifeAnnuity'];
  }>(
    database,
    sql`select r.property_id as id, l.city_id as "cityId", r.language, r.listing, r.summary,
        ${LIFE_ANNUITY} as annuity
      from property_records r join listings l on l.id = r.property_id
      where r.property_id = any(${sql.param(ids)}::int[]) and r.withdrawn_at is null`,
  );
  const records = new Map<number, CardRecords>();
  for (const { id, language, listing, summary, annuity } of found) {
    const known = records.get(id) ?? new Map();
    records.set(id, known.set(language, cardRecord(listing, summary, annuity)));
  }
  return { records, cityIds: new Map(found.map(({ id, cityId }) => [id, cityId])) };
}

export function cardRecord(
  listing: PropertyRecord,
  summary: DetailSummary | null,
  annuity: PropertyDetailRecord['LifeAnnuity'],
): CardRecord {
  const { SmallPictureItem, ...record } = listing;
  const thumbnail = SmallPictureItem ? pictureReference(SmallPictureItem) : undefined;
  return { ...record, ...summary, ...(annuity && { LifeAnnuity: annuity }), ...(thumbnail && { thumbnail }) };
}

/** The picture that stands for a listing: that of the details, else the list's thumbnail, which may know its name in more languages. */
export function coverOf({ picture, thumbnail }: CardRecord): PictureReference | undefined {
  if (!picture || !thumbnail) return picture ?? thumbnail;
  return picture.id === thumbnail.id ? { ...picture, name: thumbnail.name || picture.name } : picture;
}
