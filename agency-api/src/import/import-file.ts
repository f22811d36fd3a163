import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { decodeFeed, type FeedEncoding } from './decode-feed.ts';
import { describeLoad } from './describe-load.ts';
import { describeProblem, RejectedFeed } from './feed-problem.ts';
import { loadFeed, type LoadOptions } from './load-feed.ts';
import { LoadUnderWay } from '../database/loading-schema.ts';
import { readFeed } from './read-feed.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

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

/** The import was cancelled by its client; nothing was changed. */
export class ImportCancelled extends Error {
  override name = 'ImportCancelled';
}

/** A file to import. */
export interface FeedFile {
  bytes: AsyncIterable<Uint8Array>;
  options: ImportOptions;
  /** Aborted with `ImportCancelled`. */
  signal?: AbortSignal;
}

/** Loads a file; returns whether it was loaded, and says why if not. */
export async function importFile(
  { database, config }: { database: Database; config: AgencyConfig },
  { bytes, options: { encoding, placeholder, ...options }, signal }: FeedFile,
  messages: ImportMessages,
): Promise<boolean> {
  const started = performance.now();
  try {
    const result = await loadFeed(database, config, readFeed(decodeFeed(bytes, encoding)), {
      ...options,
      origin: placeholder ? 'placeholder' : 'agency',
      signal,
      onProblem: (problem) => messages.problem(describeProblem(problem)),
      onProgress: (records) => messages.problem(`${records} records read`),
    });
    for (const line of describeLoad(result)) messages.done(line);
    messages.done(`loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    messages.problem(reasonOf(signal?.aborted ? signal.reason : error));
    return false;
  }
}

const EXPECTED = [RejectedFeed, UnreadableFeed, LoadUnderWay, ImportCancelled];

/** Why a file was not loaded; with the stack for an unexpected error. */
function reasonOf(error: unknown): string {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `could not be loaded; nothing was changed\n${detail}`;
}
