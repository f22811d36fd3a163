import { inArray, sql } from '../../database/drizzle.ts';
import type { VisitCounts } from 'shared-kit/contracts/api/owner';
import type { Database } from '../../database/database.ts';
import { propertyVisits } from '../../database/schema/property-visits.ts';
import { startOfMonth, startOfWeek } from '../../clock/belgian-time.ts';

export const NO_VISITS: VisitCounts = { today: 0, week: 0, month: 0, total: 0 };

/** Visits of properties by their id, seen on `today`; those never visited are absent. */
export async function visitCounts(
  database: Database,
  propertyIds: number[],
  today: string,
): Promise<Map<number, VisitCounts>> {
  const { propertyId, day, visits } = propertyVisits;
  const since = (first: string) =>
    sql`coalesce(sum(${visits}) filter (where ${day} >= ${first}::date), 0)`.mapWith(Number);
  const found = await database
    .select({
      id: propertyId,
      today: since(today),
      week: since(startOfWeek(today)),
      month: since(startOfMonth(today)),
      total: sql`sum(${visits})`.mapWith(Number),
    })
    .from(propertyVisits)
    .where(inArray(propertyId, propertyIds))
    .groupBy(propertyId);
  return new Map(found.map(({ id, ...counts }) => [id, counts]));
}
