import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { UnknownKey } from 'shared-kit/contracts/feed/feed';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { eq, isNotNull, ne, sql } from '../../database/drizzle.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { feeds } from '../../database/schema/feed-lists.ts';
import { propertyRecords } from '../../database/schema/property-records.ts';
import type { Remarks } from '../../database/stored/remarks.ts';
import type { Change } from './changed-listings.ts';
import { computeDigest } from './digest.ts';
import { FeedChecker } from './feed-checker.ts';
import type { FeedProblem } from './feed-problem.ts';
import { ImportReport } from './import-report.ts';
import { loadAlone } from './load-lock.ts';
import { withdrawListings, writeStaged } from './merge-properties.ts';
import { LARGEST_LOSS } from './refuse-shrinking.ts';
import { StagedFeed } from './stage-feed.ts';
import { storeListingPictures } from './store-pictures.ts';
import { hasPlaceholder } from './withdraw-placeholder.ts';
import { raiseVersion, writeListings } from './write-listings.ts';

/** The records of one listing, as the lists `properties` and `details` of a feed have them; unchecked. */
interface SentRecords {
  listing: unknown;
  details?: unknown;
}

interface SentListing {
  isChanged: boolean;
  warnings: string[];
  /** What the law of its region wants said, and its records do not (product P29). */
  legal: string[];
}

/** Records that break the rules of a feed; nothing was changed. */
export class FaultyListing extends Error {
  override name = 'FaultyListing';
  readonly problems: { language: Language; problem: FeedProblem }[];

  constructor(problems: FaultyListing['problems']) {
    super(`${problems.length} faults; nothing was changed`);
    this.problems = problems;
  }
}

/** It may not be sent or withdrawn now; nothing was changed. */
export class ListingRefused extends Error {
  override name = 'ListingRefused';
  readonly why: 'placeholder' | 'shrinks' | 'unknown';

  constructor(why: ListingRefused['why']) {
    super(why);
    this.why = why;
  }
}

/** ms that another listing's change, or the end of an import, is waited for. */
const WAIT_MS = 3_000;

/** Good records of a language. */
interface CheckedRecords {
  listing: CheckedRecord<PropertyRecord>;
  details: (CheckedRecord<PropertyDetailRecord> & { remarks: Remarks }) | undefined;
  digest: string;
  legal: string[];
}

interface CheckedRecord<Of> {
  record: Of;
  unknownKeys: UnknownKey[];
  digest: string;
}

/**
 * Replaces all records of one listing: it is withdrawn in the languages that are not sent. Visible at once and as a whole. Throws
 * `FaultyListing`, `ListingRefused`, and `LoadUnderWay` while a feed is imported.
 */
export async function sendListing(
  database: Database,
  config: AgencyConfig,
  id: number,
  sent: Partial<Record<Language, SentRecords>>,
): Promise<SentListing> {
  const problems: FaultyListing['problems'] = [];
  const warnings: string[] = [];
  const records = new Map<Language, CheckedRecords>();
  for (const language of LANGUAGES) {
    if (!sent[language]) continue;
    const checker = new FeedChecker((problem) => void problems.push({ language, problem }));
    checker.language = language;
    const checked = checkRecords(id, sent[language], checker);
    if (checked) records.set(language, checked);
    warnings.push(...checker.warnings.toLines().map((line) => `${language}: ${line}`));
  }
  if (problems.length > 0) throw new FaultyListing(problems);
  const isChanged = await change(database, config, id, records);
  const legal = [...records].flatMap(([language, checked]) =>
    checked.legal.map((line) => `${language}: ${line}`),
  );
  return { isChanged, warnings, legal };
}

/**
 * Withdraws a listing in every language. Throws as `sendListing`. With `allowShrink` also when that makes more than half of what the last
 * feeds had (product D16).
 */
export async function withdrawListing(
  database: Database,
  config: AgencyConfig,
  id: number,
  { allowShrink }: { allowShrink: boolean },
): Promise<{ isChanged: boolean }> {
  return { isChanged: await change(database, config, id, new Map(), { allowShrink }) };
}

function checkRecords(id: number, sent: SentRecords, checker: FeedChecker): CheckedRecords | undefined {
  const report = new ImportReport(checker.warnings);
  const listing = checkRecord<PropertyRecord>('properties', id, sent.listing, checker);
  if (listing) report.addListing(listing.record, { isKnown: false });
  const isWithDetails = sent.details !== undefined && sent.details !== null;
  const details = isWithDetails
    ? checkRecord<PropertyDetailRecord>('details', id, sent.details, checker)
    : undefined;
  if (!listing || (isWithDetails && !details)) return undefined;
  const withRemarks = details && { ...details, remarks: report.addDetail(details.record) };
  const digest = listing.digest + (details?.digest ?? '');
  return { listing, details: withRemarks, digest, legal: report.legalLines() };
}

function checkRecord<Of extends { ID: number }>(
  list: 'properties' | 'details',
  id: number,
  value: unknown,
  checker: FeedChecker,
): CheckedRecord<Of> | undefined {
  const accepted = checker.checkRecord({ list, index: 0, value });
  if (!accepted) return undefined;
  const record = accepted.record as Of;
  if (record.ID !== id)
    checker.report({ list, index: 0, field: 'ID', rule: `must be ${id}, as in the address` });
  return { record, unknownKeys: accepted.unknownKeys, digest: computeDigest(value) };
}

function change(
  database: Database,
  config: AgencyConfig,
  id: number,
  records: ReadonlyMap<Language, CheckedRecords>,
  { allowShrink = true } = {},
): Promise<boolean> {
  const write = async (tx: Database) => {
    if (await hasPlaceholder(tx)) throw new ListingRefused('placeholder');
    const stored = await storedRecords(tx, id);
    if (records.size === 0 && stored.length === 0) throw new ListingRefused('unknown');
    const isSame =
      stored.filter(({ isWithdrawn }) => !isWithdrawn).length === records.size &&
      stored.every(
        ({ language, digest, isWithdrawn }) => isWithdrawn || records.get(language)?.digest === digest,
      );
    if (isSame) {
      await noteSent(tx, id);
      return false;
    }
    if (!allowShrink) await refuseManyWithdrawn(tx, id);
    const changes = new Map([[id, chooseKind(stored, records.size > 0)]]);
    await writeListings(tx, config, changes, {
      writeRecords: () => writeRecords(tx, id, records),
      isTold: true,
    });
    await raiseVersion(tx, config, changes);
    return true;
  };
  return loadAlone(database, config, write, { waitMs: WAIT_MS });
}

const noteSent = (tx: Database, id: number) =>
  tx
    .update(propertyRecords)
    .set({ sentAt: sql`now()` })
    .where(eq(propertyRecords.propertyId, id));

/** Those of one language after the other; the listing is withdrawn in the others. */
async function writeRecords(
  tx: Database,
  id: number,
  records: ReadonlyMap<Language, CheckedRecords>,
): Promise<void> {
  for (const [language, { listing, details }] of records) {
    const staged = await StagedFeed.create(tx);
    await staged.addListing(listing.record, listing.unknownKeys, listing.digest);
    if (details) await staged.addDetail(details.record, details.unknownKeys, details);
    await staged.finish();
    await writeStaged(tx, language, [id]);
    await storeListingPictures(tx, [id]);
  }
  const others = LANGUAGES.filter((language) => !records.has(language));
  for (const language of others) await withdrawListings(tx, language, [id]);
  await noteSent(tx, id);
}

interface StoredRecord {
  language: Language;
  digest: string;
  isWithdrawn: boolean;
}

const storedRecords = (database: Database, id: number): Promise<StoredRecord[]> =>
  database
    .select({
      language: propertyRecords.language,
      digest: propertyRecords.digest,
      isWithdrawn: isNotNull(propertyRecords.withdrawnAt).mapWith(Boolean),
    })
    .from(propertyRecords)
    .where(eq(propertyRecords.propertyId, id));

function chooseKind(stored: readonly StoredRecord[], isSent: boolean): Change {
  if (!isSent) return 'withdrawn';
  if (stored.length === 0) return 'added';
  return stored.every(({ isWithdrawn }) => isWithdrawn) ? 'returned' : 'updated';
}

/** A program that withdraws one listing after the other may have failed as an export may. */
async function refuseManyWithdrawn(database: Database, id: number): Promise<void> {
  const listings = database
    .select({
      isVisible: sql`bool_or(${propertyRecords.withdrawnAt} is null)`.mapWith(Boolean).as('is_visible'),
      // By a program, since the last feed; without any feed, ever.
      isWithdrawn: sql`bool_or(${propertyRecords.sentAt} is not null
        and ${propertyRecords.withdrawnAt} > coalesce((select max(${feeds.loadedAt}) from ${feeds}), '-infinity'))`
        .mapWith(Boolean)
        .as('is_withdrawn'),
    })
    .from(propertyRecords)
    .where(ne(propertyRecords.propertyId, id))
    .groupBy(propertyRecords.propertyId)
    .as('others');
  const [others] = await database
    .select({
      visible: sql`count(*) filter (where ${listings.isVisible})`.mapWith(Number),
      withdrawn: sql`count(*) filter (where not ${listings.isVisible} and ${listings.isWithdrawn})`.mapWith(
        Number,
      ),
    })
    .from(listings);
  const { visible, withdrawn } = others!;
  if (withdrawn + 1 > (visible + withdrawn + 1) * LARGEST_LOSS) throw new ListingRefused('shrinks');
}
