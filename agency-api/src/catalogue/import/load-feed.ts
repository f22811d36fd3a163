import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';
import {
  changedListings,
  countChanges,
  digestIn,
  knownListings,
  sentAfter,
  type KnownListing,
  type ListingChanges,
} from './changed-listings.ts';
import { computeDigest } from './digest.ts';
import type { FaultyRecords } from './faulty-records.ts';
import { FeedChecker, type UncheckedRecord } from './feed-checker.ts';
import { RejectedFeed, type FeedProblem } from './feed-problem.ts';
import { ImportReport } from './import-report.ts';
import { loadAlone, LoadUnderWay } from './load-lock.ts';
import { stageKept, withdrawListings, writeStaged } from './merge-properties.ts';
import { parseValue, type FeedItem } from './read-feed.ts';
import { refuseShrinking, type ShrinkOptions } from './refuse-shrinking.ts';
import type { FeedOrigin } from './small-lists.ts';
import { StagedFeed } from './stage-feed.ts';
import { storeListingPictures } from './store-pictures.ts';
import { tidyDatabase } from './tidy-database.ts';
import { hasPlaceholder, visibleListings, withdrawAllListings } from './withdraw-placeholder.ts';
import { raiseVersion, writeListings, type Changes } from './write-listings.ts';
import { writeLists } from './write-lists.ts';

export interface LoadOptions extends ShrinkOptions {
  /** Load the valid records of a feed with faulty ones. */
  skipInvalid?: boolean;
  origin?: FeedOrigin;
  /** How long another load may be under way before this one is refused, in ms. */
  waitMs?: number;
  /** When the file was written: what office programs sent after that stays as it is. */
  writtenAt?: Date;
  onProblem?: (problem: FeedProblem) => void;
  /** Called with the number of records read so far. */
  onProgress?: (records: number) => void;
  /** Aborts the load without changes. */
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
/** Records after which the database hears of a load at the latest. */
const SIGN_OF_LIFE = 100;

/**
 * Loads one feed in one transaction: reads and checks it into tables of its own, then writes what it changes. Until the end requests are
 * answered with the old data. A faulty feed changes nothing. Throws `RejectedFeed` after reporting every problem, `UnreadableFeed` when it is not a feed, `LoadUnderWay` while another one is loaded.
 */
export async function loadFeed(
  database: Database,
  config: AgencyConfig,
  items: AsyncIterable<FeedItem>,
  options: LoadOptions = {},
): Promise<LoadResult> {
  try {
    const result = await loadAlone(database, config, (tx) => load(tx, config, items, options), options);
    if (result.isChanged) await tidy(database);
    return result;
  } catch (error) {
    // It has left dead rows.
    if (!(error instanceof LoadUnderWay)) await tidy(database);
    throw error;
  }
}

/** PostgreSQL does so later by itself: a fault of it is none of the load. */
const tidy = (database: Database) => tidyDatabase(database).catch(() => {});

async function load(
  tx: Database,
  config: AgencyConfig,
  items: AsyncIterable<FeedItem>,
  options: LoadOptions,
): Promise<LoadResult> {
  const checker = new FeedChecker(options.onProblem ?? (() => {}));
  const read: ReadFeed = {
    checker,
    staged: await StagedFeed.create(tx),
    report: new ImportReport(checker.warnings),
    known: new Map(),
  };
  await checkAndStage(tx, items, read, options);
  const language = languageOfGoodFeed(checker, options);
  await lookUpKnown(tx, read);

  const { changes, replacesPlaceholder } = await planChanges(tx, language, read, options);
  if (replacesPlaceholder) await withdrawAllListings(tx);
  if (changes.size > 0) {
    await stageKept(tx, language, keptRecords(changes, replacesPlaceholder, read));
    const isTold = options.origin !== 'placeholder';
    const writeRecords = createWriter(tx, language, changes);
    await writeListings(tx, config, changes, { writeRecords, isTold, signal: options.signal });
  }
  const areListsChanged = await writeLists(tx, language, { ...read, options, replacesPlaceholder });
  const isChanged = changes.size > 0 || replacesPlaceholder || areListsChanged;
  if (isChanged) await raiseVersion(tx, config, changes);
  return {
    language,
    listings: countChanges(changes),
    isChanged,
    placeholderWithdrawn: replacesPlaceholder,
    skipped: checker.recordProblems,
    warnings: [...unusedLanguage(language, config), ...checker.warnings.toLines()],
    legal: read.report.legalLines(),
  };
}

/** What is gathered while a feed is read. */
interface ReadFeed {
  checker: FeedChecker;
  staged: StagedFeed;
  report: ImportReport;
  /** The stored listings of its language, by ID; empty until the language is known. */
  known: ReadonlyMap<number, KnownListing>;
  knownLanguage?: Language;
}

/** As soon as the feed has told its language. */
async function lookUpKnown(tx: Database, read: ReadFeed): Promise<void> {
  const { language } = read.checker;
  if (!language || language === read.knownLanguage) return;
  read.known = await knownListings(tx, language);
  read.knownLanguage = language;
}

/** Writes the records of changed listings that the feed has, with their pictures, and withdraws those that it does not have. */
const createWriter = (tx: Database, language: Language, changes: Changes) => async (ids: number[]) => {
  const gone = ids.filter((id) => changes.get(id) === 'withdrawn');
  await withdrawListings(tx, language, gone);
  await writeStaged(tx, language, ids);
  await storeListingPictures(tx, ids);
};

async function checkAndStage(
  tx: Database,
  items: AsyncIterable<FeedItem>,
  read: ReadFeed,
  { skipInvalid, onProgress, signal }: LoadOptions,
): Promise<void> {
  const { checker, staged } = read;
  let records = 0;
  for await (const item of items) {
    if (item.kind !== 'record') {
      checker.checkTop(item);
      continue;
    }
    await lookUpKnown(tx, read);
    const isStillWanted = () => skipInvalid || checker.recordProblems + checker.feedProblems === 0;
    await checkRecord({ list: item.list, index: item.index, value: parseValue(item) }, read, isStillWanted);
    signal?.throwIfAborted();
    records += 1;
    if (records % PROGRESS_STEP === 0) onProgress?.(records);
    // Known records ask for nothing else.
    if (records % SIGN_OF_LIFE === 0) await tx.execute(sql`select`);
  }
  checker.finish();
  await staged.finish();
  signal?.throwIfAborted();
}

/** A listing's record that is stored already is neither checked nor staged again: most of a feed is as it was. */
async function checkRecord(
  unchecked: UncheckedRecord,
  read: ReadFeed,
  isStillWanted: () => boolean,
): Promise<void> {
  const { checker, staged, report } = read;
  const { list } = unchecked;
  if (list !== 'properties' && list !== 'details') {
    const accepted = checker.checkRecord(unchecked);
    if (accepted && isStillWanted()) await staged.add(accepted);
    return;
  }
  const digest = computeDigest(unchecked.value);
  const known = knownRecord(unchecked, digest, read);
  if (known) {
    const unknownKeys = Object.keys(known.unknownKeys?.[list] ?? {}).map((path) => ({ path }));
    if (!checker.checkKnown(unchecked, unknownKeys)) return;
    const record = unchecked.value as PropertyRecord;
    staged.keep(list, record.ID, digest);
    if (list === 'properties') report.addListing(record, { isKnown: true });
    else if (known.remarks) report.addRemarks(record.ID, known.remarks);
    return;
  }
  const accepted = checker.checkRecord(unchecked);
  if (!accepted) return;
  const { unknownKeys } = accepted;
  if (list === 'properties') {
    const record = accepted.record as PropertyRecord;
    report.addListing(record, { isKnown: false });
    if (isStillWanted()) await staged.addListing(record, unknownKeys, digest);
  } else {
    const record = accepted.record as PropertyDetailRecord;
    const remarks = report.addDetail(record);
    if (isStillWanted()) await staged.addDetail(record, unknownKeys, { digest, remarks });
  }
}

/** The stored listing if this record of it is the same. Remarks on details are made anew where the listing's record is another one, or has not come yet. */
function knownRecord(
  { list, value }: UncheckedRecord,
  digest: string,
  { known, report }: ReadFeed,
): KnownListing | undefined {
  if (list !== 'properties' && list !== 'details') return undefined;
  const id = (value as { ID?: unknown } | null)?.ID;
  const listing = typeof id === 'number' ? known.get(id) : undefined;
  if (!listing || digestIn(listing, list) !== digest) return undefined;
  return list === 'properties' || report.isListingKnown(id as number) ? listing : undefined;
}

/** The stored records of changed listings that are written again, as the feed has the same, or a faulty one in their place. */
function keptRecords(changes: Changes, replacesPlaceholder: boolean, { staged, checker }: ReadFeed) {
  const { ids, hasUnnamed } = replacesPlaceholder ? NOTHING_KEPT : checker.faulty('details');
  const written = [...changes].flatMap(([id, kind]) =>
    kind === 'updated' || kind === 'returned' ? [id] : [],
  );
  return {
    listings: written,
    details: written.filter((id) => staged.detailDigests.has(id) || hasUnnamed || ids.has(id)),
  };
}

/** Throws unless the feed may be loaded. */
function languageOfGoodFeed(checker: FeedChecker, { skipInvalid }: LoadOptions): Language {
  const problems = checker.feedProblems + checker.recordProblems;
  const mayLoad = problems === 0 || (skipInvalid && checker.feedProblems === 0);
  if (!mayLoad || !checker.language) {
    throw new RejectedFeed(problems, checker.feedProblems === 0);
  }
  return checker.language;
}

/** Placeholder data do not stand in for faulty records of the agency. */
const NOTHING_KEPT: FaultyRecords = { ids: new Set(), hasUnnamed: false };

async function planChanges(
  tx: Database,
  language: Language,
  { known, checker, staged }: ReadFeed,
  options: LoadOptions,
): Promise<{ changes: Changes; replacesPlaceholder: boolean }> {
  const stagedListings = {
    listingDigests: staged.listingDigests,
    detailDigests: staged.detailDigests,
    faulty: checker.faulty('properties'),
    faultyDetails: checker.faulty('details'),
  };
  const replacesPlaceholder = options.origin !== 'placeholder' && (await hasPlaceholder(tx));
  if (!replacesPlaceholder) {
    const newer = options.writtenAt ? await sentAfter(tx, options.writtenAt) : new Set<number>();
    const old = new Map([...known].filter(([id]) => !newer.has(id)));
    await refuseShrinking(tx, { language, checker, staged, known: old, stagedListings, options });
    const changes = changedListings(known, stagedListings, options);
    for (const id of newer)
      if (changes.delete(id))
        checker.warnings.add('sent by a program after this file was written, stays as it is', `ID ${id}`);
    return { changes, replacesPlaceholder };
  }
  const withdrawn = new Map([...known].map(([id, listing]) => [id, { ...listing, isWithdrawn: true }]));
  const changes = changedListings(withdrawn, { ...stagedListings, faultyDetails: NOTHING_KEPT }, options);
  for (const id of await visibleListings(tx)) if (!changes.has(id)) changes.set(id, 'placeholder');
  return { changes, replacesPlaceholder };
}

function unusedLanguage(language: Language, config: AgencyConfig): string[] {
  const isUsed = config.languages.inUse.includes(language);
  return isUsed ? [] : [`language "${language}" is not in use on the site, its texts are shown nowhere`];
}
