import type { ListingColumns } from '../columns/listing-columns.ts';
import { sharedRows } from './matching-rows.ts';
import type { SearchFilter } from './search-filter.ts';

/** Towns and types that a list has without any filter. */
export interface OfferedChoices {
  cityIds: ReadonlySet<number>;
  typeSetIds: ReadonlySet<number>;
}

const byColumns = new WeakMap<ListingColumns, Map<string, OfferedChoices>>();

/** Of a filter that has none but the list; sold and rented listings offer nothing. Looked up once. */
export function offeredChoices(columns: ListingColumns, filter: SearchFilter): OfferedChoices {
  const known = byColumns.get(columns) ?? new Map<string, OfferedChoices>();
  byColumns.set(columns, known);
  const key = `${filter.goal} ${filter.list}`;
  const choices = known.get(key) ?? listChoices(columns, filter);
  known.set(key, choices);
  return choices;
}

function listChoices(columns: ListingColumns, filter: SearchFilter): OfferedChoices {
  const cityIds = new Set<number>();
  const typeSetIds = new Set<number>();
  for (const row of sharedRows(columns, filter)) {
    if (columns.closed[row] === 1) continue;
    cityIds.add(columns.of.cityId[row]!);
    typeSetIds.add(columns.of.typeSetId[row]!);
  }
  return { cityIds, typeSetIds };
}
