import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { followFeeds } from '../auth/follow-feeds.ts';
import { rows, type Database } from '../database/database.ts';
import { raiseVersion } from '../listings/read-model/refresh-read-model.ts';
import { withdrawPlaceholderLists } from './withdraw-placeholder.ts';
import type { FeedChecker } from './feed-checker.ts';
import type { LoadOptions } from './load-feed.ts';
import type { Load } from '../database/loading-schema.ts';
import { keepProjectDetails, upsertProjects, withdrawAbsentProjects } from './merge-projects.ts';
import { noteListingEvents } from './note-listing-events.ts';
import { notePrices } from './note-prices.ts';
import { publishListings, type PlannedChanges } from './prepare-listings.ts';
import { nameShadowTables } from './shadow-tables.ts';
import { replaceSmallLists, type FaultySmallLists } from './small-lists.ts';
import type { StagedFeed } from './stage-feed.ts';
import { storeProjectPictures, updateChangedPictures } from './store-pictures.ts';

/** A load whose listings are prepared. */
export interface PreparedLoad extends PlannedChanges {
  /** Version of the read model that the prepared one was copied from. */
  version: number;
  checker: FeedChecker;
  staged: StagedFeed;
  options: LoadOptions;
  load: Load;
}

/** Timeout for locks on tables, as other readers wait meanwhile; shorter than PostgreSQL's deadlock timeout. */
const LOCK_TIMEOUT = '100ms';
const TRIES = 50;
const PAUSE_MS = 100;

/** Publishes a load atomically; returns whether anything visible changed. */
export async function publishLoad(database: Database, prepared: PreparedLoad): Promise<boolean> {
  for (let left = TRIES; ; left--) {
    await prepared.load.step();
    try {
      return await database.transaction((tx) => publish(tx, prepared));
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function publish(tx: Database, prepared: PreparedLoad): Promise<boolean> {
  const { language, changes, replacesPlaceholder, checker, staged, options, load } = prepared;
  await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
  await load.confirm(tx);
  await nameShadowTables(tx);
  if (replacesPlaceholder) await withdrawPlaceholderLists(tx);
  const areListsChanged = await replaceSmallLists(
    tx,
    language,
    staged.small,
    faultySmallLists(checker),
    options.origin ?? 'agency',
  );
  await followFeeds(tx);
  await keepProjectDetails(tx, language, checker.faulty('projectDetails'));
  const changedProjects = await upsertProjects(tx, language);
  const goneProjects = options.keepAbsent
    ? 0
    : await withdrawAbsentProjects(tx, language, checker.faulty('projects'));
  await storeProjectPictures(tx);
  await updateChangedPictures(tx);

  const isChanged =
    changes.size > 0 || replacesPlaceholder || areListsChanged || changedProjects + goneProjects > 0;
  if (isChanged) await raiseVersionOf(tx, prepared);
  if (changes.size > 0) {
    if (options.origin !== 'placeholder') await noteListingEvents(tx);
    await notePrices(tx);
    await publishListings(tx);
  }
  return isChanged;
}

/** The prepared read model depends on the settings at the beginning of the load, which may have changed meanwhile. */
async function raiseVersionOf(tx: Database, { version }: PreparedLoad): Promise<void> {
  if ((await readModelVersion(tx)) !== version)
    throw new Error('The site was configured otherwise during the import. Import again.');
  await raiseVersion(tx);
}

export async function readModelVersion(database: Database): Promise<number> {
  const [found] = await rows<{ version: number }>(
    database,
    sql`select version::int as version from read_model`,
  );
  return found?.version ?? 0;
}

function faultySmallLists(checker: FeedChecker): FaultySmallLists {
  return {
    types: checker.faulty('webIDs'),
    // Towns have no ID: a faulty one keeps all stored towns that are absent from the feed.
    cities: { ids: new Set(), hasUnnamed: CITY_LISTS.some((list) => checker.faulty(list).hasUnnamed) },
    owners: checker.faulty('owners'),
  };
}

const CITY_LISTS = ['citys', 'citysSale', 'citysRent'] as const;

/** PostgreSQL's `lock_not_available`, in the error of the driver or the drizzle error around it. */
function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '55P03';
}
