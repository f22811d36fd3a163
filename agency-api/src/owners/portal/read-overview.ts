import { type OwnerOverview, type VisitCounts, ownerOverviewSchema } from 'shared-kit/contracts/api/owner';
import { daysAfter } from 'shared-kit/domain/days';
import type { Language } from 'shared-kit/domain/languages';
import { PROPERTY_ACTIONS, VISIT_SOURCES } from 'shared-kit/domain/owner-portal';
import * as z from 'zod';
import { computeRules } from '../../catalogue/listings/read-model/read-model-rules.ts';
import { belgianDay } from '../../clock/belgian-time.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { type Database, rows } from '../../database/database.ts';
import { inArray, sql } from '../../database/drizzle.ts';
import { propertyInterest } from '../../database/schema/property-visits.ts';
import { NO_VISITS } from '../visits/visit-counts.ts';
import { readUpcoming } from './history/read-history.ts';

const DAYS = 30;

interface Asked {
  propertyIds: number[];
  /** What is to come is told in the first of them that has it. */
  languages: readonly Language[];
  /** Visits of these properties and maybe others. */
  counts: Promise<ReadonlyMap<number, VisitCounts>>;
}

/** Statistics of properties together, and what is to come; similar listings are told of one property only. */
export async function readOverview(
  database: Database,
  config: AgencyConfig,
  { propertyIds, languages, counts }: Asked,
): Promise<OwnerOverview> {
  const today = belgianDay(new Date());
  const since = daysAfter(today, 1 - DAYS);
  const period = { propertyIds, since, today };
  const [counted, days, interest, similar, upcoming] = await Promise.all([
    counts,
    readDays(database, period),
    readInterest(database, period),
    propertyIds.length === 1 ? similarVisits(database, config, propertyIds[0]!, since) : null,
    readUpcoming(database, propertyIds, languages),
  ]);
  const visits = propertyIds.map((id) => counted.get(id) ?? NO_VISITS).reduce(together, NO_VISITS);
  return { visits, days, ...interest, similar, upcoming };
}

const together = (one: VisitCounts, other: VisitCounts): VisitCounts => ({
  today: one.today + other.today,
  week: one.week + other.week,
  month: one.month + other.month,
  total: one.total + other.total,
});

/** Days in Belgium, both included. */
interface Period {
  propertyIds: number[];
  since: string;
  today: string;
}

/** Visits of each day of a period, also of those without any. */
function readDays(database: Database, { propertyIds, since, today }: Period): Promise<OwnerOverview['days']> {
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
async function readInterest(
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

/** Fewer would tell an owner of single properties of others (product O10). */
const FEWEST = 5;

const mediansSchema = z.object({
  own: z.number(),
  inTown: z.number(),
  townMedian: z.number().nullable(),
  inArea: z.number(),
  areaMedian: z.number().nullable(),
});

/**
 * The median of the visits since a day of listings like one: same goal and main type, on the market, in its town or else where postal
 * codes begin with the same two digits. Null where neither has enough of them.
 */
async function similarVisits(
  database: Database,
  config: AgencyConfig,
  propertyId: number,
  since: string,
): Promise<OwnerOverview['similar']> {
  const rules = computeRules(config);
  const [found] = await rows(
    database,
    sql`with own as (
        select l.goal, l.city_id, t.web_ids[1] as web_id, left(c.zip, 2) as area, c.country_id
        from listings l join type_sets t on t.id = l.type_set_id join cities c on c.id = l.city_id
        where l.rules = ${rules}::int and l.id = ${propertyId}
      ), others as (
        select l.city_id = own.city_id as is_in_town,
          (select coalesce(sum(v.visits), 0) from property_visits v
            where v.property_id = l.id and v.day >= ${since}::date) as visits
        from own join listings l on l.rules = ${rules}::int and l.goal = own.goal and not l.closed and not l.discreet and l.id <> ${propertyId}
          join type_sets t on t.id = l.type_set_id and t.web_ids[1] = own.web_id
          join cities c on c.id = l.city_id and c.country_id = own.country_id and left(c.zip, 2) = own.area
      )
      select (select coalesce(sum(visits), 0)::int from property_visits
          where property_id = ${propertyId} and day >= ${since}::date) as own,
        count(*) filter (where is_in_town)::int as "inTown", count(*)::int as "inArea",
        percentile_cont(0.5) within group (order by visits::float8) filter (where is_in_town) as "townMedian",
        percentile_cont(0.5) within group (order by visits::float8) as "areaMedian"
      from others`,
    mediansSchema,
  );
  if (!found) return null;
  const { own, inTown, townMedian, inArea, areaMedian } = found;
  if (inTown >= FEWEST) return { place: 'town', listings: inTown, median: townMedian!, own };
  if (inArea >= FEWEST) return { place: 'area', listings: inArea, median: areaMedian!, own };
  return null;
}
