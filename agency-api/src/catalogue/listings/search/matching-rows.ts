import { createValueFilter, isWithin } from '../columns/row-filters.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { isAround } from '../points/around.ts';
import { isInArea } from '../points/map-area.ts';
import type { SearchFilter } from './search-filter.ts';
import { isMeant } from '../text/text-rows.ts';

type IsWanted = (row: number) => boolean;

/** Rows of what matches, without regard to what facets count: places, types, energy letters, features, and sold ones. */
export function sharedRows(columns: ListingColumns, filter: SearchFilter): Int32Array {
  const conditions = sharedConditions(columns, filter);
  return conditions.reduce(onlyThose, columns.ofList(filter.goal, filter.list === 'discreet'));
}

/** Rows of all that matches, of those that `sharedRows` has found. */
export function matchingRows(
  columns: ListingColumns,
  filter: SearchFilter,
  shared = sharedRows(columns, filter),
): Int32Array {
  const facets = facetConditions(columns, filter);
  return onlyThose(
    shared,
    (row) =>
      facets.isPlace(row) &&
      facets.isType(row) &&
      facets.isEnergy(row) &&
      facets.hasFeatures(row) &&
      (filter.showSold || columns.closed[row] === 0),
  );
}

function onlyThose(rows: Int32Array, isWanted: IsWanted): Int32Array {
  const kept = new Int32Array(rows.length);
  let count = 0;
  for (const row of rows) if (isWanted(row)) kept[count++] = row;
  return kept.subarray(0, count);
}

/** The conditions that a search has, those first that cost least. */
function sharedConditions(columns: ListingColumns, filter: SearchFilter): IsWanted[] {
  const { among, minimums, priceMin, priceMax, surfaces, availableDay, text, mapArea } = filter;
  const { annuity } = columns.of;
  const { availableDay: day, latitude, longitude } = columns.of;
  return [
    ...(among ? [isAmong(columns, among)] : []),
    ...minimums.map(({ column, least }): IsWanted => {
      const counts = columns.of[column];
      return (row) => counts[row]! >= least;
    }),
    ...[{ column: 'price' as const, min: priceMin, max: priceMax }, ...surfaces].flatMap(
      ({ column, min, max }): IsWanted[] =>
        min === undefined && max === undefined ? [] : [isWithin(columns.of, column, { min, max })],
    ),
    ...(filter.hidesAnnuities ? [(row: number) => annuity[row] === 0] : []),
    ...(availableDay === undefined ? [] : [(row: number) => day[row]! >= 0 && day[row]! <= availableDay]),
    ...(text ? [isMeant(columns, text)] : []),
    ...(mapArea ? [(row: number) => isInArea({ lat: latitude[row]!, lng: longitude[row]! }, mapArea)] : []),
  ];
}

function isAmong(columns: ListingColumns, among: NonNullable<SearchFilter['among']>): IsWanted {
  const isType = createValueFilter(columns.of.typeSetId, among.typeSetIds);
  const isTown = createValueFilter(columns.of.cityId, among.cityIds);
  const references = among.references;
  return (row) => isType(row) || isTown(row) || references.some((key) => endsWith(columns, row, key));
}

/** By the end of its reference, or its ID. */
function endsWith(columns: ListingColumns, row: number, key: string): boolean {
  return columns.references[row]!.endsWith(key) || String(columns.ids[row]) === key;
}

interface FacetConditions {
  isPlace: IsWanted;
  isType: IsWanted;
  isEnergy: IsWanted;
  hasFeatures: IsWanted;
}

/** The conditions that facets count without; each is true for every row where the search does not have it. */
export function facetConditions({ of }: ListingColumns, filter: SearchFilter): FacetConditions {
  const { typeSetIds, energy, features } = filter;
  return {
    isPlace: isInPlaces(of, filter),
    isType: typeSetIds ? createValueFilter(of.typeSetId, typeSetIds) : ALWAYS,
    isEnergy: energy ? createValueFilter(of.energy, energy) : ALWAYS,
    hasFeatures: features === 0 ? ALWAYS : (row) => (of.features[row]! & features) === features,
  };
}

function isInPlaces(of: ListingColumns['of'], { cityIds, around }: SearchFilter): IsWanted {
  if (!cityIds) return ALWAYS;
  const isTown = createValueFilter(of.cityId, cityIds);
  if (!around) return isTown;
  const isNear = isAround(around);
  const { latitude, longitude } = of;
  return (row) => isTown(row) || isNear(latitude[row]!, longitude[row]!);
}

const ALWAYS: IsWanted = () => true;
