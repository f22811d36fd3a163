import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import type { ListingQuery } from 'shared-kit/domain/listing-query';

/** What choosing a suggestion changes in a search: its filters are added, and take the place of the typed text. */
export function suggestedFilters(
  { filters }: Pick<Suggestion, 'filters'>,
  { cities, areas, types, features }: ListingQuery,
): Partial<ListingQuery> {
  return {
    search: filters.search || undefined,
    cities: union(cities, filters.city),
    areas: union(areas, filters.area),
    types: union(types, filters.type),
    features: union(features, filters.with),
  };
}

function union<Value>(before: readonly Value[], more: readonly Value[] = []): Value[] {
  return [...new Set([...before, ...more])];
}
