import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { FEATURES, type Feature } from 'shared-kit/domain/listing-features';
import { rows, type Database } from '../../database/database.ts';
import { featureBit } from '../read-model/features-of-facts.ts';
import { conditionsOf, type SearchFilter } from './search-filter.ts';

/** Numbers of listings, each ignoring its own filter, so that further values can be selected. */
export interface FacetCounts {
  /** Per town: those to be had, and the sold and rented ones where these are shown. */
  byCity: Map<number, { open: number; closed: number }>;
  byTypeSet: Map<number, number>;
  /** 1 for a to 7 for g. */
  byEnergy: Map<number, number>;
  byFeature: Map<Feature, number>;
  /** Sold and rented, shown or not. */
  sold: number;
  total: number;
}

/** Maximum number of cached searches; each takes some tens of kilobytes at most. */
const REMEMBERED = 1_000;

/** Counts of a search, cached until the data change. Concurrent equal searches are counted once. */
export function facetCounter(
  database: Database,
): (filter: SearchFilter, version: number) => Promise<FacetCounts> {
  const towns = remembered((filter) => countTowns(database, filter));
  const groups = remembered((filter) => countGroups(database, filter));
  return async (filter, version) => {
    // Searches that differ only in what a count ignores share it.
    const [byCity, byGroup] = await Promise.all([
      towns({ ...filter, cityIds: undefined }, version),
      groups({ ...filter, typeSetIds: undefined, energy: undefined, showSold: true }, version),
    ]);
    return { byCity, ...sumsOf(byGroup, filter) };
  };
}

/** Cached until the data change; concurrent equal questions are asked once. */
export function remembered<Counts extends object>(count: (filter: SearchFilter) => Promise<Counts>) {
  const cache = new LRUCache<string, Counts, SearchFilter>({
    max: REMEMBERED,
    // One that is evicted while it is counted still has callers waiting for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => count(context),
  });
  return (filter: SearchFilter, version: number) =>
    cache.forceFetch(`${version} ${JSON.stringify(filter)}`, { context: filter });
}

/** In one pass over the listings, or over their counts when only towns and types are filtered. */
async function countTowns(database: Database, filter: SearchFilter): Promise<FacetCounts['byCity']> {
  const [table, sum] = hasOnlyTownsAndTypes(filter)
    ? [sql`listing_counts`, sql`sum(l.listings)`]
    : [sql`listings`, sql`count(*)`];
  const counts = await rows<{ cityId: number; closed: boolean; count: number }>(
    database,
    sql`
    select l.city_id as "cityId", l.closed, ${sum}::int as count from ${table} l
    where ${conditionsOf(filter, hasOnlyTownsAndTypes(filter) ? ['types', 'sold'] : ['types', 'energy', 'features', 'sold'])}
    group by l.city_id, l.closed`,
  );
  const byCity: FacetCounts['byCity'] = new Map();
  for (const { cityId, closed, count } of counts) {
    const known = byCity.get(cityId) ?? { open: 0, closed: 0 };
    byCity.set(cityId, { ...known, [closed ? 'closed' : 'open']: count });
  }
  return byCity;
}

type Group = { typeSetId: number; energy: number | null; closed: boolean; count: number } & Record<
  Feature,
  number
>;

/** Few groups, from which all counts but those of towns are summed up. */
async function countGroups(database: Database, filter: SearchFilter): Promise<Group[]> {
  const features = FEATURES.map(
    (feature) =>
      sql`(count(*) filter (where (l.features & ${sql.raw(String(featureBit(feature)))}) > 0))::int as ${sql.identifier(feature)}`,
  );
  return rows<Group>(
    database,
    sql`
    select l.type_set_id as "typeSetId", l.energy, l.closed, count(*)::int as count, ${sql.join(features, sql`, `)}
    from listings l where ${conditionsOf(filter, ['places', 'features'])}
    group by l.type_set_id, l.energy, l.closed`,
  );
}

function sumsOf(groups: Group[], filter: SearchFilter): Omit<FacetCounts, 'byCity'> {
  const types = filter.typeSetIds && new Set(filter.typeSetIds);
  const energies = filter.energy && new Set<number | null>(filter.energy);
  const sums: Omit<FacetCounts, 'byCity'> = {
    byTypeSet: new Map(),
    byEnergy: new Map(),
    byFeature: new Map(),
    sold: 0,
    total: 0,
  };
  for (const group of groups) {
    const { typeSetId, energy, closed, count } = group;
    const isType = !types || types.has(typeSetId);
    const isEnergy = !energies || energies.has(energy);
    if (closed && isType && isEnergy) sums.sold += count;
    if (closed && !filter.showSold) continue;
    if (isEnergy) add(sums.byTypeSet, typeSetId, count);
    if (isType && energy !== null) add(sums.byEnergy, energy, count);
    if (!isType || !isEnergy) continue;
    sums.total += count;
    for (const feature of FEATURES) add(sums.byFeature, feature, group[feature]);
  }
  return sums;
}

function add<Key>(sums: Map<Key, number>, key: Key, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count);
}

/** `listing_counts` has no other columns. */
function hasOnlyTownsAndTypes(filter: SearchFilter): boolean {
  const { among, minimums, priceMin, priceMax, surfaces, availableDay, text, energy, features, mapArea } =
    filter;
  const isUnpriced = priceMin === undefined && priceMax === undefined;
  const isUnmeasured = surfaces.length === 0 && availableDay === undefined;
  const isUnlabelled = energy === undefined && features === 0;
  const isAny = !among && !mapArea && text === undefined && Object.keys(minimums).length === 0;
  return isUnpriced && isUnmeasured && isUnlabelled && isAny;
}
