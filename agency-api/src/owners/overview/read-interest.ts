import { sql, type SQL } from 'drizzle-orm';
import type { OwnerOverview } from 'shared-kit/contracts/api/owner';
import { PROPERTY_ACTIONS, VISIT_SOURCES } from 'shared-kit/domain/property-interest';
import { rows, type Database } from '../../database/database.ts';

/** Days in Belgium, both included. */
export interface Period {
  propertyIds: number[];
  since: string;
  today: string;
}

const among = (ids: number[]): SQL => sql`property_id = any(${sql.param(ids)}::int[])`;
const oneOf = (kinds: readonly string[]): SQL => sql`kind = any(${sql.param([...kinds])}::text[])`;

/** Visits of each day of a period, also of those without any. */
export function readDays(
  database: Database,
  { propertyIds, since, today }: Period,
): Promise<OwnerOverview['days']> {
  return rows(
    database,
    sql`select days.day::date::text as day, coalesce(sum(v.visits), 0)::int as visits
      from generate_series(${since}::date, ${today}::date, interval '1 day') as days (day)
      left join property_visits v on v.day = days.day::date and v.${among(propertyIds)}
      group by days.day order by days.day`,
  );
}

/** Where the visits of a period came from, the most frequent first. */
export function readSources(
  database: Database,
  { propertyIds, since }: Period,
): Promise<OwnerOverview['sources']> {
  return rows(
    database,
    sql`select kind as source, sum(count)::int as visits from property_interest
      where ${among(propertyIds)} and day >= ${since}::date and ${oneOf(VISIT_SOURCES)}
      group by kind order by visits desc, kind`,
  );
}

/** What visitors did, in a period and in total, the most frequent first. */
export function readActions(
  database: Database,
  { propertyIds, since }: Period,
): Promise<OwnerOverview['actions']> {
  return rows(
    database,
    sql`select kind as action, coalesce(sum(count) filter (where day >= ${since}::date), 0)::int as recent,
        sum(count)::int as total
      from property_interest where ${among(propertyIds)} and ${oneOf(PROPERTY_ACTIONS)}
      group by kind order by total desc, kind`,
  );
}
