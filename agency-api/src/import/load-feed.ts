import { sql } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { createChangedProperties } from '../listings/read-model/changed-properties.ts';
import { refreshReadModel } from '../listings/read-model/refresh-read-model.ts';
import { withdrawDemoData } from './demo-makes-way.ts';
import { FeedChecker } from './feed-checker.ts';
import type { FeedItem } from './feed-item.ts';
import { RejectedFeed, type FeedProblem } from './feed-problem.ts';
import {
  countChanges,
  keepDetails,
  upsertProperties,
  withdrawAbsentProperties,
  type ListingChanges,
} from './merge-properties.ts';
import { keepProjectDetails, upsertProjects, withdrawAbsentProjects } from './merge-projects.ts';
import { refuseShrinking, type ShrinkOptions } from './refuse-shrinking.ts';
import { replaceSmallLists, type FaultySmallLists, type FeedOrigin } from './small-lists.ts';
import { StagedFeed } from './stage-feed.ts';
import { storePictures } from './store-pictures.ts';
import { tidyDatabase } from './tidy-database.ts';

export interface LoadOptions extends ShrinkOptions {
  /** Load what is good of a feed with faulty records. */
  skipInvalid?: boolean;
  origin?: FeedOrigin;
  onProblem?: (problem: FeedProblem) => void;
  /** Called with the number of records read so far. */
  onProgress?: (records: number) => void;
}

export interface LoadResult {
  language: Language;
  listings: ListingChanges;
  /** False when the site shows exactly what it showed before. */
  isChanged: boolean;
  demoWithdrawn: boolean;
  skipped: number;
  warnings: string[];
}

const CITY_LISTS = ['citys', 'citysSale', 'citysRent'] as const;
const PROGRESS_STEP = 10_000;
/** One load at a time, whichever process it is in. Any number will do. */
const LOAD_LOCK = 1_180_648_514;

/**
 * Loads one feed in one transaction: all of it is checked before anything changes, and a faulty feed changes nothing. Throws
 * `RejectedFeed` after reporting every fault, `UnreadableFeed` when it is no feed at all.
 */
export async function loadFeed(
  database: Database,
  config: AgencyConfig,
  items: AsyncIterable<FeedItem>,
  options: LoadOptions = {},
): Promise<LoadResult> {
  const result = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    const checker = new FeedChecker(options.onProblem ?? (() => {}));
    const staged = await StagedFeed.create(tx);
    await checkAndStage(items, checker, staged, options);
    const language = languageOfGoodFeed(checker, options);

    await createChangedProperties(tx);
    const origin = options.origin ?? 'agency';
    const demoWithdrawn = origin === 'agency' && (await withdrawDemoData(tx));
    await refuseShrinking(tx, language, checker, staged.small, options);
    const areListsChanged = await replaceSmallLists(tx, language, staged.small, faultySmall(checker), origin);
    const changedProjects = await mergeProjects(tx, language, checker, options);
    await mergeProperties(tx, language, checker, options);
    await storePictures(tx);

    const listings = await countChanges(tx);
    const areListingsChanged = Object.values(listings).some((count) => count > 0) || demoWithdrawn;
    const isChanged = areListingsChanged || areListsChanged || changedProjects > 0;
    if (isChanged) await refreshReadModel(tx, config);
    const warnings = [...unusedLanguage(language, config), ...checker.warnings.toLines()];
    return { language, listings, isChanged, demoWithdrawn, skipped: checker.recordProblems, warnings };
  });
  if (result.isChanged) await tidyDatabase(database);
  return result;
}

async function checkAndStage(
  items: AsyncIterable<FeedItem>,
  checker: FeedChecker,
  staged: StagedFeed,
  { skipInvalid, onProgress }: LoadOptions,
): Promise<void> {
  let records = 0;
  for await (const item of items) {
    const accepted = checker.check(item);
    const isStillWanted = skipInvalid || checker.recordProblems + checker.feedProblems === 0;
    if (accepted && isStillWanted) await staged.add(accepted);
    if (item.kind === 'record' && ++records % PROGRESS_STEP === 0) onProgress?.(records);
  }
  checker.finish();
  await staged.finish();
}

/** Ends the transaction unless the feed may be loaded. */
function languageOfGoodFeed(checker: FeedChecker, { skipInvalid }: LoadOptions): Language {
  const problems = checker.feedProblems + checker.recordProblems;
  const mayLoad = problems === 0 || (skipInvalid && checker.feedProblems === 0);
  if (!mayLoad || !checker.language) {
    throw new RejectedFeed(problems, checker.feedProblems === 0);
  }
  return checker.language;
}

async function mergeProjects(
  tx: Database,
  language: Language,
  checker: FeedChecker,
  { keepAbsent }: LoadOptions,
): Promise<number> {
  await keepProjectDetails(tx, language, checker.faulty('projectDetails'));
  const changed = await upsertProjects(tx, language);
  if (keepAbsent) return changed;
  return changed + (await withdrawAbsentProjects(tx, language, checker.faulty('projects')));
}

async function mergeProperties(
  tx: Database,
  language: Language,
  checker: FeedChecker,
  { keepAbsent }: LoadOptions,
): Promise<void> {
  await keepDetails(tx, language, checker.faulty('details'));
  await upsertProperties(tx, language);
  if (!keepAbsent) await withdrawAbsentProperties(tx, language, checker.faulty('properties'));
}

function faultySmall(checker: FeedChecker): FaultySmallLists {
  return {
    types: checker.faulty('webIDs'),
    // Towns have no identity of their own: one that is faulty keeps all that the feed does not name.
    cities: { ids: [], hasUnnamed: CITY_LISTS.some((list) => checker.faulty(list).hasUnnamed) },
    owners: checker.faulty('owners'),
  };
}

function unusedLanguage(language: Language, config: AgencyConfig): string[] {
  const isUsed = config.languages.inUse.includes(language);
  return isUsed ? [] : [`language "${language}" is not in use on the site, its texts are shown nowhere`];
}
