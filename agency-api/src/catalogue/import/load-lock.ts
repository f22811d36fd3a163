import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { sql } from '../../database/drizzle.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { allowLongStatements, rows, type Database } from '../../database/database.ts';
import { ensureReadModel, holdRows } from '../listings/read-model/ensure-read-model.ts';

/** Key of the advisory lock that allows one load at a time across processes. Any number will do. */
const LOAD_LOCK = 1_180_648_514;
/** The server ends a load that asks for nothing for so long: its process stands still, or cannot be reached. */
const LONGEST_SILENCE = '1min';
/** Between two attempts to begin, in ms. */
const PAUSE_MS = 100;

/** Another load is running; nothing was changed. */
export class LoadUnderWay extends Error {
  override name = 'LoadUnderWay';
}

interface WaitOptions {
  /** How long another load may be under way before this one is refused, in ms. */
  waitMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a load in one transaction, while no other runs: readers see all of it or nothing, and whatever ends it leaves nothing behind. The
 * rows of this configuration are whole when it begins. Throws `LoadUnderWay` once another one has been under way for `waitMs`.
 */
export async function loadAlone<Result>(
  database: Database,
  config: AgencyConfig,
  load: (tx: Database) => Promise<Result>,
  { waitMs = 0, signal }: WaitOptions = {},
): Promise<Result> {
  const until = performance.now() + waitMs;
  for (;;) {
    // In transactions of its own: what it locks, other processes with these rules wait for.
    await ensureReadModel(database, config);
    const outcome = await database.transaction(async (tx) => {
      if (!(await takeLock(tx))) return 'under way';
      await allowLongStatements(tx);
      await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${LONGEST_SILENCE}'`));
      return (await holdRows(tx, config)) ? { result: await load(tx) } : 'rows changed meanwhile';
    });
    if (typeof outcome === 'object') return outcome.result;
    if (outcome !== 'under way') continue;
    if (performance.now() > until)
      throw new LoadUnderWay(
        'another import is under way; nothing was changed (try again when it has ended)',
      );
    await setTimeout(PAUSE_MS, undefined, signal && { signal });
  }
}

/** Of the transaction, not of the session: it works through a pooler, and ends with the process. */
async function takeLock(tx: Database): Promise<boolean> {
  const taken = sql`select pg_try_advisory_xact_lock(${LOAD_LOCK}) as "isTaken"`;
  const [lock] = await rows(tx, taken, z.object({ isTaken: z.boolean() }));
  return lock!.isTaken;
}
