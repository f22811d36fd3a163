import { sql } from 'drizzle-orm';
import type { VisitCounts } from 'shared-kit/contracts/api/owner';
import { rows, type Database } from '../database/database.ts';
import { startOfMonth, startOfWeek } from '../clock/belgian-day.ts';

export const NO_VISITS: VisitCounts = { today: 0, week: 0, month: 0, total: 0 };

/** Visits of properties by their id, seen on `today`; those never visited are absent. */
export async function visitCounts(
  database: Database,
  propertyIds: number[],
  today: string,
): Promise<Map<number, VisitCounts>> {
  const since = (day: string) => sql`coalesce(sum(visits) filter (where day >= ${day}::date), 0)::int`;
  const found = await rows<VisitCounts & { id: number }>(
    database,
    sql`select property_id as id, ${since(today)} as today, ${since(startOfWeek(today))} as week,
        ${since(startOfMonth(today))} as month, sum(visits)::int as total
      from property_visits where property_id = any(${sql.param(propertyIds)}::int[]) group by property_id`,
  );
  return new Map(found.map(({ id, ...counts }) => [id, counts]));
}
