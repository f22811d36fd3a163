import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { isDatabaseAway, isDiskFull } from '../../database/database-away.ts';
import type { Database } from '../../database/database.ts';
import { decodeFeed, UnreadableFeed, type FeedEncoding } from './decode-feed.ts';
import { describeProblem, RejectedFeed } from './feed-problem.ts';
import { loadFeed, type LoadOptions, type LoadResult } from './load-feed.ts';
import { LoadUnderWay } from './load-lock.ts';
import { readFeed } from './read-feed.ts';

/** Options of the command line. */
export interface ImportOptions extends Pick<
  LoadOptions,
  'skipInvalid' | 'keepAbsent' | 'allowEmpty' | 'allowShrink'
> {
  encoding: FeedEncoding;
  /** Placeholder data, which the first feed of the agency withdraws. */
  placeholder: boolean;
}

/** Output by lines: results, and errors or progress. */
export interface ImportMessages {
  done(line: string): void;
  problem(line: string): void;
}

/** The import was cancelled by whoever began it; nothing was changed. */
export class ImportCancelled extends Error {
  override name = 'ImportCancelled';
}

/** A file to import. */
interface FeedFile {
  bytes: AsyncIterable<Uint8Array>;
  /** When it was written. */
  writtenAt?: Date;
  options: ImportOptions;
  /** Aborted with `ImportCancelled`. */
  signal?: AbortSignal;
}

/** Loads a file; returns whether it was loaded, and says why if not. */
export async function importFile(
  { database, config }: { database: Database; config: AgencyConfig },
  { bytes, writtenAt, options: { encoding, placeholder, ...options }, signal }: FeedFile,
  messages: ImportMessages,
): Promise<boolean> {
  const started = performance.now();
  try {
    const result = await loadFeed(database, config, readFeed(decodeFeed(bytes, encoding)), {
      ...options,
      origin: placeholder ? 'placeholder' : 'agency',
      signal,
      waitMs: WAIT_MS,
      ...(writtenAt && { writtenAt }),
      onProblem: (problem) => messages.problem(describeProblem(problem)),
      onProgress: (records) => messages.problem(`${records} records read`),
    });
    for (const line of describeLoad(result)) messages.done(line);
    messages.done(`loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    messages.problem(formatReason(signal?.aborted ? signal.reason : error));
    return false;
  }
}

/** ms that a program that changes one listing is waited for. */
const WAIT_MS = 2_000;

const EXPECTED = [RejectedFeed, UnreadableFeed, LoadUnderWay, ImportCancelled];

/** Why a file was not loaded; with the stack for an unexpected error. */
function formatReason(error: unknown): string {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message;
  if (isDiskFull(error))
    return 'the disk of the database is full; nothing was changed: make room there, then import the file again';
  if (isDatabaseAway(error)) return 'the database went away meanwhile: import the file again';
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `could not be loaded; nothing was changed\n${detail}`;
}

/** Summary of a load, as lines of text. */
function describeLoad(result: LoadResult): string[] {
  const { added, updated, returned, withdrawn } = result.listings;
  const changes = { added, updated, returned, withdrawn };
  const counts = Object.entries(changes)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  const listings =
    counts.length > 0 ? `listings: ${counts.join(', ')}` : 'types, cities, owners or projects changed';
  return [
    result.isChanged ? listings : 'nothing changed',
    ...(result.placeholderWithdrawn ? ['the placeholder data are withdrawn'] : []),
    ...(result.skipped > 0 ? [`faults in records that were left out: ${result.skipped}`] : []),
    ...result.warnings.map((warning) => `warning: ${warning}`),
    ...result.legal.map((line) => `to be told by law: ${line}`),
  ];
}
