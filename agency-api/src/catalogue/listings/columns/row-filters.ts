import type { FactColumns } from './listing-columns.ts';

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
