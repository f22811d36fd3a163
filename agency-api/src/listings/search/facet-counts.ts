import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rows, type Database } from '../../database/database.ts';
import { isAnyOf, sharedConditions, type SearchFilter } from './search-filter.ts';

/** Number of listings per town and per combination of types. Each ignores its own filter, so that further values can be selected. */
export interface FacetCounts {
  byCity: Map<number, number>;
  byTypeSet: Map<number, number>;
  total: number;
}

/** Maximum number of cached searches; each takes some tens of kilobytes at most. */
const REMEMBERED = 1_000;

/** Counts of a search, cached until the data change. Concurrent equal searches are counted once. */
export function facetCounter(
  database: Database,
): (filter: SearchFilter, version: number) => Promise<FacetCounts> {
  const cache = new LRUCache<string, FacetCounts, SearchFilter>({
    max: REMEMBERED,
    // One that is evicted while it is counted still has callers waiting for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => countFacets(database, context),
  });
  return (filter, version) => cache.forceFetch(`${version} ${JSON.stringify(filter)}`, { context: filter });
}

/** Both lists in one pass over the listings, or over their counts when only towns and types are filtered. */
export async function countFacets(database: Database, filter: SearchFilter): Promise<FacetCounts> {
  const [table, sum] = hasOnlyTownsAndTypes(filter)
    ? [sql`listing_counts`, sql`sum(l.listings)`]
    : [sql`listings`, sql`count(*)`];
  const counts = await rows<{ cityId: number | null; typeSetId: number | null; count: number }>(
    database,
    sql`
    select l.city_id as "cityId", l.type_set_id as "typeSetId",
      coalesce(case when grouping(l.city_id) = 0
        then ${sum} filter (where ${isAnyOf('type_set_id', filter.typeSetIds)})
        else ${sum} filter (where ${isAnyOf('city_id', filter.cityIds)}) end, 0)::int as count
    from ${table} l
    where ${sharedConditions(filter)}
    group by grouping sets ((l.city_id), (l.type_set_id))`,
  );
  const byCity = new Map<number, number>();
  const byTypeSet = new Map<number, number>();
  for (const { cityId, typeSetId, count } of counts) {
    if (count === 0) continue;
    if (cityId !== null) byCity.set(cityId, count);
    else if (typeSetId !== null) byTypeSet.set(typeSetId, count);
  }
  return { byCity, byTypeSet, total: totalOf(byCity, filter.cityIds) };
}

function hasOnlyTownsAndTypes({ among, minimums, priceMin, priceMax, text, mapArea }: SearchFilter): boolean {
  const isUnpriced = priceMin === undefined && priceMax === undefined;
  return isUnpriced && !among && !mapArea && text === undefined && Object.keys(minimums).length === 0;
}

function totalOf(byCity: Map<number, number>, cityIds: number[] | undefined): number {
  const chosen = cityIds ?? byCity.keys();
  return [...chosen].reduce((total, id) => total + (byCity.get(id) ?? 0), 0);
}
