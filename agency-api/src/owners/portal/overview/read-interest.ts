import { inArray, sql } from '../../../database/drizzle.ts';
import { ownerOverviewSchema, type OwnerOverview } from 'shared-kit/contracts/api/owner';
import { PROPERTY_ACTIONS, VISIT_SOURCES } from 'shared-kit/domain/property-interest';
import { rows, type Database } from '../../../database/database.ts';
import { propertyInterest } from '../../../database/schema/property-visits.ts';

/** Days in Belgium, both included. */
interface Period {
  propertyIds: number[];
  since: string;
  today: string;
}

/** Visits of each day of a period, also of those without any. */
export function readDays(
  database: Database,
  { propertyIds, since, today }: Period,
): Promise<OwnerOverview['days']> {
  return rows(
    database,
    sql`select days.day::date::text as day, coalesce(sum(v.visits), 0)::int as visits
      from generate_series(${since}::date, ${today}::date, interval '1 day') as days (day)
      left join property_visits v on v.day = days.day::date and v.property_id = any(${sql.param(propertyIds)}::int[])
      group by days.day order by days.day`,
    ownerOverviewSchema.shape.days.element,
  );
}

/** Where the visits of a period came from; and what visitors did, in a period and in total: the most frequent first. */
export async function readInterest(
  database: Database,
  { propertyIds, since }: Period,
): Promise<Pick<OwnerOverview, 'sources' | 'actions'>> {
  const { kind: source, day, count } = propertyInterest;
  const counted = await database
    .select({
      kind: source,
      recent: sql`coalesce(sum(${count}) filter (where ${day} >= ${since}::date), 0)`.mapWith(Number),
      total: sql`sum(${count})`.mapWith(Number),
    })
    .from(propertyInterest)
    .where(inArray(propertyInterest.propertyId, propertyIds))
    .groupBy(source)
    .orderBy(source);
  const find = <Kind extends string>(kinds: readonly Kind[]) =>
    counted.flatMap(({ kind, ...counts }) => {
      const known = kinds.find((name) => name === kind);
      return known === undefined ? [] : [{ kind: known, ...counts }];
    });
  return {
    sources: find(VISIT_SOURCES)
      .filter(({ recent }) => recent > 0)
      .map(({ kind, recent }) => ({ source: kind, visits: recent }))
      .sort((one, other) => other.visits - one.visits),
    actions: find(PROPERTY_ACTIONS)
      .map(({ kind, ...counts }) => ({ action: kind, ...counts }))
      .sort((one, other) => other.total - one.total),
  };
}
