import type { ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import { firstFrom } from './row-range.ts';
import { StreetRows } from './street-rows.ts';

/** The facts of listings that are numbers, each with the kind of its column. Whole ones are -1 where a listing does not say. */
const KINDS = {
  id: Int32Array,
  goal: Int8Array,
  discreet: Uint8Array,
  /** Sold or rented. */
  closed: Uint8Array,
  cityId: Int32Array,
  typeSetId: Int32Array,
  mainTypeId: Int32Array,
  /** -1 where it is no unit of a project. */
  projectId: Int32Array,
  availableDay: Int32Array,
  /** 1 for a life annuity. */
  annuity: Uint8Array,
  /** 1 where the price may be the bouquet of a life annuity. */
  bouquet: Uint8Array,
  /** 0 without. */
  marquee: Int32Array,
  bedrooms: Int16Array,
  bathrooms: Int16Array,
  showerRooms: Int16Array,
  toilets: Int16Array,
  garages: Int16Array,
  /** 0 without a letter. */
  energy: Int16Array,
  features: Int16Array,
  /** 0 where nothing is said, 1 where VAT is excluded, 2 where it is included. */
  vat: Int16Array,
  price: Float64Array,
  living: Float64Array,
  plot: Float64Array,
  priceM2: Float64Array,
  longitude: Float64Array,
  latitude: Float64Array,
} as const;

type FactName = keyof typeof KINDS;
export type FactColumns = { readonly [Name in FactName]: InstanceType<(typeof KINDS)[Name]> };

export type RoomColumn = 'bedrooms' | 'bathrooms' | 'showerRooms' | 'toilets' | 'garages';
/** NaN where a listing does not say. */
export type MeasureColumn = 'price' | 'living' | 'plot' | 'priceM2' | 'longitude' | 'latitude';

/** The columns of so many listings, to be filled. */
export function emptyFacts(size: number): FactColumns {
  const columns = Object.entries(KINDS).map(([name, Kind]) => {
    const column = new Kind(size);
    return [name, Kind === Float64Array ? column.fill(NaN) : column];
  });
  return Object.fromEntries(columns) as FactColumns;
}

interface OtherColumns {
  /** Lower-case references, without blanks. */
  references: readonly string[];
  streets: StreetRows;
}

/** By what rows are ordered. */
export interface OrderName {
  sort: ListingSearch['sort'];
  language: Language;
}

/** Orders by names, which each language has its own of. */
const BY_NAME: ReadonlySet<string> = new Set<ListingSearch['sort']>(['type', 'city']);

/**
 * All visible listings of one version of the data, column by column: a search looks at each of them, which takes some milliseconds for
 * a hundred thousand. A row is the place of a listing in the order of IDs.
 */
export class ListingColumns {
  readonly size: number;
  /** Ascending. */
  readonly ids: Int32Array;
  readonly goal: Int8Array;
  readonly discreet: Uint8Array;
  readonly closed: Uint8Array;
  readonly of: FactColumns;
  readonly references: readonly string[];
  readonly streets: StreetRows;
  readonly #orders = new Map<string, { name: OrderName; order: RowOrder }>();
  readonly #lists = new Map<string, Int32Array>();

  constructor(facts: FactColumns, { references = [], streets }: Partial<OtherColumns> = {}) {
    this.size = facts.id.length;
    this.ids = facts.id;
    this.goal = facts.goal;
    this.discreet = facts.discreet;
    this.closed = facts.closed;
    this.of = facts;
    this.references = references;
    this.streets = streets ?? new StreetRows([]);
  }

  /** The row of a listing; -1 for one that is not there. */
  findRow(id: number): number {
    return rowWith(this.ids, id);
  }

  /** Rows of the public or the discreet listings of a goal. */
  ofList(goal: number, isDiscreet: boolean): Int32Array {
    const key = `${goal} ${isDiscreet}`;
    const known = this.#lists.get(key);
    if (known) return known;
    const rows = new Int32Array(this.size);
    let count = 0;
    for (let row = 0; row < this.size; row++)
      if (this.goal[row] === goal && (this.discreet[row] === 1) === isDiscreet) rows[count++] = row;
    const list = rows.slice(0, count);
    this.#lists.set(key, list);
    return list;
  }

  /** An order of all rows, made once; so is what it compares them by. */
  order(name: OrderName, comparison: () => (one: number, other: number) => number): RowOrder {
    const key = BY_NAME.has(name.sort) ? `${name.sort} ${name.language}` : name.sort;
    const known = this.#orders.get(key)?.order ?? rowOrder(this.size, comparison());
    this.#orders.set(key, { name, order: known });
    return known;
  }

  /** The orders that were asked for. */
  *madeOrders(): Generator<OrderName> {
    for (const { name } of this.#orders.values()) yield name;
  }
}

/** The place of a number among ascending ones; -1 where it is not there. */
export function rowWith(ids: Int32Array, id: number): number {
  const row = firstFrom(ids, id);
  return ids[row] === id ? row : -1;
}

/** Rows in an order, and the place of each row in it. */
export interface RowOrder {
  rows: Int32Array;
  places: Int32Array;
}

function rowOrder(size: number, compare: (one: number, other: number) => number): RowOrder {
  const rows = Int32Array.from({ length: size }, (_, row) => row).sort(compare);
  const places = new Int32Array(size);
  rows.forEach((row, place) => (places[row] = place));
  return { rows, places };
}
