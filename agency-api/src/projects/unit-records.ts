import { sql } from 'drizzle-orm';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';
import { readableJson } from '../database/readable-json.ts';
import type { DetailSummary } from '../records/detail-summary.ts';
import type { AgencyConfig } from '../content/agency-config.ts';
import { cardRecord, visibleCards, type CardRecord } from '../listings/card/card-records.ts';
import { shownOrSkipped } from '../listings/shown-or-skipped.ts';
import type { Visible } from '../listings/visible/visible-records.ts';

/** What a price list needs of a unit besides its card. */
type UnitFacts = Pick<
  PropertyDetailRecord,
  'UnitName' | 'Requirement' | 'UnitStatus' | 'Floor' | 'SurfaceTerrace' | 'OrientationTerrace' | 'Pictures'
>;
export type UnitRecord = CardRecord & UnitFacts;

export interface UnitRecords {
  projectId: number;
  /** By language. */
  cards: Visible<UnitRecord>;
}

const DETAIL = readableJson(sql`r.detail`);

/** The units of projects that are not discreet, with their towns in the read model, by ID. */
export async function readUnitRecords(
  database: Database,
  config: AgencyConfig,
  projectIds: number[],
): Promise<{ units: Map<number, UnitRecords>; cityIds: Map<number, number> }> {
  const found = await rows<{
    id: number;
    cityId: number;
    language: Language;
    listing: PropertyRecord;
    summary: DetailSummary | null;
    facts: UnitFacts;
  }>(
    database,
    sql`select r.property_id as id, l.city_id as "cityId", r.language, r.listing, r.summary,
        to_json(facts) as facts
      from property_records r join listings l on l.id = r.property_id and not l.discreet
      left join lateral json_to_record(${DETAIL})
        as facts ("UnitName" text, "Requirement" text, "UnitStatus" text, "Floor" int, "SurfaceTerrace" float8, "OrientationTerrace" text, "Pictures" json) on true
      where r.withdrawn_at is null and r.property_id in (
        select u.property_id from property_records u
        where (u.listing ->> 'ProjectID')::int = any(${sql.param(projectIds)}::int[]) and u.withdrawn_at is null)`,
  );
  const units = new Map<number, UnitRecords>();
  for (const [id, ofUnit] of Map.groupBy(found, (row) => row.id)) {
    const cards = shownOrSkipped(`listing ${id}`, () => {
      const byLanguage = ofUnit.map(
        ({ language, listing, summary, facts }) =>
          [language, { ...cardRecord(listing, summary), ...facts }] as const,
      );
      return visibleCards(new Map(byLanguage), config);
    });
    const projectId = [...(cards?.values() ?? [])][0]?.ProjectID;
    if (cards && typeof projectId === 'number') units.set(id, { projectId, cards });
  }
  return { units, cityIds: new Map(found.map(({ id, cityId }) => [id, cityId])) };
}
