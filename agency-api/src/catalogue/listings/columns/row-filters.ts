import { type FactColumns, type ListingColumns, rowRange } from './listing-columns.ts';

/** Whether a row of a column has one of some values. Numbers of towns, types and letters are small: a table is faster than a set. */
export function createValueFilter(
  column: Int32Array | Int16Array,
  wanted: readonly number[],
): (row: number) => boolean {
  const isWanted = new Uint8Array(wanted.reduce((most, value) => Math.max(most, value), 0) + 1);
  for (const value of wanted) if (value >= 0) isWanted[value] = 1;
  return (row) => isWanted[column[row]!] === 1;
}

/**
 * Whether a row's price or surface is known and within bounds, both included. The bouquet of a life annuity is no price of a home: a rent
 * follows it, for as long as somebody lives.
 */
export function isWithin(
  of: FactColumns,
  column: 'price' | 'living' | 'plot',
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): (row: number) => boolean {
  const values = of[column];
  if (column !== 'price') return (row) => values[row]! >= min && values[row]! <= max;
  const { bouquet } = of;
  return (row) => values[row]! >= min && values[row]! <= max && bouquet[row] === 0;
}

/** Rows of the listings with a part of their reference, or the beginning of their ID; some twice. */
export function* referencedRows(columns: ListingColumns, part: string): Generator<number> {
  for (const [start, end] of idRanges(columns, part)) for (let row = start; row < end; row++) yield row;
  const { references } = columns;
  for (let row = 0; row < references.length; row++) if (references[row]!.includes(part)) yield row;
}

/** More digits than an ID has. */
const MOST_DIGITS = 10;

/** Ranges of the rows whose ID begins with these digits, by the number of digits that follow. */
function idRanges({ ids }: ListingColumns, digits: string): [start: number, end: number][] {
  if (!/^(?:0|[1-9]\d{0,9})$/.test(digits)) return [];
  if (digits === '0') return [rowRange(ids, 0, 1)];
  return Array.from({ length: MOST_DIGITS - digits.length + 1 }, (_, follow) =>
    rowRange(ids, Number(digits) * 10 ** follow, (Number(digits) + 1) * 10 ** follow),
  );
}
