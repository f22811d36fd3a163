import type { FactColumns } from './listing-columns.ts';

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
