import { isAnyOf } from '../columns/is-any-of.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { referencedRows } from '../columns/referenced-rows.ts';
import type { Meaning, TextFilter } from './text-filter.ts';

/** Whether a listing is found by a typed text. */
export function isMeant(columns: ListingColumns, { readings }: TextFilter): (row: number) => boolean {
  const conditions = readings.map((parts) => parts.map((meaning) => hasMeaning(columns, meaning)));
  return (row) => conditions.some((parts) => parts.every((isSo) => isSo(row)));
}

function hasMeaning(columns: ListingColumns, meaning: Meaning): (row: number) => boolean {
  const { cityIds, typeSetIds, mainTypeIds, reference, street } = meaning;
  const isTown = isAnyOf(columns.of.cityId, cityIds);
  const isType = isAnyOf(columns.of.typeSetId, typeSetIds);
  const isMainType = isAnyOf(columns.of.mainTypeId, mainTypeIds);
  const named = new Uint8Array(columns.size);
  if (reference !== undefined) for (const row of referencedRows(columns, reference)) named[row] = 1;
  if (street !== undefined)
    for (const rows of columns.streets.rowsOf(street)) for (const row of rows) named[row] = 1;
  return (row) => named[row] === 1 || isTown(row) || isType(row) || isMainType(row);
}
