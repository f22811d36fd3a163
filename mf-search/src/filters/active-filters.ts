import type { DroppableFilter, ListingFacets } from 'shared-kit/contracts/api/listing';
import type { Understood } from 'shared-kit/contracts/api/understood';
import type { Goal } from 'shared-kit/domain/goal';
import { type ListingQuery, ROOM_FIELDS } from 'shared-kit/domain/listing-query';
import { sectionOfGoal } from 'shared-kit/domain/listing-link';
import type { Text, Numbers } from 'shared-kit/ui/text';
import {
  cityLabel,
  areaLabel,
  dayText,
  priceText,
  surfaceText,
  typeLabel,
  understoodText,
} from './filter-texts.ts';

/** One active filter: its label, and the query without it (from its first page). */
export interface ActiveFilter {
  key: string;
  /** Parameter of the address that it is, or is one value of. */
  filter: DroppableFilter;
  /** Which one it is of several values. */
  value?: string | number;
  /** Its place among what was understood of the text. */
  part?: number;
  label: string;
  without: ListingQuery;
}

/** The filters of a query, of its text each thing that was understood, in the order of the filter bar; sorting and page are not filters. */
export function activeFilters(
  query: ListingQuery,
  goal: Goal,
  facets: ListingFacets,
  text: Text,
  numbers: Numbers,
  understood: readonly Understood[] = [],
): ActiveFilter[] {
  const first = { ...query, page: 1 };
  /** A filter with one value, there or not. */
  const single = (
    filter: DroppableFilter,
    isActive: unknown,
    label: () => string,
    less: Partial<ListingQuery>,
  ): ActiveFilter[] =>
    isActive ? [{ key: filter, filter, label: label(), without: { ...first, ...less } }] : [];
  /** A filter with any number of values. */
  const each = <Value extends string | number>(
    filter: DroppableFilter,
    values: readonly Value[],
    label: (value: Value) => string,
    less: (rest: Value[]) => Partial<ListingQuery>,
  ): ActiveFilter[] =>
    values.map((value) => ({
      key: `${filter} ${value}`,
      filter,
      value,
      label: label(value),
      without: { ...first, ...less(values.filter((other) => other !== value)) },
    }));
  const { search, radius, price, living, plot, available, showSold, hidesAnnuities, bounds, polygon } = query;

  return [
    ...(understood.length > 0
      ? understood.map((said, part) => ({
          key: `search ${part}`,
          filter: 'search' as const,
          part,
          label: understoodText(said, goal, text, numbers),
          without: { ...first, search: said.rest || undefined },
        }))
      : single('search', search, () => text('search.quoted', { text: search! }), { search: undefined })),
    ...each(
      'city',
      query.cities,
      (city) => cityLabel(city, facets.cities),
      (cities) => ({ cities, ...(cities.length === 0 && { radius: undefined }) }),
    ),
    ...single('radius', radius, () => text('search.radius.km', { km: radius! }), { radius: undefined }),
    ...each(
      'area',
      query.areas,
      (area) => areaLabel(area, facets, text),
      (areas) => ({ areas }),
    ),
    ...each(
      'type',
      query.types,
      (type) => typeLabel(type, facets, text),
      (types) => ({ types }),
    ),
    ...ROOM_FIELDS.flatMap((field) =>
      single(
        field,
        query.rooms[field],
        () => text(`search.${field}.atLeast`, { count: query.rooms[field]! }),
        { rooms: { ...query.rooms, [field]: undefined } },
      ),
    ),
    ...single('price', price, () => priceText(price!, goal, text, numbers), { price: undefined }),
    ...each(
      'energy',
      query.energy,
      (letter) => text('search.energy.letter', { letter: letter.toUpperCase() }),
      (energy) => ({ energy }),
    ),
    ...single('living', living, () => surfaceText('living', living!, text, numbers), { living: undefined }),
    ...single('plot', plot, () => surfaceText('plot', plot!, text, numbers), { plot: undefined }),
    ...each(
      'with',
      query.features,
      (feature) => text(`search.with.${feature}`),
      (features) => ({ features }),
    ),
    ...single('available', available, () => text('search.available.by', { day: dayText(available!) }), {
      available: undefined,
    }),
    ...single('annuity', hidesAnnuities, () => text('search.annuity.hide'), { hidesAnnuities: false }),
    ...single('sold', showSold, () => text(`search.sold.${sectionOfGoal(goal)}.chip`), { showSold: false }),
    ...single('bounds', bounds, () => text('search.bounds'), { bounds: undefined }),
    ...single('polygon', polygon, () => text('search.polygon'), { polygon: undefined }),
  ];
}
