import { FEATURES, type Feature } from 'shared-kit/domain/search-criteria';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { featureBit } from '../feature-bits.ts';
import { facetConditions, sharedRows } from './matching-rows.ts';
import type { SearchFilter } from './search-filter.ts';

/** Numbers of listings, each ignoring its own filter, so that further values can be selected. */
export interface FacetCounts {
  /** Per town: those to be had, and the sold and rented ones where these are shown. */
  byCity: Map<number, number>;
  byTypeSet: Map<number, number>;
  /** 1 for a to 7 for g. */
  byEnergy: Map<number, number>;
  byFeature: Map<Feature, number>;
  /** Sold and rented, shown or not. */
  sold: number;
  total: number;
}

/** Counts of a search, in one pass over what matches the filters that no facet is about (`sharedRows`). */
export function facetCounts(
  columns: ListingColumns,
  filter: SearchFilter,
  shared = sharedRows(columns, filter),
): FacetCounts {
  const { isPlace, isType, isEnergy, hasFeatures } = facetConditions(columns, filter);
  const { closed } = columns;
  const { cityId, typeSetId, energy, features } = columns.of;
  const byCity = new Tally();
  const byTypeSet = new Tally();
  const byEnergy = new Tally();
  const byFeatures = new Tally();
  let sold = 0;
  let total = 0;
  for (const row of shared) {
    if (!hasFeatures(row)) continue;
    const isThere = isPlace(row);
    const isOfType = isType(row);
    const isOfLetter = isEnergy(row);
    const isClosed = closed[row] === 1;
    if (isClosed && isThere && isOfType && isOfLetter) sold += 1;
    if (isClosed && !filter.showSold) continue;
    if (isOfType && isOfLetter) byCity.add(cityId[row]!);
    if (!isThere) continue;
    if (isOfLetter) byTypeSet.add(typeSetId[row]!);
    if (isOfType) byEnergy.add(energy[row]!);
    if (!isOfType || !isOfLetter) continue;
    total += 1;
    byFeatures.add(features[row]!);
  }
  const withLetter = byEnergy.counts();
  withLetter.delete(0);
  return {
    byCity: byCity.counts(),
    byTypeSet: byTypeSet.counts(),
    byEnergy: withLetter,
    byFeature: featureCounts(byFeatures.counts()),
    sold,
    total,
  };
}

/** Counts of small numbers. */
class Tally {
  readonly #counts: number[] = [];

  add(value: number): void {
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
  }

  /** Of the values that were there. */
  counts(): Map<number, number> {
    const counts = new Map<number, number>();
    this.#counts.forEach((count, value) => counts.set(value, count));
    return counts;
  }
}

/** Listings with each feature, of the counts of their combinations. */
function featureCounts(byFeatures: Map<number, number>): Map<Feature, number> {
  return new Map(
    FEATURES.map((feature) => {
      const withIt = [...byFeatures].filter(([bits]) => (bits & featureBit(feature)) > 0);
      return [feature, withIt.reduce((sum, [, count]) => sum + count, 0)];
    }),
  );
}
