import type {
  DroppableFilter,
  ListingAlternatives,
  ListingFilter,
  ListingSearch,
} from 'shared-kit/contracts/api/listing';
import { parseCityKey } from 'shared-kit/domain/towns';
import { foldWords } from 'shared-kit/domain/slug';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { distanceKm, townCentre, type Point } from '../../places/town-centre.ts';
import { placesCalled } from '../../places/place-names.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { type ReadText, withoutPart } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { facetCounts } from './facet-counts.ts';
import { matchingRows } from './matching-rows.ts';
import { searchFilter, type SearchFilter } from './search-filter.ts';

const MOST_TOWNS = 5;
const MOST_HOMES = 4;

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
    annuity: ({ annuity }) => annuity === 'hide' && { annuity: 'show' },
    sold: ({ sold }) => sold === 'hide' && { sold: 'show' },
    bounds: ({ bounds }) => !!bounds && { bounds: undefined },
    polygon: ({ polygon }) => !!polygon && { polygon: undefined },
  };

/** What is searched, and with what. */
interface Searched {
  columns: ListingColumns;
  vocabulary: Vocabulary;
  config: AgencyConfig;
  search: ListingSearch;
  text: ReadText | undefined;
}

interface Alternatives extends Omit<ListingAlternatives, 'homes'> {
  /** IDs of the homes that are nearest to what was looked for. */
  nearest: number[];
}

/** What a search that finds nothing is near to (product S25). */
export function alternativesTo(searched: Searched): Alternatives {
  const dropped = filtersToDrop(searched);
  const around = nearPlace(searched);
  return {
    without: dropped.map(({ rows: _, ...without }) => without),
    towns: around ? nearestTowns(searched, around) : [],
    nearest: nearestHomes(searched, around, dropped[0]?.rows),
  };
}

type Dropped = ListingAlternatives['without'][number] & { rows: Int32Array };

function filtersToDrop({ columns, config, vocabulary, search, text }: Searched): Dropped[] {
  const found = (less: Partial<ListingFilter>, rest: ReadText | undefined) =>
    matchingRows(columns, searchFilter(config, { ...search, ...less }, vocabulary, rest));
  const counted = Object.entries(DROPPED).flatMap(([name, drop]): Dropped[] => {
    const less = drop(search);
    const filter = name as DroppableFilter;
    if (!less) return [];
    if (filter === 'search' && text && text.parts.length > 1) {
      const parts = text.parts.map((_part, part) => {
        const rows = found({}, withoutPart(text, part, columns));
        return { filter, part, count: rows.length, rows };
      });
      // Where no part is too much by itself, the text is.
      if (parts.some(({ count }) => count > 0)) return parts;
    }
    if (filter === 'with' && search.with.length > 1) {
      const features = search.with.map((feature) => {
        const rows = found({ with: search.with.filter((other) => other !== feature) }, text);
        return { filter, feature, count: rows.length, rows };
      });
      if (features.some(({ count }) => count > 0)) return features;
    }
    const rows = found(less, filter === 'search' ? undefined : text);
    return [{ filter, count: rows.length, rows }];
  });
  return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/** Places that a search names, and what it asks for besides. */
interface NearPlace {
  places: Point[];
  filter: SearchFilter;
}

/** The centres of the chosen towns, or else of the place that the text names; undefined where no place was named. */
function nearPlace({ columns, config, vocabulary, search, text }: Searched): NearPlace | undefined {
  const { cities } = vocabulary;
  const rest = { ...search, city: [], area: [], radius: undefined };
  if (search.city.length > 0) {
    const places = search.city.flatMap((key) => {
      const { name = '', zip = '' } = parseCityKey(key) ?? {};
      const known = cities.idsOfKey(name, zip, search.lang).flatMap((id) => cities.centre(id) ?? []);
      return known.length > 0 ? known : (townCentre({ names: [name], zip }) ?? []);
    });
    return places.length > 0 ? { places, filter: searchFilter(config, rest, vocabulary, text) } : undefined;
  }
  const part = text?.parts.findIndex(({ kind }) => kind === 'town') ?? -1;
  const named = text?.parts[part];
  if (!text || !named) return undefined;
  const [span] = named.spans;
  const called = placesCalled(foldWords(text.text.typedAt(span!)));
  const known = named.meaning.cityIds.flatMap((id) => cities.centre(id) ?? []);
  const places =
    known.length > 0 ? known : called.flatMap(({ name, zip }) => townCentre({ names: [name], zip }) ?? []);
  if (places.length === 0) return undefined;
  return { places, filter: searchFilter(config, rest, vocabulary, withoutPart(text, part, columns)) };
}

/** With what the other filters leave there. */
function nearestTowns(
  { columns, vocabulary: { cities }, search }: Searched,
  { places, filter }: NearPlace,
): ListingAlternatives['towns'] {
  const { byCity } = facetCounts(columns, filter);
  const towns = new Map<string, ListingAlternatives['towns'][number]>();
  for (const [id, count] of byCity) {
    const [city, centre] = [cities.name(id, search.lang), cities.centre(id)];
    if (!city?.name || !centre) continue;
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

/** Those nearest to the named place, or else the newest that are found without one of the filters. */
function nearestHomes(
  { columns }: Searched,
  around: NearPlace | undefined,
  otherwise: Int32Array | undefined,
): number[] {
  const { ids, closed, of } = columns;
  const near = around ? matchingRows(columns, around.filter) : undefined;
  const distances = new Map(
    Array.from(near ?? [], (row) => {
      const here = { latitude: of.latitude[row]!, longitude: of.longitude[row]! };
      const all = around!.places.map((place) => distanceKm(place, here));
      return [row, Math.min(...all.map((distance) => (Number.isNaN(distance) ? Infinity : distance)))];
    }),
  );
  const rows = near && near.length > 0 ? near : (otherwise ?? []);
  return Array.from(rows)
    .sort((a, b) => closed[a]! - closed[b]! || (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || b - a)
    .slice(0, MOST_HOMES)
    .map((row) => ids[row]!);
}
