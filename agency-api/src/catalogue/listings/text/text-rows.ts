import { createValueFilter, isWithin } from '../columns/row-filters.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { referencedRows } from '../columns/referenced-rows.ts';
import { isAround } from '../points/around.ts';
import type { Meaning } from './text-meaning.ts';

/** A typed text: a listing is found if in any reading it has the meaning of every part. */
export interface TextFilter {
  readings: readonly (readonly Meaning[])[];
}

type IsSo = (row: number) => boolean;

/** Whether a listing is found by a typed text. */
export function isMeant(columns: ListingColumns, { readings }: TextFilter): IsSo {
  const conditions = readings.map((parts) => parts.map((meaning) => hasMeaning(columns, meaning)));
  return (row) => conditions.some((parts) => parts.every((isSo) => isSo(row)));
}

/** Whether a listing has any of a meaning. */
export function hasMeaning(columns: ListingColumns, meaning: Meaning): IsSo {
  const any = [...namedBy(columns, meaning), ...listConditions(columns, meaning)];
  const [only, ...others] = any;
  if (only && others.length === 0) return only;
  return (row) => any.some((isSo) => isSo(row));
}

function namedBy(columns: ListingColumns, meaning: Meaning): IsSo[] {
  const { cityIds, around, typeSetIds, mainTypeIds, projectIds = [], reference, street, rows } = meaning;
  const { of } = columns;
  const conditions: IsSo[] = [];
  if (cityIds.length > 0) conditions.push(createValueFilter(of.cityId, cityIds));
  if (around) {
    const isNear = isAround(around);
    conditions.push((row) => isNear(of.latitude[row]!, of.longitude[row]!));
  }
  if (typeSetIds.length > 0) conditions.push(createValueFilter(of.typeSetId, typeSetIds));
  if (mainTypeIds.length > 0) conditions.push(createValueFilter(of.mainTypeId, mainTypeIds));
  if (projectIds.length > 0) conditions.push(createValueFilter(of.projectId, projectIds));
  if (reference === undefined && street === undefined && rows === undefined) return conditions;
  const named = new Uint8Array(columns.size);
  if (reference !== undefined) for (const row of referencedRows(columns, reference)) named[row] = 1;
  if (street !== undefined)
    for (const ofStreet of columns.streets.findRows(street)) for (const row of ofStreet) named[row] = 1;
  if (rows) for (const row of rows) named[row] = 1;
  return [...conditions, (row) => named[row] === 1];
}

function listConditions(
  { of, size }: ListingColumns,
  { features, lacks, lacksRows, rooms, range, energy }: Meaning,
): IsSo[] {
  const conditions: IsSo[] = [];
  if (lacksRows) {
    const named = new Uint8Array(size);
    for (const row of lacksRows) named[row] = 1;
    conditions.push((row) => named[row] === 0);
  }
  if (features !== undefined) conditions.push((row) => (of.features[row]! & features) === features);
  if (lacks !== undefined) conditions.push((row) => (of.features[row]! & lacks) === 0);
  if (rooms) conditions.push((row) => of[rooms.column][row]! >= rooms.least);
  if (range) conditions.push(isWithin(of, range.column, range));
  if (energy !== undefined) conditions.push(createValueFilter(of.energy, energy));
  return conditions;
}
