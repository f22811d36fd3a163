import { sql } from 'drizzle-orm';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { languageOrder } from '../language-order.ts';
import { shownOrSkipped } from '../shown-or-skipped.ts';
import { visibleRecords, type Visible } from '../visible/visible-records.ts';
import { withheldOf } from '../visible/withheld.ts';
import { pictureReference, type DetailSummary, type PictureReference } from '../../records/detail-summary.ts';

/** Data of a listing in one language that cards need. */
export type CardRecord = Omit<PropertyRecord, 'SmallPictureItem'> &
  DetailSummary & { thumbnail?: PictureReference };

/** A listing's records by language; those of languages that it lacks are absent. */
export type CardRecords = Visible<CardRecord>;

export interface CardData {
  records: Map<number, CardRecords>;
  cityIds: Map<number, number>;
  addedOn: Map<number, string>;
}

/** The records of listings, their towns in the read model and the days on which the site first had them, by ID. */
export async function readCardRecords(
  database: Database,
  config: AgencyConfig,
  ids: number[],
): Promise<CardData> {
  if (ids.length === 0) return { records: new Map(), cityIds: new Map(), addedOn: new Map() };
  const found = await rows<{
    id: number;
    cityId: number;
    addedOn: string | null;
    language: Language;
    listing: PropertyRecord;
    summary: DetailSummary | null;
  }>(
    database,
    sql`select r.property_id as id, l.city_id as "cityId", r.language, r.listing, r.summary,
        to_char(d.first_seen_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as "addedOn"
      from property_records r join listings l on l.id = r.property_id
      left join listing_dates d on d.property_id = r.property_id
      where r.property_id = any(${sql.param(ids)}::int[]) and r.withdrawn_at is null`,
  );
  const records = new Map<number, CardRecords>();
  for (const [id, ofListing] of Map.groupBy(found, (row) => row.id)) {
    const shown = shownOrSkipped(`listing ${id}`, () => {
      const byLanguage = ofListing.map(
        ({ language, listing, summary }) => [language, cardRecord(listing, summary)] as const,
      );
      return visibleCards(new Map(byLanguage), config);
    });
    if (shown) records.set(id, shown);
  }
  return {
    records,
    cityIds: new Map(found.map(({ id, cityId }) => [id, cityId])),
    addedOn: new Map(found.flatMap(({ id, addedOn }) => (addedOn ? [[id, addedOn] as const] : []))),
  };
}

/** The records of a listing without withheld data. */
export function visibleCards<Value extends CardRecord>(
  records: ReadonlyMap<Language, Value>,
  config: AgencyConfig,
): Visible<Value> {
  return visibleRecords(records, withheldOf(goalOf(records, config), [...records.values()]), config);
}

/** Whether a property is for sale or for rent, the same for every reader. */
export function goalOf(records: ReadonlyMap<Language, CardRecord>, config: AgencyConfig): number {
  const first = languageOrder(config).find((language) => records.has(language));
  return first === undefined ? 0 : records.get(first)!.Goal;
}

export function cardRecord(listing: PropertyRecord, summary: DetailSummary | null): CardRecord {
  const { SmallPictureItem, ...record } = listing;
  const thumbnail = SmallPictureItem ? pictureReference(SmallPictureItem) : undefined;
  return { ...record, ...summary, ...(thumbnail && { thumbnail }) };
}

/** The picture of a listing: that of the details, else the list's thumbnail, which may have its name in more languages. */
export function coverOf({ picture, thumbnail }: CardRecord): PictureReference | undefined {
  if (!picture || !thumbnail) return picture ?? thumbnail;
  return picture.id === thumbnail.id ? { ...picture, name: thumbnail.name || picture.name } : picture;
}
