import { and, gt, lt, ne, inArray, notExists, sql } from '../../database/drizzle.ts';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { listingPoints } from '../../database/schema/listing-points.ts';
import {
  cities,
  citySpellings,
  listingCounts,
  listings,
  listingStreets,
  listingWords,
  mainTypes,
  readModel,
  readModelChanges,
  readModelRules,
  shownListings,
  typeSets,
} from '../../database/schema/search.ts';
import { ownRows, rulesOf } from './read-model-rules.ts';
import {
  CHANGED_PROPERTIES,
  createChangedProperties,
  insertChanged,
  refreshTotals,
} from './refresh-read-model.ts';

/** Tables with rows per listing, and the column with its ID. */
const LISTING_TABLES = [
  [listings, listings.id],
  [listingPoints, listingPoints.id],
  [listingStreets, listingStreets.listingId],
  [listingWords, listingWords.listingId],
  [shownListings, shownListings.listingId],
] as const;

/** Every table whose rows name their rules. */
const RULED_TABLES = [
  ...LISTING_TABLES.map(([table]) => table),
  listingCounts,
  citySpellings,
  cities,
  typeSets,
  mainTypes,
  readModelChanges,
  readModelRules,
];

/** Pause in ms between two times that a process says that it runs. */
export const SAY_EVERY = 10_000;
/** Rules of which nobody has said so for this long have no process any more. */
const DEAD_AFTER = '1 minute';
/** Any number will do. */
const BUILD_LOCK = 1_180_648_515;

/**
 * Makes the rows of these rules and this configuration: all of them where there are none, beside those of others that run, else those of
 * listings that others have changed. Each in one transaction, so that readers find rows of one state. Returns their revision.
 */
export async function ensureReadModel(database: Database, config: AgencyConfig): Promise<number> {
  const revision = (await sayRunning(database, config)) ?? (await register(database, config));
  if (revision === 0) await build(database, config);
  return makeChanged(database, config);
}

/** Whether rows are missing that `ensureReadModel` makes. */
export const isReadModelBehind = (database: Database, config: AgencyConfig) =>
  notExists(
    database
      .select()
      .from(readModelRules)
      .where(
        and(
          ownRows(readModelRules, config),
          gt(readModelRules.revision, 0),
          notExists(database.select().from(readModelChanges).where(ownRows(readModelChanges, config))),
        ),
      ),
  );

/** Keeps the rows of this configuration for a while. Returns their revision; undefined where there are none. */
export async function sayRunning(database: Database, config: AgencyConfig): Promise<number | undefined> {
  const { revision } = readModelRules;
  const [known] = await database
    .update(readModelRules)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(ownRows(readModelRules, config))
    .returning({ revision });
  return known?.revision;
}

/**
 * Removes the rows of rules that no process has any more. The version rises, so that pages which the last of them has answered are not kept
 * any longer.
 */
export async function removeDeadRows(database: Database, config: AgencyConfig): Promise<void> {
  const { rules, seenAt } = readModelRules;
  await database.transaction(async (tx) => {
    const found = await tx
      .select({ rules })
      .from(readModelRules)
      .where(and(ne(rules, rulesOf(config)), lt(seenAt, sql`now() - ${DEAD_AFTER}::interval`)))
      // Those that are locked are in use, or being removed.
      .for('update', { skipLocked: true });
    if (found.length === 0) return;
    const dead = found.map((row) => row.rules);
    for (const table of RULED_TABLES) await tx.delete(table).where(inArray(table.rules, dead));
    await raise(tx);
  });
}

/** From now on, who publishes changes notes them for these rules: a publication holds the row of the version until it ends. */
async function register(database: Database, config: AgencyConfig): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.insert(readModel).values({}).onConflictDoNothing();
    await tx.select().from(readModel).for('update');
    const [row] = await tx
      .insert(readModelRules)
      .values({ rules: rulesOf(config) })
      .onConflictDoUpdate({ target: readModelRules.rules, set: { seenAt: sql`now()` } })
      .returning({ revision: readModelRules.revision });
    return row!.revision;
  });
}

async function build(database: Database, config: AgencyConfig): Promise<void> {
  const saying = setInterval(() => void sayRunning(database, config).catch(() => {}), SAY_EVERY);
  try {
    await database.transaction(async (tx) => {
      // Another process with these rules may build them.
      await tx.execute(sql`select pg_advisory_xact_lock(${BUILD_LOCK}::int, ${rulesOf(config)}::int)`);
      const isDone = and(ownRows(readModelRules, config), gt(readModelRules.revision, 0));
      if ((await tx.$count(readModelRules, isDone)) > 0) return;
      await createChangedProperties(tx);
      await tx.execute(
        sql`insert into ${CHANGED_PROPERTIES} select distinct property_id, 'rebuilt' from property_records`,
      );
      await insertChanged(tx, config);
      await refreshTotals(tx, config);
      await raiseRevision(tx, config);
      await raise(tx);
    });
  } finally {
    clearInterval(saying);
  }
}

/** Makes the rows of listings anew that processes with other rules have changed. Returns the revision. */
async function makeChanged(database: Database, config: AgencyConfig): Promise<number> {
  return database.transaction(async (tx) => {
    const { revision } = readModelRules;
    const [own] = await tx
      .select({ revision })
      .from(readModelRules)
      .where(ownRows(readModelRules, config))
      .for('update');
    const changed = await tx
      .delete(readModelChanges)
      .where(ownRows(readModelChanges, config))
      .returning({ id: readModelChanges.propertyId });
    if (!own || changed.length === 0) return own?.revision ?? 0;
    await createChangedProperties(tx);
    await tx.execute(sql`
      insert into ${CHANGED_PROPERTIES}
      select distinct id, 'changed' from unnest(${sql.param(changed.map(({ id }) => id))}::int[]) as id`);
    for (const [table, id] of LISTING_TABLES)
      await tx
        .delete(table)
        .where(and(ownRows(table, config), sql`${id} in (select property_id from ${CHANGED_PROPERTIES})`));
    await insertChanged(tx, config);
    await refreshTotals(tx, config);
    await raiseRevision(tx, config);
    return own.revision + 1;
  });
}

const raiseRevision = (tx: Database, config: AgencyConfig) =>
  tx
    .update(readModelRules)
    .set({ revision: sql`${readModelRules.revision} + 1`, seenAt: sql`clock_timestamp()` })
    .where(ownRows(readModelRules, config));

const raise = (tx: Database) => tx.update(readModel).set({ version: sql`${readModel.version} + 1` });
