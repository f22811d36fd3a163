import { sql } from 'drizzle-orm';
import type { ProblemCode } from 'shared-kit/contracts/api/problem';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { statusOfHeadline } from 'shared-kit/domain/status';
import { rows, type Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { DetailSummary } from '../../records/detail-summary.ts';
import { cardRecord, goalOf, type CardRecord, type CardRecords } from '../card/card-records.ts';
import { visibleRecords, type Visible } from '../visible/visible-records.ts';
import { withheldOf } from '../visible/withheld.ts';
import type { AgencyConfig } from '../../content/agency-config.ts';

/** The public data of one property, by language. */
export interface PropertyRecords {
  cards: CardRecords;
  details: Visible<PropertyDetailRecord>;
  /** Its town in the read model, by its ID. */
  cityIds: Map<number, number>;
  /** The day on which the site first had it, by its ID. */
  addedOn: Map<number, string>;
  /** Its public prices, oldest first. */
  prices: PriceOfDay[];
}

/** The public price of a listing from a day on. */
export interface PriceOfDay {
  day: string;
  amount: number;
}

/** Stored data of a property in one language. */
interface PropertyRow {
  id: number;
  language: Language;
  listing: PropertyRecord;
  summary: DetailSummary | null;
  detail: PropertyDetailRecord | null;
  isWithdrawn: boolean;
  cityId: number | null;
  addedOn: string | null;
  prices: PriceOfDay[] | null;
}

/** Stored data of properties, by ID; those that were never loaded are absent. */
export async function readPropertyRows(
  database: Database,
  ids: number[],
): Promise<Map<number, PropertyRow[]>> {
  const found = await rows<PropertyRow>(
    database,
    sql`select r.property_id as id, r.language, r.listing, r.summary, r.detail,
        r.withdrawn_at is not null as "isWithdrawn", l.city_id as "cityId",
        to_char(d.first_seen_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as "addedOn",
        (select json_agg(json_build_object('day', p.day, 'amount', p.price) order by p.day)
          from listing_prices p where p.property_id = r.property_id) as prices
      from property_records r left join listings l on l.id = r.property_id
      left join listing_dates d on d.property_id = r.property_id
      where r.property_id = any(${sql.param(ids)}::int[])`,
  );
  return Map.groupBy(found, ({ id }) => id);
}

/**
 * The public data of one property. Throws `ApiFault`: 404 when it was never loaded, 410 when it is withdrawn.
 */
export function propertyRecords(found: PropertyRow[] | undefined, config: AgencyConfig): PropertyRecords {
  if (!found) throw new ApiFault('property-not-found');
  const visible = found.filter(({ isWithdrawn }) => !isWithdrawn);
  if (visible.length === 0) throw new ApiFault(withdrawalCode(found.map(({ listing }) => listing)));
  const cards = new Map(
    visible.map(({ language, listing, summary }) => [language, cardRecord(listing, summary)]),
  );
  const details = new Map(
    visible.flatMap(({ language, detail }) => (detail ? [[language, detail] as const] : [])),
  );
  const cityIds = new Map(
    visible.flatMap(({ id, cityId }) => (cityId === null ? [] : [[id, cityId] as const])),
  );
  const addedOn = new Map(
    visible.flatMap(({ id, addedOn: day }) => (day === null ? [] : [[id, day] as const])),
  );
  const prices = visible[0]?.prices ?? [];
  return { ...visibleProperty(cards, details, config), cityIds, addedOn, prices };
}

/** The records of a property without withheld data. */
function visibleProperty(
  cards: ReadonlyMap<Language, CardRecord>,
  details: ReadonlyMap<Language, PropertyDetailRecord>,
  config: AgencyConfig,
): Pick<PropertyRecords, 'cards' | 'details'> {
  const withheld = withheldOf(goalOf(cards, config), [...cards.values(), ...details.values()]);
  return {
    cards: visibleRecords(cards, withheld, config),
    details: visibleRecords(details, withheld, config),
  };
}

/** By the last headlines, since a withdrawn listing is not necessarily sold. */
function withdrawalCode(listings: PropertyRecord[]): ProblemCode {
  const statuses = listings.map(({ TypeDescription, Goal }) => statusOfHeadline(TypeDescription, Goal));
  if (statuses.includes('sold')) return 'property-sold';
  return statuses.includes('rented') ? 'property-rented' : 'property-withdrawn';
}
