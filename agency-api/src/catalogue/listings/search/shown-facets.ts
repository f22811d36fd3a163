import type { ListingFacets, ListingSearch } from 'shared-kit/contracts/api/listing';
import { AREAS } from 'shared-kit/domain/region';
import { parseCityKey } from 'shared-kit/domain/towns';
import { isSale } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import { ENERGY_GROUPS, FEATURES } from 'shared-kit/domain/search-criteria';
import { areaName } from '../../places/place-names.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FacetCounts } from './facet-counts.ts';
import { sharedRows } from './matching-rows.ts';
import type { SearchFilter } from './search-filter.ts';

/**
 * Counts under the names of a language. Towns with the same name and zip are merged. What has listings without any filter, or is selected,
 * is included even with count 0, so that it does not vanish while a visitor chooses.
 */
export function shownFacets(
  counts: FacetCounts,
  offered: OfferedChoices,
  vocabulary: Vocabulary,
  search: Pick<ListingSearch, 'lang' | 'goal' | 'city' | 'type'>,
): ListingFacets {
  const types = shownTypes(counts, offered, vocabulary, search);
  const typeTree = vocabulary.types.tree(types);
  return {
    cities: shownCities(counts, offered, vocabulary, search),
    types,
    ...(typeTree && { typeTree }),
    areas: shownAreas(counts, vocabulary, search.lang),
    energy: ENERGY_GROUPS.map((group, index) => ({ group, count: counts.byEnergy.get(index + 1) ?? 0 })),
    features: FEATURES.map((feature) => ({ feature, count: counts.byFeature.get(feature) ?? 0 })),
    sold: counts.sold,
  };
}

function shownCities(
  { byCity }: FacetCounts,
  offered: OfferedChoices,
  { cities }: Vocabulary,
  { lang, city: keys }: Pick<ListingSearch, 'lang' | 'city'>,
): ListingFacets['cities'] {
  const chosen = keys.flatMap((key) => {
    const city = parseCityKey(key);
    return city ? cities.idsOfKey(city.name, city.zip, lang) : [];
  });
  const shown = new Map<string, ListingFacets['cities'][number]>();
  for (const id of cities.inOrder(new Set([...offered.cityIds, ...byCity.keys(), ...chosen]), lang)) {
    const city = cities.name(id, lang);
    if (!city?.name) continue;
    const known = shown.get(city.key);
    shown.set(city.key, { ...city, ...known, count: (known?.count ?? 0) + (byCity.get(id) ?? 0) });
  }
  return [...shown.values()].map(({ key, name, zip, count }) => ({ key, name, zip, count }));
}

function shownAreas(
  { byCity }: FacetCounts,
  { cities }: Vocabulary,
  language: Language,
): ListingFacets['areas'] {
  const counts = new Map<string, number>();
  for (const [id, count] of byCity) {
    for (const area of cities.findAreas(id)) counts.set(area, (counts.get(area) ?? 0) + count);
  }
  return AREAS.map((key) => ({ key, name: areaName(key, language), count: counts.get(key) ?? 0 }));
}

function shownTypes(
  { byTypeSet }: FacetCounts,
  offered: OfferedChoices,
  { types }: Vocabulary,
  { lang: language, goal, type: chosen }: Pick<ListingSearch, 'lang' | 'goal' | 'type'>,
): ListingFacets['types'] {
  const ofList = [...offered.typeSetIds].flatMap((set) => [...types.webIdsWithParents(set)]);
  const counts = new Map<number, number>([...chosen, ...ofList].map((webId) => [webId, 0]));
  for (const [set, count] of byTypeSet) {
    for (const webId of types.webIdsWithParents(set)) counts.set(webId, (counts.get(webId) ?? 0) + count);
  }
  return [...counts]
    .map(([webId, count]) => ({ count, type: types.type(webId, language) }))
    .filter(({ type }) => type && (isSale(goal) ? type.sale : type.rent))
    .sort((a, b) => a.type!.showOrder - b.type!.showOrder || a.type!.webId - b.type!.webId)
    .map(({ count, type }) => ({ id: type!.webId, name: type!.name, count }));
}

/** Towns and types that a list has without any filter. */
interface OfferedChoices {
  cityIds: ReadonlySet<number>;
  typeSetIds: ReadonlySet<number>;
}

const byColumns = new WeakMap<ListingColumns, Map<string, OfferedChoices>>();

/** Of a filter that has none but the list; sold and rented listings offer nothing. Looked up once. */
export function offeredChoices(columns: ListingColumns, filter: SearchFilter): OfferedChoices {
  const known = byColumns.get(columns) ?? new Map<string, OfferedChoices>();
  byColumns.set(columns, known);
  const key = `${filter.goal} ${filter.list}`;
  const choices = known.get(key) ?? listChoices(columns, filter);
  known.set(key, choices);
  return choices;
}

function listChoices(columns: ListingColumns, filter: SearchFilter): OfferedChoices {
  const cityIds = new Set<number>();
  const typeSetIds = new Set<number>();
  for (const row of sharedRows(columns, filter)) {
    if (columns.closed[row] === 1) continue;
    cityIds.add(columns.of.cityId[row]!);
    typeSetIds.add(columns.of.typeSetId[row]!);
  }
  return { cityIds, typeSetIds };
}
