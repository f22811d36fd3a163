import type { Language } from 'shared-kit/domain/languages';
import { rowRange } from './row-range.ts';
import type { StreetRows } from './street-rows.ts';

/** Columns of whole numbers; -1 where a listing does not say. */
const WHOLE = ['cityId', 'typeSetId', 'mainTypeId', 'availableDay', 'marquee'] as const;
/** Columns of small numbers; -1 where a listing does not say, 0 for no energy letter. */
const SMALL = ['bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'energy', 'features'] as const;
/** Columns of measures; NaN where a listing does not say. */
const MEASURES = ['price', 'living', 'plot', 'priceM2', 'longitude', 'latitude'] as const;

export type RoomColumn = 'bedrooms' | 'bathrooms' | 'showerRooms' | 'toilets' | 'garages';
export type MeasureColumn = (typeof MEASURES)[number];

type Columns = Readonly<
  Record<(typeof WHOLE)[number], Int32Array> &
    Record<(typeof SMALL)[number], Int16Array> &
    Record<MeasureColumn, Float64Array>
>;

/** The facts of one listing, as they are written into the columns. */
export type ListingRow = Record<
  'id' | 'goal' | (typeof WHOLE)[number] | (typeof SMALL)[number] | MeasureColumn,
  number
> & { discreet: boolean; closed: boolean };

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
  /** Sold or rented. */
  readonly closed: Uint8Array;
  readonly of: Columns;
  /** Lower-case references, without blanks. */
  readonly references: readonly string[];
  readonly streets: StreetRows;
  /** IDs in the order of their headlines in a language. */
  readonly headlines: ReadonlyMap<Language, Int32Array>;
  readonly #orders = new Map<string, RowOrder>();
  readonly #lists = new Map<string, Int32Array>();

  constructor(
    size: number,
    rows: Iterable<ListingRow>,
    { references, streets, headlines }: Pick<ListingColumns, 'references' | 'streets' | 'headlines'>,
  ) {
    this.size = size;
    this.ids = new Int32Array(size);
    this.goal = new Int8Array(size);
    this.discreet = new Uint8Array(size);
    this.closed = new Uint8Array(size);
    this.of = Object.fromEntries([
      ...WHOLE.map((name) => [name, new Int32Array(size)]),
      ...SMALL.map((name) => [name, new Int16Array(size)]),
      ...MEASURES.map((name) => [name, new Float64Array(size)]),
    ]) as Columns;
    this.references = references;
    this.streets = streets;
    this.headlines = headlines;
    let row = 0;
    for (const listing of rows) this.#write(row++, listing);
  }

  #write(row: number, listing: ListingRow): void {
    this.ids[row] = listing.id;
    this.goal[row] = listing.goal;
    this.discreet[row] = Number(listing.discreet);
    this.closed[row] = Number(listing.closed);
    for (const name of [...WHOLE, ...SMALL, ...MEASURES]) this.of[name][row] = listing[name];
  }

  /** The row of a listing; -1 for one that is not there. */
  rowOf(id: number): number {
    const [row] = rowRange(this.ids, id, id + 1);
    return this.ids[row] === id ? row : -1;
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
  order(name: string, comparison: () => (one: number, other: number) => number): RowOrder {
    const known = this.#orders.get(name) ?? rowOrder(this.size, comparison());
    this.#orders.set(name, known);
    return known;
  }
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
