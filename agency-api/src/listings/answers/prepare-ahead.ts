import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { BATCH, type PropertyAnswers } from '../property/property-answers.ts';
import type { AnswerCache } from './answer-cache.ts';

export interface PrepareAheadOptions {
  database: Database;
  config: AgencyConfig;
  answers: AnswerCache;
  properties: PropertyAnswers;
  /** Reads the listings of a version into memory, which the first search would wait for. */
  readListings: (version: number) => Promise<unknown>;
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
  const { answers, logger, signal } = options;
  let prepared: number | undefined;
  while (!signal.aborted) {
    try {
      const version = await answers.version();
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
  { database, config, answers, properties, readListings, signal }: PrepareAheadOptions,
): Promise<void> {
  await readListings(version);
  const languages = config.languages.inUse;
  const ids = await newestIds(database);
  const wanted = ids.flatMap((id) => languages.map((language) => ({ id, language })));
  while (wanted.length > 0 && !answers.isHalfFull && !signal.aborted) {
    if ((await answers.version()) !== version) return;
    // A listing that was withdrawn meanwhile has no answer.
    await Promise.allSettled(wanted.splice(0, BATCH).map(({ id, language }) => properties(id, language)));
    await pause(PAUSE, signal);
  }
}

/** More than fit into the cache. */
const MOST = 10_000;

async function newestIds(database: Database): Promise<number[]> {
  const found = await rows<{ id: number }>(
    database,
    sql`select id from listings order by id desc limit ${MOST}`,
  );
  return found.map(({ id }) => id);
}

/** Unreferenced, so that it does not keep the process alive. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return setTimeout(ms, undefined, { signal, ref: false }).catch(() => {});
}
