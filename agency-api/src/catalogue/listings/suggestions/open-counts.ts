import { and, not, sql } from '../../../database/drizzle.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { listingCounts } from '../../../database/schema/search.ts';
import { ownRows } from '../read-model/read-model-rules.ts';

interface CountRow {
  cityId: number;
  typeSetId: number;
  mainTypeId: number;
  listings: number;
}

/** Which listings to count: those in any of the towns, and of any of the types; without such a wish all. */
export interface Wanted {
  cityIds?: readonly number[];
  typeSetIds?: readonly number[];
  mainTypeIds?: readonly number[];
}

/** Numbers of public listings that are to be had, by goal, in memory: some thousand rows for a hundred thousand listings. */
export class OpenCounts {
  readonly #byGoal: Map<number, CountRow[]>;

  constructor(counts: (CountRow & { goal: number })[]) {
    this.#byGoal = Map.groupBy(counts, ({ goal }) => goal);
  }

  of(goal: number, { cityIds, typeSetIds, mainTypeIds }: Wanted): number {
    const [cities, sets, main] = [cityIds, typeSetIds, mainTypeIds].map((ids) => ids && new Set(ids));
    return (this.#byGoal.get(goal) ?? []).reduce((sum, row) => {
      const isThere = !cities || cities.has(row.cityId);
      const isType = (!sets && !main) || sets?.has(row.typeSetId) || main?.has(row.mainTypeId);
      return isThere && isType ? sum + row.listings : sum;
    }, 0);
  }

  /** Of every town. */
  byCity(goal: number): Map<number, number> {
    const sums = new Map<number, number>();
    for (const { cityId, listings } of this.#byGoal.get(goal) ?? [])
      sums.set(cityId, (sums.get(cityId) ?? 0) + listings);
    return sums;
  }
}

export async function readOpenCounts(database: Database, config: AgencyConfig): Promise<OpenCounts> {
  const { goal, cityId, typeSetId, mainTypeId, listings, closed, discreet } = listingCounts;
  const counts = await database
    .select({ goal, cityId, typeSetId, mainTypeId, listings: sql`sum(${listings})`.mapWith(Number) })
    .from(listingCounts)
    .where(and(ownRows(listingCounts, config), not(closed), not(discreet)))
    .groupBy(goal, cityId, typeSetId, mainTypeId);
  return new OpenCounts(counts);
}
