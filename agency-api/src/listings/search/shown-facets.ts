import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import { isSale } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FacetCounts } from './facet-counts.ts';

/** Counts under the names of a language. Towns with the same name and zip are merged; selected values are included even with count 0. */
export function shownFacets(
  counts: FacetCounts,
  vocabulary: Vocabulary,
  { language, goal, chosenCityIds = [], chosenTypes = [] }: ShownFacetsOptions,
): ListingFacets {
  return {
    cities: shownCities(counts, vocabulary, language, chosenCityIds),
    types: shownTypes(counts, vocabulary, language, goal, chosenTypes),
    areas: [],
    energy: [],
    features: [],
    sold: 0,
  };
}

interface ShownFacetsOptions {
  language: Language;
  goal: number;
  chosenCityIds?: readonly number[] | undefined;
  chosenTypes?: readonly number[] | undefined;
}

function shownCities(
  { byCity }: FacetCounts,
  { cities }: Vocabulary,
  language: Language,
  chosen: readonly number[],
): ListingFacets['cities'] {
  const shown = new Map<string, ListingFacets['cities'][number]>();
  for (const id of cities.inOrder(new Set([...byCity.keys(), ...chosen]), language)) {
    const city = cities.name(id, language);
    if (!city) continue;
    const known = shown.get(city.key);
    shown.set(city.key, { ...city, ...known, count: (known?.count ?? 0) + (byCity.get(id) ?? 0) });
  }
  return [...shown.values()];
}

function shownTypes(
  { byTypeSet }: FacetCounts,
  { types }: Vocabulary,
  language: Language,
  goal: number,
  chosen: readonly number[],
): ListingFacets['types'] {
  const counts = new Map<number, number>(chosen.map((webId) => [webId, 0]));
  for (const [set, count] of byTypeSet) {
    for (const webId of types.webIdsOfSet(set)) counts.set(webId, (counts.get(webId) ?? 0) + count);
  }
  return [...counts]
    .map(([webId, count]) => ({ count, type: types.type(webId, language) }))
    .filter(({ type }) => type && (isSale(goal) ? type.sale : type.rent))
    .sort((a, b) => a.type!.showOrder - b.type!.showOrder || a.type!.webId - b.type!.webId)
    .map(({ count, type }) => ({ id: type!.webId, name: type!.name, count }));
}
