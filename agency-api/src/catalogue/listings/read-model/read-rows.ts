import { and, eq, inArray, isNull } from '../../../database/drizzle.ts';
import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { propertyRecords } from '../../../database/schema/property-records.ts';
import { ApiFault } from '../../../http/api-fault.ts';
import type { GoneListing } from '../property/similar-listings.ts';
import { shownOrSkipped } from '../shown-or-skipped.ts';
import { readModelRow, type ReadModelRow } from './read-model-row.ts';

/** The rows of listings, made of their visible records, by ID; those whose records are damaged are left out. */
export async function readRows(
  database: Database,
  config: AgencyConfig,
  ids: readonly number[],
): Promise<Map<number, ReadModelRow>> {
  if (ids.length === 0) return new Map();
  const { propertyId: id, language, listing, detail, withdrawnAt } = propertyRecords;
  const found = await database
    .select({ id, language, listing, detail })
    .from(propertyRecords)
    .where(and(inArray(id, ids), isNull(withdrawnAt)));
  const rows = new Map<number, ReadModelRow>();
  for (const [id, records] of Map.groupBy(found, (record) => record.id)) {
    const row = shownOrSkipped(`listing ${id}`, () => readModelRow(id, records, config));
    if (row) rows.set(id, row);
  }
  return rows;
}

interface LastSaid extends GoneListing {
  status: ListingStatus | null;
  /** Nothing is shown of it. */
  isDiscreet: boolean;
}

/**
 * What the last records of a listing said of it, by the rules for those that are offered. Undefined for one whose records are damaged.
 * Throws `ApiFault` 404 when it was never loaded.
 */
export async function readGoneListing(
  database: Database,
  config: AgencyConfig,
  id: number,
): Promise<LastSaid | undefined> {
  const { propertyId, language, listing, detail } = propertyRecords;
  const records = await database
    .select({ language, listing, detail })
    .from(propertyRecords)
    .where(eq(propertyId, id));
  if (records.length === 0) throw new ApiFault('property-not-found');
  const row = shownOrSkipped(`listing ${id}`, () => readModelRow(id, records, config));
  if (!row) return undefined;
  const { facts, town, webIds, shown } = row;
  const [inAnyLanguage] = shown.values();
  return {
    id,
    status: inAnyLanguage!.card.status,
    isDiscreet: facts.discreet,
    goal: facts.goal,
    town: { name: town.foldedName, zip: town.zip },
    webIds,
    price: facts.price ?? null,
  };
}
