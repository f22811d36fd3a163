import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';
import { sharedConditions, type SearchFilter } from './search-filter.ts';

/** Towns and types that a list has without any filter. */
export interface OfferedChoices {
  cityIds: number[];
  typeSetIds: number[];
}

/** Of a filter that has none but the list; sold and rented listings offer nothing. */
export async function offeredChoices(database: Database, filter: SearchFilter): Promise<OfferedChoices> {
  // The counts know neither IDs nor marquees, by which holiday homes may be chosen.
  const table = filter.among ? sql`listings` : sql`listing_counts`;
  const found = await rows<{ cityId: number; typeSetId: number }>(
    database,
    sql`select distinct l.city_id as "cityId", l.type_set_id as "typeSetId" from ${table} l
      where ${sharedConditions(filter)} and not l.closed`,
  );
  return {
    cityIds: [...new Set(found.map(({ cityId }) => cityId))],
    typeSetIds: [...new Set(found.map(({ typeSetId }) => typeSetId))],
  };
}
