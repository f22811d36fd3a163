import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { changedListings, countChanges, knownListings, type ListingChanges } from './changed-listings.ts';
import { hasPlaceholder, visibleListings } from './withdraw-placeholder.ts';
import { LegalReport } from './legal-facts/legal-report.ts';
import { FeedChecker } from './feed-checker.ts';
import type { FeedItem } from './feed-item.ts';
import { RejectedFeed, type FeedProblem } from './feed-problem.ts';
import { beginLoad, type Load } from '../database/loading-schema.ts';
import { keepDetails } from './merge-properties.ts';
import { PREPARED_TABLES, prepareListings, type PlannedChanges } from './prepare-listings.ts';
import { publishLoad, readModelVersion } from './publish-load.ts';
import { refuseShrinking, type ShrinkOptions } from './refuse-shrinking.ts';
import { inShadows } from './shadow-tables.ts';
import type { FeedOrigin } from './small-lists.ts';
import { StagedFeed } from './stage-feed.ts';
import { tidyDatabase } from './tidy-database.ts';

export interface LoadOptions extends ShrinkOptions {
  /** Load the valid records of a feed with faulty ones. */
  skipInvalid?: boolean;
  origin?: FeedOrigin;
  onProblem?: (problem: FeedProblem) => void;
  /** Called with the number of records read so far. */
  onProgress?: (records: number) => void;
  /** Aborts the load without changes, until it is published. */
  signal?: AbortSignal | undefined;
}

export interface LoadResult {
  language: Language;
  listings: ListingChanges;
  /** False when nothing visible changed. */
  isChanged: boolean;
  placeholderWithdrawn: boolean;
  skipped: number;
  warnings: string[];
  /** Listings that lack what the law of their region wants said (product P29). */
  legal: string[];
}

const PROGRESS_STEP = 10_000;

/**
 * Loads one feed: reads and checks it into separate tables, prepares the site's new data there, and makes them visible in one
 * short transaction. Until then requests are answered with the old data. A faulty feed changes nothing. Throws
 * `RejectedFeed` after reporting every problem, `UnreadableFeed` when it is not a feed, `LoadUnderWay` while another one is loaded.
 */
export async function loadFeed(
  database: Database,
  config: AgencyConfig,
  items: AsyncIterable<FeedItem>,
  options: LoadOptions = {},
): Promise<LoadResult> {
  const load = await beginLoad(database, options.signal);
  try {
    return await loadStaged(database, config, items, options, load);
  } finally {
    // Leftovers that cannot be removed now are removed by the next load.
    await load.end().catch(() => {});
  }
}

async function loadStaged(
  database: Database,
  config: AgencyConfig,
  items: AsyncIterable<FeedItem>,
  options: LoadOptions,
  load: Load,
): Promise<LoadResult> {
  const checker = new FeedChecker(options.onProblem ?? (() => {}));
  const staged = await StagedFeed.create(database);
  const legal = new LegalReport();
  await checkAndStage(items, { checker, staged, legal }, options, load);
  const language = languageOfGoodFeed(checker, options);

  const version = await readModelVersion(database);
  const planned = await planChanges(database, language, checker, staged, options, load);
  if (planned.changes.size > 0) {
    await inShadows(database, (tx) => keepDetails(tx, language, checker.faulty('details')));
    await prepareListings(database, config, planned, load.step);
  }
  const isChanged = await publishLoad(database, { ...planned, version, checker, staged, options, load });
  if (isChanged) await tidyDatabase(database, PREPARED_TABLES, load.step);
  return {
    language,
    listings: countChanges(planned.changes),
    isChanged,
    placeholderWithdrawn: planned.replacesPlaceholder,
    skipped: checker.recordProblems,
    warnings: [...unusedLanguage(language, config), ...checker.warnings.toLines()],
    legal: legal.toLines(),
  };
}

async function checkAndStage(
  items: AsyncIterable<FeedItem>,
  { checker, staged, legal }: { checker: FeedChecker; staged: StagedFeed; legal: LegalReport },
  { skipInvalid, onProgress }: LoadOptions,
  load: Load,
): Promise<void> {
  let records = 0;
  for await (const item of items) {
    const accepted = checker.check(item);
    const isStillWanted = skipInvalid || checker.recordProblems + checker.feedProblems === 0;
    if (accepted && isStillWanted) await staged.add(accepted);
    if (accepted?.list === 'properties') legal.addListing(accepted.record as PropertyRecord);
    if (accepted?.list === 'details') legal.addDetail(accepted.record as PropertyDetailRecord);
    if (item.kind !== 'record') continue;
    records += 1;
    if (records % RECORDS_PER_STEP === 0) await load.step();
    if (records % PROGRESS_STEP === 0) onProgress?.(records);
  }
  checker.finish();
  await staged.finish();
  await load.step();
}

/** Few enough that requests do not wait long, even when records are only checked. */
const RECORDS_PER_STEP = 100;

/** Throws unless the feed may be loaded. */
function languageOfGoodFeed(checker: FeedChecker, { skipInvalid }: LoadOptions): Language {
  const problems = checker.feedProblems + checker.recordProblems;
  const mayLoad = problems === 0 || (skipInvalid && checker.feedProblems === 0);
  if (!mayLoad || !checker.language) {
    throw new RejectedFeed(problems, checker.feedProblems === 0);
  }
  return checker.language;
}

async function planChanges(
  database: Database,
  language: Language,
  checker: FeedChecker,
  staged: StagedFeed,
  options: LoadOptions,
  load: Load,
): Promise<PlannedChanges> {
  const known = await knownListings(database, language, load.step);
  const stagedListings = {
    listingDigests: staged.listingDigests,
    detailDigests: staged.detailDigests,
    faulty: checker.faulty('properties'),
    faultyDetails: checker.faulty('details'),
  };
  const replacesPlaceholder = options.origin !== 'placeholder' && (await hasPlaceholder(database));
  if (!replacesPlaceholder) {
    await refuseShrinking(database, { language, checker, staged, known, stagedListings, options });
    return { language, changes: changedListings(known, stagedListings, options), replacesPlaceholder };
  }
  for (const listing of known.values()) listing.isWithdrawn = true;
  const changes = changedListings(known, stagedListings, options);
  for (const id of await visibleListings(database)) if (!changes.has(id)) changes.set(id, 'placeholder');
  return { language, changes, replacesPlaceholder };
}

function unusedLanguage(language: Language, config: AgencyConfig): string[] {
  const isUsed = config.languages.inUse.includes(language);
  return isUsed ? [] : [`language "${language}" is not in use on the site, its texts are shown nowhere`];
}
