import { and, eq, sql } from '../database/drizzle.ts';
import { followFeeds } from '../auth/follow-feeds.ts';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { readModel, readModelRules } from '../database/schema/search.ts';
import { ownRows } from '../listings/read-model/read-model-rules.ts';
import { withdrawPlaceholderLists } from './withdraw-placeholder.ts';
import type { FeedChecker } from './feed-checker.ts';
import type { LoadOptions } from './load-feed.ts';
import { LoadUnderWay, type Load } from '../database/loading-schema.ts';
import { keepProjectDetails, upsertProjects, withdrawAbsentProjects } from './merge-projects.ts';
import { publishListings, type FeedChanges } from './prepare-listings.ts';
import { nameShadowTables } from './shadow-tables.ts';
import { replaceSmallLists, type FaultySmallLists } from './small-lists.ts';
import type { StagedFeed } from './stage-feed.ts';
import { storeProjectPictures, updateChangedPictures } from './store-pictures.ts';

/** A load whose listings are prepared. */
export interface PreparedLoad extends FeedChanges {
  /** Of the rows beside which the new ones were prepared. */
  revision: number;
  checker: FeedChecker;
  staged: StagedFeed;
  options: LoadOptions;
  load: Load;
  config: AgencyConfig;
}

const TRIES = 5;

/** Publishes a load atomically; returns whether anything visible changed. Readers see all of it or nothing, and wait for nothing. */
export async function publishLoad(database: Database, prepared: PreparedLoad): Promise<boolean> {
  for (let left = TRIES; ; left--) {
    prepared.load.throwIfCancelled();
    try {
      return await database.transaction((tx) => publish(tx, prepared));
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
    }
  }
}

async function publish(tx: Database, prepared: PreparedLoad): Promise<boolean> {
  const { language, changes, replacesPlaceholder, checker, staged, options, load } = prepared;
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
  if (isChanged) await raiseVersion(tx, prepared.revision, prepared.config);
  if (changes.size > 0)
    await publishListings(tx, prepared.config, prepared, { isTold: options.origin !== 'placeholder' });
  return isChanged;
}

/**
 * Raises the version of the read model, once nobody writes rows of any rules any more. Throws `LoadUnderWay` where somebody else has
 * written rows of this configuration since they had this revision.
 */
export async function raiseVersion(tx: Database, revision: number, config: AgencyConfig): Promise<void> {
  await tx.select().from(readModelRules).orderBy(readModelRules.rules).for('update');
  const { rowCount } = await tx
    .update(readModelRules)
    .set({ revision: sql`${readModelRules.revision} + 1` })
    .where(and(ownRows(readModelRules, config), eq(readModelRules.revision, revision)));
  if (rowCount !== 1)
    throw new LoadUnderWay(
      'this import stood still for too long and the listings were made anew; nothing was changed',
    );
  await tx.update(readModel).set({ version: sql`${readModel.version} + 1` });
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

/** PostgreSQL's `deadlock_detected`, in the error of the driver or the drizzle error around it: an owner signs in meanwhile. */
function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '40P01';
}
