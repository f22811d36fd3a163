import { sql } from 'drizzle-orm';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { ProblemCode } from 'shared-kit/contracts/api/problem';
import type { Language } from 'shared-kit/domain/languages';
import { statusOfHeadline } from 'shared-kit/domain/status';
import { rows, type Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { DetailSummary } from '../../import/detail-summary.ts';
import { cardRecord, goalOf, type CardRecord, type CardRecords } from '../card/card-records.ts';
import { visibleRecords, type Visible } from '../visible/visible-records.ts';
import { withheldOf } from '../visible/withheld.ts';
import type { AgencyConfig } from '../../content/agency-config.ts';

/** All that readers may see of one property, by language. */
export interface PropertyRecords {
  cards: CardRecords;
  details: Visible<PropertyDetailRecord>;
}

/** Throws `ApiFault`: 404 for an ID that was never loaded, 410 for one that no feed has any longer. */
export async function readPropertyRecords(
  database: Database,
  config: AgencyConfig,
  id: number,
): Promise<PropertyRecords> {
  const found = await rows<{
    language: Language;
    listing: PropertyRecord;
    summary: DetailSummary | null;
    detail: PropertyDetailRecord | null;
    isWithdrawn: boolean;
  }>(
    database,
    sql`select language, listing, summary, detail, withdrawn_at is not null as "isWithdrawn"
      from property_records where property_id = ${id}`,
  );
  if (found.length === 0) throw new ApiFault('property-not-found');
  const visible = found.filter(({ isWithdrawn }) => !isWithdrawn);
  if (visible.length === 0) throw new ApiFault(withdrawalCode(found.map(({ listing }) => listing)));
  const cards = new Map(
    visible.map(({ language, listing, summary, detail }) => [
      language,
      cardRecord(listing, summary, detail?.LifeAnnuity),
    ]),
  );
  const details = new Map(
    visible.flatMap(({ language, detail }) => (detail ? [[language, detail] as const] : [])),
  );
  return visibleProperty(cards, details, config);
}

/** The records of a property as its page may show them. */
export function visibleProperty(
  cards: ReadonlyMap<Language, CardRecord>,
  details: ReadonlyMap<Language, PropertyDetailRecord>,
  config: AgencyConfig,
): PropertyRecords {
  const withheld = withheldOf(goalOf(cards, config), [...cards.values(), ...details.values()]);
  return {
    cards: visibleRecords(cards, withheld, config),
    details: visibleRecords(details, withheld, config),
  };
}

/** What the last headlines say; that a listing is withdrawn does not tell that it is sold. */
function withdrawalCode(listings: PropertyRecord[]): ProblemCode {
  const statuses = listings.map(({ TypeDescription, Goal }) => statusOfHeadline(TypeDescription, Goal));
  if (statuses.includes('sold')) return 'property-sold';
  return statuses.includes('rented') ? 'property-rented' : 'property-withdrawn';
}

/** The town of a property in the read model. */
export async function readCityIds(database: Database, id: number): Promise<Map<number, number>> {
  const found = await rows<{ cityId: number }>(
    database,
    sql`select city_id as "cityId" from listings where id = ${id}`,
  );
  return new Map(found.map(({ cityId }) => [id, cityId]));
}
