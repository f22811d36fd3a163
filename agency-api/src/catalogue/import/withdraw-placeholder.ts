import { eq, isNull, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { feedCities, feeds, owners, propertyTypes } from '../../database/schema/feed-lists.ts';
import { listingPrices } from '../../database/schema/listing-history.ts';
import { ownerAccounts } from '../../database/schema/owner-accounts.ts';
import { projectRecords } from '../../database/schema/project-records.ts';
import { propertyRecords } from '../../database/schema/property-records.ts';
import { propertyVisits } from '../../database/schema/property-visits.ts';

/** Whether the site shows placeholder data. */
export async function hasPlaceholder(database: Database): Promise<boolean> {
  return (await database.$count(feeds, eq(feeds.origin, 'placeholder'))) > 0;
}

/** IDs of the listings that are visible in any language. */
export async function visibleListings(database: Database): Promise<number[]> {
  const found = await database
    .selectDistinct({ id: propertyRecords.propertyId })
    .from(propertyRecords)
    .where(isNull(propertyRecords.withdrawnAt));
  return found.map(({ id }) => id);
}

/** Withdraws the listings of every language; no price of theirs begins a history. */
export async function withdrawAllListings(tx: Database): Promise<void> {
  await tx.delete(listingPrices);
  const { withdrawnAt } = propertyRecords;
  await tx
    .update(propertyRecords)
    .set({ withdrawnAt: sql`now()` })
    .where(isNull(withdrawnAt));
}

/** Withdraws the rest of the placeholder data, in every language. */
export async function withdrawPlaceholderLists(tx: Database): Promise<void> {
  await tx.delete(feeds).where(eq(feeds.origin, 'placeholder'));
  const { withdrawnAt } = projectRecords;
  await tx
    .update(projectRecords)
    .set({ withdrawnAt: sql`now()` })
    .where(isNull(withdrawnAt));
  for (const table of PLACEHOLDER_TABLES) await tx.delete(table);
}

const PLACEHOLDER_TABLES = [propertyTypes, feedCities, owners, ownerAccounts, propertyVisits];
