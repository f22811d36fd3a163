import type { ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import type { ListingColumns, MeasureColumn } from '../columns/listing-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { matchingRows } from './matching-rows.ts';
import type { SearchFilter } from './search-filter.ts';

export interface PageWindow {
  language: Language;
  sort: ListingSearch['sort'];
  offset: number;
  limit: number;
}

/** IDs of the listings of one page, in order. */
export function pageIds(
  columns: ListingColumns,
  filter: SearchFilter,
  { language, sort, offset, limit }: PageWindow,
  vocabulary: Vocabulary,
  shared: Int32Array,
): number[] {
  const { rows, places } = orderOf(columns, sort, language, vocabulary);
  // Marks are quicker than sorting: a broad search finds most of all rows.
  const isFound = new Uint8Array(columns.size);
  for (const row of matchingRows(columns, filter, shared)) isFound[places[row]!] = 1;
  const ids: number[] = [];
  let before = 0;
  for (let place = 0; place < isFound.length && ids.length < limit; place++) {
    if (isFound[place] === 0) continue;
    if (before++ >= offset) ids.push(columns.ids[rows[place]!]!);
  }
  return ids;
}

/** Sold and rented listings come last in every order (product S14), and so do unknown prices and surfaces; else the newest first. */
function orderOf(
  columns: ListingColumns,
  sort: ListingSearch['sort'],
  language: Language,
  vocabulary: Vocabulary,
) {
  const { closed } = columns;
  const byClosed = (one: number, other: number) => closed[one]! - closed[other]!;
  switch (sort) {
    case 'newest':
      return columns.order(sort, () => (one, other) => byClosed(one, other) || other - one);
    case 'type':
      return columns.order(`${sort} ${language}`, () => {
        const places = placesByHeadline(columns, language);
        return (one, other) => byClosed(one, other) || places[one]! - places[other]!;
      });
    case 'city':
      return columns.order(`${sort} ${language}`, () => {
        const places = placesByTown(columns, language, vocabulary);
        return (one, other) => byClosed(one, other) || places[one]! - places[other]! || other - one;
      });
    default:
      return columns.order(sort, () => {
        const values = orderedBy(columns, ...MEASURED[sort]);
        return (one, other) => byClosed(one, other) || values[one]! - values[other]! || other - one;
      });
  }
}

type Measured = Exclude<ListingSearch['sort'], 'newest' | 'type' | 'city'>;

const MEASURED: Readonly<Record<Measured, readonly [MeasureColumn, 1 | -1]>> = {
  'price-asc': ['price', 1],
  'price-desc': ['price', -1],
  'price-m2-asc': ['priceM2', 1],
  'surface-desc': ['living', -1],
};

/** Larger than any measure of a feed; the difference of two of them is 0, that of infinities is not. */
const LAST = Number.MAX_VALUE;

function orderedBy({ of }: ListingColumns, column: MeasureColumn, direction: 1 | -1): Float64Array {
  return of[column].map((value) => (Number.isNaN(value) ? LAST : direction * value));
}

function placesByHeadline(columns: ListingColumns, language: Language): Int32Array {
  const places = new Int32Array(columns.size);
  columns.headlines.get(language)?.forEach((id, place) => {
    const row = columns.rowOf(id);
    if (row >= 0) places[row] = place;
  });
  return places;
}

/** Towns that are called alike share a place. */
function placesByTown(columns: ListingColumns, language: Language, { cities }: Vocabulary): Int32Array {
  const inOrder = cities.inOrder(new Set(columns.of.cityId), language);
  const alike = Map.groupBy(inOrder, (id) => cities.name(id, language)?.key);
  const placeOf = new Map([...alike.values()].flatMap((ids, place) => ids.map((id) => [id, place] as const)));
  return columns.of.cityId.map((id) => placeOf.get(id)!);
}
