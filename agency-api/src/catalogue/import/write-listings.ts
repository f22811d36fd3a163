import { and, desc, eq, inArray, ne, sql } from '../../database/drizzle.ts';
import { splitChunks } from '../../database/chunks-of.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { listingEvents } from '../../database/schema/demands.ts';
import { listingDates } from '../../database/schema/listing-dates.ts';
import { listingPrices } from '../../database/schema/listing-prices.ts';
import {
  listings,
  readModel,
  readModelChanges,
  readModelRules,
  shownListings,
} from '../../database/schema/search.ts';
import type { ReadModelRow } from '../listings/read-model/read-model-row.ts';
import { ownRows, computeRules } from '../listings/read-model/read-model-rules.ts';
import { replaceListings, refreshTotals } from '../listings/read-model/refresh-read-model.ts';
import type { Change } from './changed-listings.ts';

/** By ID. */
export type Changes = ReadonlyMap<number, Change>;

/** Listings at once. */
const CHUNK = 500;

/** Writes the records of some changed listings, before their rows are made. */
type WriteRecords = (ids: number[]) => Promise<void>;

/**
 * Writes the records of changed listings and makes their rows anew, then the totals. Notes what changed: for alerts, unless nobody is to be
 * told, for the history of prices, and when.
 */
export async function writeListings(
  tx: Database,
  config: AgencyConfig,
  changes: Changes,
  {
    writeRecords,
    isTold,
    signal,
  }: { writeRecords: WriteRecords; isTold: boolean; signal?: AbortSignal | undefined },
): Promise<void> {
  await lookUpBy('index', tx);
  for (const ids of splitChunks(
    [...changes.keys()].sort((a, b) => a - b),
    CHUNK,
  )) {
    const before = await rowsBefore(tx, config, ids);
    await writeRecords(ids);
    const now = (await replaceListings(tx, config, ids)).map(({ facts }) => facts);
    if (isTold) await noteEvents(tx, before, now);
    await notePrices(tx, ids, before, now);
    await noteDates(tx, ids, changes);
    signal?.throwIfAborted();
  }
  await lookUpBy('plan', tx);
  await refreshTotals(tx, config);
}

/**
 * Raises the version of the read model, and leaves it to processes with other rules to make their rows of the changed listings anew. What they
 * show of them meanwhile is made of the records: nothing that is withheld now is shown. To be called last: others wait from here on.
 */
export async function raiseVersion(tx: Database, config: AgencyConfig, changes: Changes): Promise<void> {
  // From here on nobody writes rows of any rules; once the version is raised, no rules can join those that are told.
  await tx.select().from(readModelRules).orderBy(readModelRules.rules).for('update');
  await tx.update(readModel).set({ version: sql`${readModel.version} + 1` });
  const others = await tx
    .select({ rules: readModelRules.rules })
    .from(readModelRules)
    .where(ne(readModelRules.rules, computeRules(config)));
  for (const { rules } of others)
    for (const ids of splitChunks([...changes.keys()], CHUNK)) {
      await insertRows(
        tx,
        readModelChanges,
        ids.map((propertyId) => ({ rules, propertyId })),
      );
      await tx
        .delete(shownListings)
        .where(and(eq(shownListings.rules, rules), inArray(shownListings.listingId, ids)));
    }
}

type Facts = ReadModelRow['facts'];
type Before = ReadonlyMap<number, Pick<Facts, 'id' | 'goal' | 'closed' | 'discreet' | 'price'>>;

async function rowsBefore(tx: Database, config: AgencyConfig, ids: number[]): Promise<Before> {
  const { id, goal, closed, discreet, price } = listings;
  const found = await tx
    .select({ id, goal, closed, discreet, price })
    .from(listings)
    .where(and(ownRows(listings, config), inArray(id, ids)));
  return new Map(found.map((row) => [row.id, row]));
}

/**
 * Which listings are new or cheaper, for the alerts of visitors (product V19). One that stays hidden, is sold or rented, or is discreet is
 * told to nobody.
 */
async function noteEvents(tx: Database, before: Before, now: readonly Facts[]): Promise<void> {
  const events = now.flatMap(({ id, closed, discreet, price }) => {
    if (closed || discreet) return [];
    const old = before.get(id);
    const isNew = !old || old.closed || old.discreet;
    const isCheaper = price != null && old?.price != null && price < old.price;
    return isNew || isCheaper
      ? [{ propertyId: id, kind: isNew ? ('new' as const) : ('price' as const), price }]
      : [];
  });
  await insertRows(tx, listingEvents, events);
}

/**
 * The public prices of listings, one a day at most (product P24). A listing without a public price, because it is withheld in any language,
 * sold, rented or withdrawn, loses its history; so does one that is no longer sold but let, or the other way round. A bouquet is not the
 * price.
 */
async function notePrices(tx: Database, ids: number[], before: Before, now: readonly Facts[]): Promise<void> {
  const { propertyId, day, price } = listingPrices;
  const priced = now.flatMap(({ id, price, isBouquet }) =>
    price != null && !isBouquet ? [{ id, price }] : [],
  );
  const goals = new Map(now.map(({ id, goal }) => [id, goal]));
  const kept = new Set(
    priced.map(({ id }) => id).filter((id) => (before.get(id)?.goal ?? goals.get(id)) === goals.get(id)),
  );
  await tx.delete(listingPrices).where(
    inArray(
      propertyId,
      ids.filter((id) => !kept.has(id)),
    ),
  );
  const last = await tx
    .selectDistinctOn([propertyId], { id: propertyId, price })
    .from(listingPrices)
    .where(inArray(propertyId, [...kept]))
    .orderBy(propertyId, desc(day));
  const lastPrices = new Map(last.map(({ id, price }) => [id, price]));
  const changed = priced.filter(({ id, price }) => lastPrices.get(id) !== price);
  if (changed.length === 0) return;
  await tx
    .insert(listingPrices)
    .values(
      changed.map(({ id, price }) => ({
        propertyId: id,
        day: sql`(now() at time zone 'Europe/Brussels')::date`,
        price,
      })),
    )
    .onConflictDoUpdate({ target: [propertyId, day], set: { price: sql`excluded.price` } });
}

/**
 * That listings are new or were changed: the sitemap, the feeds of new listings and their pages tell when (product R9, R11, P25). When
 * the site first had a listing that was there before the table is not known.
 */
async function noteDates(tx: Database, ids: number[], changes: Changes): Promise<void> {
  // Not when the load began: a crawler may have come since.
  const now = sql`clock_timestamp()`;
  await tx
    .insert(listingDates)
    .values(
      ids.map((propertyId) => ({
        propertyId,
        firstSeenAt: changes.get(propertyId) === 'added' ? now : null,
        changedAt: now,
      })),
    )
    .onConflictDoUpdate({ target: listingDates.propertyId, set: { changedAt: sql`excluded.changed_at` } });
}

/** By index while tables are filled: the planner takes them for empty, and would scan all of each for a few rows. */
async function lookUpBy(what: 'index' | 'plan', tx: Database): Promise<void> {
  for (const method of ['seqscan', 'hashjoin', 'mergejoin', 'material'])
    await tx.execute(sql.raw(`set local enable_${method} to ${what === 'index' ? 'off' : 'default'}`));
}
