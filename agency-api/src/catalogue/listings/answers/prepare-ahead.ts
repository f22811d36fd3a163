import { setTimeout } from 'node:timers/promises';
import { desc } from '../../../database/drizzle.ts';
import type { Logger } from 'pino';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { listings } from '../../../database/schema/search.ts';
import { BATCH, type PropertyAnswers } from '../property/property-answers.ts';
import { ownRows } from '../read-model/read-model-rules.ts';
import type { CurrentListings } from '../current-listings.ts';
import type { AnswerCache } from './answer-cache.ts';

interface PrepareAheadOptions {
  database: Database;
  config: AgencyConfig;
  listings: Pick<CurrentListings, 'whole'>;
  answers: AnswerCache;
  properties: PropertyAnswers;
  logger: Pick<Logger, 'warn'>;
  /** Stops it. */
  signal: AbortSignal;
}

/** Polling interval for changes of the data, in ms. */
const LOOK_EVERY = 2_000;
/** Pause between two batches in ms, so that requests get most of the time. */
const PAUSE = 20;

/** Reads the listings for searches, and precomputes the answers of properties, after each change of the data, the newest first, until half of the cache is used. */
export async function prepareAhead(options: PrepareAheadOptions): Promise<void> {
  const { listings, logger, signal } = options;
  let prepared: number | undefined;
  while (!signal.aborted) {
    try {
      const { version } = await listings.whole();
      if (version !== prepared) await prepareVersion(version, options);
      prepared = version;
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error }, 'answers cannot be made ready');
    }
    await pause(LOOK_EVERY, signal);
  }
}

/** Stops when the data change meanwhile: the next poll starts again. */
async function prepareVersion(
  version: number,
  { database, config, answers, properties, signal }: PrepareAheadOptions,
): Promise<void> {
  const languages = config.languages.inUse;
  const ids = await newestIds(database, config);
  const wanted = ids.flatMap((id) => languages.map((language) => ({ id, language })));
  while (wanted.length > 0 && !answers.isHalfFull && !signal.aborted) {
    if ((await answers.data()).version !== version) return;
    // A listing that was withdrawn meanwhile has no answer.
    await Promise.allSettled(wanted.splice(0, BATCH).map(({ id, language }) => properties(id, language)));
    await pause(PAUSE, signal);
  }
}

/** More than fit into the cache. */
const MOST = 10_000;

async function newestIds(database: Database, config: AgencyConfig): Promise<number[]> {
  const { id } = listings;
  const found = await database
    .select({ id })
    .from(listings)
    .where(ownRows(listings, config))
    .orderBy(desc(id))
    .limit(MOST);
  return found.map((listing) => listing.id);
}

/** Unreferenced, so that it does not keep the process alive. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return setTimeout(ms, undefined, { signal, ref: false }).catch(() => {});
}
