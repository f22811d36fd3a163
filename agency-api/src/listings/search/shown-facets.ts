import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import { ENERGY_GROUPS } from 'shared-kit/domain/energy-group';
import { AREAS } from 'shared-kit/domain/areas';
import { FEATURES } from 'shared-kit/domain/listing-features';
import { isSale } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import { areaName } from '../../places/area-names.ts';
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
    areas: shownAreas(counts, vocabulary, language),
    energy: ENERGY_GROUPS.map((group, index) => ({ group, count: counts.byEnergy.get(index + 1) ?? 0 })),
    features: FEATURES.map((feature) => ({ feature, count: counts.byFeature.get(feature) ?? 0 })),
    sold: counts.sold,
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
    shown.set(city.key, { ...city, ...known, count: (known?.count ?? 0) + countOf(byCity.get(id)) });
  }
  return [...shown.values()];
}

const countOf = (count: { open: number; closed: number } | undefined): number =>
  (count?.open ?? 0) + (count?.closed ?? 0);

function shownAreas(
  { byCity }: FacetCounts,
  { cities }: Vocabulary,
  language: Language,
): ListingFacets['areas'] {
  const counts = new Map<string, number>();
  for (const [id, count] of byCity) {
    for (const area of cities.areasOf(id)) counts.set(area, (counts.get(area) ?? 0) + countOf(count));
  }
  return AREAS.map((key) => ({ key, name: areaName(key, language), count: counts.get(key) ?? 0 }));
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
