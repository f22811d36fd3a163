import type { ListingColumns } from './listing-columns.ts';
import { rowRange } from './row-range.ts';

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
