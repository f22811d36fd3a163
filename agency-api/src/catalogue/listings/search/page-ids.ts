import { setImmediate } from 'node:timers/promises';
import type { ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import type { ListingColumns, MeasureColumn, OrderName, RowOrder } from '../columns/listing-columns.ts';
import type { ListingData } from '../listing-data.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { matchingRows } from './matching-rows.ts';
import type { SearchFilter } from './search-filter.ts';

interface PageWindow extends OrderName {
  offset: number;
  limit: number;
}

/** IDs of the listings of one page, in order. */
export function pageIds(
  data: Pick<ListingData, 'columns' | 'vocabulary'>,
  filter: SearchFilter,
  { language, sort, offset, limit }: PageWindow,
  shared: Int32Array,
): number[] {
  const { columns } = data;
  const { rows, places } = createOrder(data, { sort, language });
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
function createOrder(
  { columns, vocabulary }: Pick<ListingData, 'columns' | 'vocabulary'>,
  name: OrderName,
): RowOrder {
  const { sort, language } = name;
  const { closed } = columns;
  const byClosed = (one: number, other: number) => closed[one]! - closed[other]!;
  switch (sort) {
    case 'newest':
      return columns.order(name, () => (one, other) => byClosed(one, other) || other - one);
    case 'type':
      return columns.order(name, () => {
        const places = placesByType(columns, language, vocabulary);
        return (one, other) => byClosed(one, other) || places[one]! - places[other]! || other - one;
      });
    case 'city':
      return columns.order(name, () => {
        const places = placesByTown(columns, language, vocabulary);
        return (one, other) => byClosed(one, other) || places[one]! - places[other]! || other - one;
      });
    default:
      return columns.order(name, () => {
        const values = orderedBy(columns, ...MEASURED[sort]);
        return (one, other) => byClosed(one, other) || values[one]! - values[other]! || other - one;
      });
  }
}

/** Makes the orders that searches of earlier data asked for, one after another: a search would wait for its own. */
export async function prepareOrders(
  data: Pick<ListingData, 'columns' | 'vocabulary'>,
  earlier: Pick<ListingData, 'columns'>,
): Promise<void> {
  for (const order of earlier.columns.madeOrders()) {
    createOrder(data, order);
    await setImmediate();
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

/** By what cards call it: its main type, or else its first property type. Types that are called alike share a place; those without a name are last. */
function placesByType(
  { size, of: { mainTypeId, typeSetId } }: ListingColumns,
  language: Language,
  { types, mainTypes }: Vocabulary,
): Int32Array {
  const findName = (row: number) =>
    mainTypes.name(mainTypeId[row]!, language) ??
    types.type(types.webIdsOfSet(typeSetId[row]!)[0] ?? -1, language)?.name ??
    '';
  const names = Array.from({ length: size }, (_, row) => findName(row));
  const inOrder = [...new Set(names)].sort(new Intl.Collator(language).compare);
  const places = new Map(inOrder.map((name, place) => [name, name === '' ? inOrder.length : place]));
  return Int32Array.from(names, (name) => places.get(name)!);
}

/** Towns that are called alike share a place. */
function placesByTown(columns: ListingColumns, language: Language, { cities }: Vocabulary): Int32Array {
  const inOrder = cities.inOrder(new Set(columns.of.cityId), language);
  const alike = Map.groupBy(inOrder, (id) => cities.name(id, language)?.key);
  const placesById = new Map(
    [...alike.values()].flatMap((ids, place) => ids.map((id) => [id, place] as const)),
  );
  return columns.of.cityId.map((id) => placesById.get(id)!);
}
