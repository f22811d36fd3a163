import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { ROOM_FIELDS } from 'shared-kit/domain/listing-query';
import { formatEuro } from 'shared-kit/domain/money';
import type { PriceBounds } from 'shared-kit/domain/price-range';
import { priceRangeOf } from 'shared-kit/domain/price-range';
import { cityLabel } from './city-label.ts';
import type { Text } from 'shared-kit/ui/text';

/** One active filter: its label, and the query without it (from its first page). */
export interface ActiveFilter {
  key: string;
  label: string;
  without: ListingQuery;
}

/** The filters of a query in the order of the filter bar; sorting and page are not filters. */
export function activeFilters(
  query: ListingQuery,
  goal: Goal,
  facets: ListingFacets,
  text: Text,
): ActiveFilter[] {
  const first = { ...query, page: 1 };
  return [
    ...(query.search
      ? [
          {
            key: 'search',
            label: text('search.quoted', { text: query.search }),
            without: { ...first, search: undefined },
          },
        ]
      : []),
    ...query.cities.map((city) => ({
      key: `city ${city}`,
      label: cityLabel(city, facets.cities),
      without: { ...first, cities: query.cities.filter((other) => other !== city) },
    })),
    ...query.types.map((type) => ({
      key: `type ${type}`,
      label: typeLabel(type, facets, text),
      without: { ...first, types: query.types.filter((other) => other !== type) },
    })),
    ...ROOM_FIELDS.filter((field) => query.rooms[field]).map((field) => ({
      key: field,
      label: text(`search.${field}.atLeast`, { count: query.rooms[field]! }),
      without: { ...first, rooms: { ...query.rooms, [field]: undefined } },
    })),
    ...(query.price
      ? [{ key: 'price', label: priceText(query.price, goal, text), without: { ...first, price: undefined } }]
      : []),
    ...(query.bounds
      ? [{ key: 'bounds', label: text('search.bounds'), without: { ...first, bounds: undefined } }]
      : []),
    ...(query.polygon
      ? [{ key: 'polygon', label: text('search.polygon'), without: { ...first, polygon: undefined } }]
      : []),
  ];
}

/** Name of a property type; the number of one that no visible listing has, as the API does not name it. */
export function typeLabel(type: number, facets: ListingFacets, text: Text): string {
  return facets.types.find(({ id }) => id === type)?.name ?? text('search.unknownType', { id: String(type) });
}

/** Price bounds as text; an end of the range is no bound (product K10). */
export function priceText(price: PriceBounds, goal: Goal, text: Text): string {
  const range = priceRangeOf(goal);
  const values = { min: formatEuro(price.min), max: formatEuro(price.max) };
  if (price.max >= range.max) return text('search.price.from', values);
  if (price.min <= range.min) return text('search.price.upTo', values);
  return text('search.price.between', { min: values.min, max: values.max.replace(/^€\s/, '') });
}
