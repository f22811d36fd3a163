import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';

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

export async function readOpenCounts(database: Database): Promise<OpenCounts> {
  return new OpenCounts(
    await rows<CountRow & { goal: number }>(
      database,
      sql`select goal, city_id as "cityId", type_set_id as "typeSetId", main_type_id as "mainTypeId", sum(listings)::int as listings
        from listing_counts where not closed and not discreet group by 1, 2, 3, 4`,
    ),
  );
}
