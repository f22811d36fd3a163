import type { DemandRange } from 'shared-kit/contracts/api/forms/demand';
import type { Bounds, DemandCriteria } from '../../database/schema/demands.ts';

/** A demand, as far as matching needs it. */
export interface MatchedDemand {
  id: string;
  /** 0 for sale, 1 for rent. */
  goal: number;
  criteria: DemandCriteria;
}

/** A listing that an import brought or made cheaper. */
export interface ListingFacts {
  goal: number;
  typeIds: readonly number[];
  /** Every zone that it lies in. */
  zones: readonly string[];
  /** Null: unknown or not shown. */
  facts: Readonly<Record<DemandRange, number | null>>;
}

/** Finds the demands that a listing matches; made once for many listings, as most demands are not looked at by zone. */
export function demandMatcher(demands: Iterable<MatchedDemand>): (listing: ListingFacts) => string[] {
  const byZone = new Map<string, MatchedDemand[]>();
  for (const demand of demands) {
    for (const zone of new Set(demand.criteria.zones)) {
      const key = `${demand.goal} ${zone}`;
      const known = byZone.get(key);
      if (known) known.push(demand);
      else byZone.set(key, [demand]);
    }
  }
  return (listing) => {
    const found = new Set<string>();
    for (const zone of listing.zones)
      for (const demand of byZone.get(`${listing.goal} ${zone}`) ?? [])
        if (!found.has(demand.id) && fits(demand.criteria, listing)) found.add(demand.id);
    return [...found];
  };
}

function fits({ types, ranges }: DemandCriteria, { typeIds, facts }: ListingFacts): boolean {
  if (!typeIds.some((type) => types.includes(type))) return false;
  for (const name in ranges)
    if (!isWithin(facts[name as DemandRange], ranges[name as DemandRange]!)) return false;
  return true;
}

/** What is unknown or not shown matches no range, so that an alert tells nothing of it. */
function isWithin(value: number | null, { min, max }: Bounds): boolean {
  if (value === null) return false;
  return value >= (min ?? 0) && value <= (max ?? Infinity);
}
