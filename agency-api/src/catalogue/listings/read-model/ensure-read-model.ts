import { and, lt, ne, inArray, notExists, sql } from '../../../database/drizzle.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { allowLongStatements, type Database } from '../../../database/database.ts';
import { splitChunks } from '../../../database/chunks-of.ts';
import { propertyRecords } from '../../../database/schema/property-records.ts';
import {
  cities,
  citySpellings,
  listingCounts,
  mainTypes,
  readModel,
  readModelChanges,
  readModelRules,
  typeSets,
} from '../../../database/schema/search.ts';
import { ownRows, computeRules } from './read-model-rules.ts';
import { LISTING_TABLES, refreshTotals, replaceListings } from './refresh-read-model.ts';

/** Every table whose rows name their rules. */
export const RULED_TABLES = [
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
 * listings that others have changed. Each in one transaction, so that readers find rows of one state.
 */
export async function ensureReadModel(database: Database, config: AgencyConfig): Promise<void> {
  const areWhole = (await sayRunning(database, config)) ?? (await register(database, config));
  if (!areWhole) await build(database, config);
  await makeChanged(database, config);
}

/** Whether rows are missing that `ensureReadModel` makes. */
export const isReadModelBehind = (database: Database, config: AgencyConfig) =>
  notExists(wholeRules(database, config));

/** The rules of this configuration, if no row of theirs is missing. */
const wholeRules = (database: Database, config: AgencyConfig) =>
  database
    .select()
    .from(readModelRules)
    .where(
      and(
        ownRows(readModelRules, config),
        readModelRules.areWhole,
        notExists(database.select().from(readModelChanges).where(ownRows(readModelChanges, config))),
      ),
    );

/** In the transaction of a load: lets nobody remove the rows of this configuration until it ends. Returns whether they are whole. */
export const holdRows = async (tx: Database, config: AgencyConfig): Promise<boolean> =>
  (await wholeRules(tx, config).for('key share')).length > 0;

/** Keeps the rows of this configuration for a while. Returns whether they were whole once; undefined where there are none. */
export async function sayRunning(database: Database, config: AgencyConfig): Promise<boolean | undefined> {
  const { areWhole } = readModelRules;
  const [known] = await database
    .update(readModelRules)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(ownRows(readModelRules, config))
    .returning({ areWhole });
  return known?.areWhole;
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
      .where(and(ne(rules, computeRules(config)), lt(seenAt, sql`now() - ${DEAD_AFTER}::interval`)))
      // Those that are locked are in use, or being removed.
      .for('update', { skipLocked: true });
    if (found.length === 0) return;
    const dead = found.map((row) => row.rules);
    for (const table of RULED_TABLES) await tx.delete(table).where(inArray(table.rules, dead));
    await raise(tx);
  });
}

/** From now on, who publishes changes notes them for these rules: a publication holds the row of the version until it ends. */
async function register(database: Database, config: AgencyConfig): Promise<boolean> {
  return database.transaction(async (tx) => {
    // A publication that it waits for may take long.
    await allowLongStatements(tx);
    await tx.insert(readModel).values({}).onConflictDoNothing();
    await tx.select().from(readModel).for('update');
    await tx
      .insert(readModelRules)
      .values({ rules: computeRules(config) })
      .onConflictDoNothing();
    const [row] = await tx.select().from(readModelRules).where(ownRows(readModelRules, config));
    return row!.areWhole;
  });
}

async function build(database: Database, config: AgencyConfig): Promise<void> {
  const saying = setInterval(() => void sayRunning(database, config).catch(() => {}), SAY_EVERY);
  try {
    await database.transaction(async (tx) => {
      await allowLongStatements(tx);
      // Another process with these rules may build them.
      await tx.execute(sql`select pg_advisory_xact_lock(${BUILD_LOCK}::int, ${computeRules(config)}::int)`);
      const isDone = and(ownRows(readModelRules, config), readModelRules.areWhole);
      if ((await tx.$count(readModelRules, isDone)) > 0) return;
      const { propertyId: id } = propertyRecords;
      await makeRows(tx, config, await tx.selectDistinct({ id }).from(propertyRecords).orderBy(id));
      await tx
        .update(readModelRules)
        .set({ areWhole: true, seenAt: sql`clock_timestamp()` })
        .where(ownRows(readModelRules, config));
      await raise(tx);
    });
  } finally {
    clearInterval(saying);
  }
}

/** Makes the rows of listings anew that processes with other rules have changed. */
async function makeChanged(database: Database, config: AgencyConfig): Promise<void> {
  await database.transaction(async (tx) => {
    await allowLongStatements(tx);
    // One process at a time.
    await tx.select().from(readModelRules).where(ownRows(readModelRules, config)).for('no key update');
    const changed = await tx
      .delete(readModelChanges)
      .where(ownRows(readModelChanges, config))
      .returning({ id: readModelChanges.propertyId });
    if (changed.length > 0) await makeRows(tx, config, changed);
  });
}

async function makeRows(
  tx: Database,
  config: AgencyConfig,
  listings: readonly { id: number }[],
): Promise<void> {
  const ids = [...new Set(listings.map(({ id }) => id))].sort((a, b) => a - b);
  for (const some of splitChunks(ids, CHUNK)) await replaceListings(tx, config, some);
  await refreshTotals(tx, config);
}

/** Listings at once: a statement per table for each, and their records in memory. */
const CHUNK = 500;

const raise = (tx: Database) => tx.update(readModel).set({ version: sql`${readModel.version} + 1` });
