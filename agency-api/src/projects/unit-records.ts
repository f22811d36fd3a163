import { sql } from 'drizzle-orm';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';
import type { DetailSummary } from '../import/detail-summary.ts';
import { cardRecord, type CardRecord, type CardRecords } from '../listings/card/card-records.ts';

/** What a price list needs of a unit besides its card. */
type UnitFacts = Pick<PropertyDetailRecord, 'UnitName' | 'Requirement' | 'UnitStatus' | 'Floor'>;
export type UnitRecord = CardRecord & UnitFacts;

export interface UnitRecords {
  projectId: number;
  /** By language. */
  cards: CardRecords & Map<Language, UnitRecord>;
}

/** The visible units of projects with their towns in the read model, by ID. */
export async function readUnitRecords(
  database: Database,
  projectIds: number[],
): Promise<{ units: Map<number, UnitRecords>; cityIds: Map<number, number> }> {
  const found = await rows<{
    id: number;
    projectId: number;
    cityId: number;
    language: Language;
    listing: PropertyRecord;
    summary: DetailSummary | null;
    facts: UnitFacts;
    annuity: PropertyDetailRecord['LifeAnnuity'];
  }>(
    database,
    sql`select r.property_id as id, (r.listing ->> 'ProjectID')::int as "projectId", l.city_id as "cityId",
        r.language, r.listing, r.summary,
        to_json(facts) as facts, r.detail -> 'LifeAnnuity' as annuity
      from property_records r join listings l on l.id = r.property_id
      left join lateral json_to_record(r.detail)
        as facts ("UnitName" text, "Requirement" text, "UnitStatus" text, "Floor" int) on true
      where (r.listing ->> 'ProjectID')::int = any(${sql.param(projectIds)}::int[]) and r.withdrawn_at is null`,
  );
  const units = new Map<number, UnitRecords>();
  for (const { id, projectId, language, listing, summary, facts, annuity } of found) {
    const known: UnitRecords = units.get(id) ?? { projectId, cards: new Map() };
    known.cards.set(language, { ...cardRecord(listing, summary, annuity), ...facts });
    units.set(id, known);
  }
  return { units, cityIds: new Map(found.map(({ id, cityId }) => [id, cityId])) };
}
