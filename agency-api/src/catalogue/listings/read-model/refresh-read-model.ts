import { and, count, eq, inArray, notExists, sql } from '../../../database/drizzle.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { listingPoints } from '../../../database/schema/listing-points.ts';
import {
  cities,
  citySpellings,
  listingCounts,
  listings,
  listingStreets,
  listingWords,
  shownListings,
} from '../../../database/schema/search.ts';
import { insertListings } from './insert-listings.ts';
import type { ReadModelRow } from './read-model-row.ts';
import { ownRows, computeRules } from './read-model-rules.ts';
import { readRows } from './read-rows.ts';

/** Tables with rows per listing, and the column with its ID. */
export const LISTING_TABLES = [
  [listings, listings.id],
  [listingPoints, listingPoints.id],
  [listingStreets, listingStreets.listingId],
  [listingWords, listingWords.listingId],
  [shownListings, shownListings.listingId],
] as const;

/** Makes the rows of some hundred listings anew, of their visible records. Totals are wrong until they are refreshed too. */
export async function replaceListings(
  tx: Database,
  config: AgencyConfig,
  ids: number[],
): Promise<ReadModelRow[]> {
  for (const [table, id] of LISTING_TABLES)
    await tx.delete(table).where(and(ownRows(table, config), inArray(id, ids)));
  const rows = [...(await readRows(tx, config, ids)).values()];
  await insertListings(tx, rows, computeRules(config));
  return rows;
}

/** Totals over all listings, of the rows of such rules. */
export async function refreshTotals(tx: Database, config: AgencyConfig): Promise<void> {
  await replaceCounts(tx, config);
  await replaceCitySpellings(tx, config);
}

async function replaceCounts(tx: Database, config: AgencyConfig): Promise<void> {
  await tx.delete(listingCounts).where(ownRows(listingCounts, config));
  const { rules, goal, discreet, closed, cityId, typeSetId, mainTypeId } = listings;
  const kind = { rules, goal, discreet, closed, cityId, typeSetId, mainTypeId };
  const counts = tx
    .select({ ...kind, listings: count().as('listings') })
    .from(listings)
    .where(ownRows(listings, config))
    .groupBy(...Object.values(kind));
  await tx.insert(listingCounts).select(counts);
}

/** How the records of listings name their towns. */
async function replaceCitySpellings(tx: Database, config: AgencyConfig): Promise<void> {
  const itsListings = tx
    .select()
    .from(listings)
    .where(and(ownRows(listings, config), eq(listings.cityId, cities.id)));
  await tx.delete(cities).where(and(ownRows(cities, config), notExists(itsListings)));
  await tx.delete(citySpellings).where(ownRows(citySpellings, config));
  await tx.execute(sql`
    insert into city_spellings (rules, city_id, language, name, zip, listings)
    select c.rules, l.city_id, n.key, n.value, c.zip, sum(l.listings)::int
    from (select city_id, town_names, count(*) as listings from listings where rules = ${computeRules(config)}::int group by 1, 2) l
    join cities c on c.id = l.city_id
    cross join lateral jsonb_each_text(l.town_names) n
    group by 1, 2, 3, 4, 5`);
}
