import type {
  DroppableFilter,
  ListingAlternatives,
  ListingFilter,
  ListingSearch,
} from 'shared-kit/contracts/api/listing';
import { parseCityKey } from 'shared-kit/domain/city-key';
import { foldWords } from 'shared-kit/domain/slug';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { distanceKm } from '../../places/distance.ts';
import { placesCalled } from '../../places/place-names.ts';
import { townCentre, type Point } from '../../places/town-centre.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { facetCounts } from './facet-counts.ts';
import { matchingRows } from './matching-rows.ts';
import { searchFilter } from './search-filter.ts';

const MOST_TOWNS = 5;

/** How to drop each filter, and whether a search has it. */
const DROPPED: Readonly<Record<DroppableFilter, (search: ListingSearch) => Partial<ListingFilter> | false>> =
  {
    search: ({ search }) => !!search && { search: undefined },
    city: ({ city }) => city.length > 0 && { city: [], radius: undefined },
    // Without its radius a search finds less.
    radius: () => false,
    area: ({ area }) => area.length > 0 && { area: [] },
    type: ({ type }) => type.length > 0 && { type: [] },
    bedrooms: ({ bedrooms }) => !!bedrooms && { bedrooms: undefined },
    bathrooms: ({ bathrooms }) => !!bathrooms && { bathrooms: undefined },
    showerrooms: ({ showerrooms }) => !!showerrooms && { showerrooms: undefined },
    toilets: ({ toilets }) => !!toilets && { toilets: undefined },
    garages: ({ garages }) => !!garages && { garages: undefined },
    price: ({ priceMin, priceMax }) =>
      (!!priceMin || priceMax !== undefined) && { priceMin: undefined, priceMax: undefined },
    energy: ({ energy }) => energy.length > 0 && { energy: [] },
    living: ({ livingMin, livingMax }) =>
      (!!livingMin || livingMax !== undefined) && { livingMin: undefined, livingMax: undefined },
    plot: ({ plotMin, plotMax }) =>
      (!!plotMin || plotMax !== undefined) && { plotMin: undefined, plotMax: undefined },
    with: ({ with: features }) => features.length > 0 && { with: [] },
    available: ({ available }) => !!available && { available: undefined },
    sold: ({ sold }) => sold === 'hide' && { sold: 'show' },
    bounds: ({ bounds }) => !!bounds && { bounds: undefined },
    polygon: ({ polygon }) => !!polygon && { polygon: undefined },
  };

/** What a search that finds nothing is near to (product S25). */
export function alternativesTo(
  columns: ListingColumns,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  search: ListingSearch,
): ListingAlternatives {
  return {
    without: filtersToDrop(columns, config, vocabulary, search),
    towns: nearestTowns(columns, config, vocabulary, search),
  };
}

function filtersToDrop(
  columns: ListingColumns,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  search: ListingSearch,
): ListingAlternatives['without'] {
  const counted = Object.entries(DROPPED).map(([name, drop]) => {
    const dropped = drop(search);
    if (!dropped) return [];
    const filter = searchFilter(columns, config, { ...search, ...dropped }, vocabulary);
    const count = matchingRows(columns, filter).length;
    return count > 0 ? [{ filter: name as DroppableFilter, count }] : [];
  });
  return counted.flat().sort((a, b) => b.count - a.count);
}

/** With what the other filters leave there; none where no place was named. */
function nearestTowns(
  columns: ListingColumns,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  search: ListingSearch,
): ListingAlternatives['towns'] {
  const { cities } = vocabulary;
  const { places, rest } = namedPlaces(search, cities);
  if (places.length === 0) return [];
  const { byCity } = facetCounts(columns, searchFilter(columns, config, rest, vocabulary));
  const towns = new Map<string, ListingAlternatives['towns'][number]>();
  for (const [id, count] of byCity) {
    const [city, centre] = [cities.name(id, search.lang), cities.centre(id)];
    if (!city || !centre) continue;
    const known = towns.get(city.key);
    const distance = Math.min(...places.map((place) => distanceKm(place, centre)));
    const distanceOfAll = Math.min(known?.distanceKm ?? Infinity, Math.round(distance * 10) / 10);
    const { key, name, zip } = city;
    towns.set(key, { key, name, zip, count: (known?.count ?? 0) + count, distanceKm: distanceOfAll });
  }
  return [...towns.values()]
    .sort((a, b) => a.distanceKm - b.distanceKm || b.count - a.count)
    .slice(0, MOST_TOWNS);
}

/** The centres of the chosen towns, or else of the place that the text names, and the search without them. */
function namedPlaces(
  search: ListingSearch,
  cities: Vocabulary['cities'],
): { places: Point[]; rest: ListingSearch } {
  const rest = { ...search, city: [], area: [], radius: undefined };
  if (search.city.length > 0) {
    const places = search.city.flatMap((key) => {
      const { name = '', zip = '' } = parseCityKey(key) ?? {};
      const known = cities.idsOfKey(name, zip, search.lang).flatMap((id) => cities.centre(id) ?? []);
      return known.length > 0 ? known : (townCentre({ names: [name], zip }) ?? []);
    });
    return { places, rest };
  }
  const called = placesCalled(foldWords(search.search ?? ''));
  const places = called.flatMap(({ name, zip }) => townCentre({ names: [name], zip }) ?? []);
  return { places, rest: { ...rest, search: undefined } };
}
