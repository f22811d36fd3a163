import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql, type SQL } from './drizzle.ts';
import { isDatabaseAway, writeOnceBack } from './database-away.ts';
import type { Database } from './database.ts';

/** Name of the schema with a load's tables; it is dropped at the end of the load. */
export const LOADING = 'loading';

/** Key of the advisory lock that allows one load at a time across processes. Any number will do. */
const LOAD_LOCK = 1_180_648_514;
/** A load without heartbeat for this long counts as dead, as its process was killed. */
const DEAD_AFTER = '15 seconds';
const HEARTBEAT_MS = 5_000;
/** Between two attempts to begin. */
const PAUSE_MS = 100;
/** A database that was stopped and started is back by then: the next load need not wait until this one counts as dead. */
const END_WITHIN_MS = 10_000;

/** Another load is running; nothing was changed. */
export class LoadUnderWay extends Error {
  override name = 'LoadUnderWay';
}

/** A running load, which excludes others until it ends. */
export interface Load {
  /**
   * The database for what the load writes into its own tables: each transaction and each `execute` fails once another load has taken this
   * one for dead, whose tables have the same names. What the builder writes belongs in a transaction.
   */
  database: Database;
  /** Throws the reason of the signal once it is aborted, or that another load has taken this one for dead. */
  throwIfCancelled(): void;
  /** Throws when the load counts as dead and another has begun. To be called in the transaction that publishes. */
  confirm(tx: Database): Promise<void>;
  /** Removes the load's own tables and rows. */
  end(): Promise<void>;
}

/**
 * Creates an empty schema for a load, with a lease that is renewed while the process lives: unlike a lock of the session it works
 * through a pooler. Throws `LoadUnderWay` once another one has been under way for `waitMs`. Leftovers of a dead load are removed.
 */
export async function beginLoad(database: Database, signal?: AbortSignal, waitMs = 0): Promise<Load> {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      return await beginAtOnce(database, signal);
    } catch (error) {
      if (!(error instanceof LoadUnderWay) || performance.now() > until) throw error;
      await setTimeout(PAUSE_MS, undefined, signal && { signal });
    }
  }
}

async function beginAtOnce(database: Database, signal?: AbortSignal): Promise<Load> {
  const id = randomUUID();
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    await refuseSecondLoad(tx);
    await removeLoad(tx);
    await tx.execute(sql.raw(`create schema ${LOADING}`));
    await tx.execute(sql`create table ${LOAD} as select ${id}::text as id, now() as seen_at`);
  });
  const lost = new AbortController();
  const heartbeat = setInterval(() => void renew(database, id, lost), HEARTBEAT_MS);
  return {
    database: ownedBy(database, id),
    throwIfCancelled() {
      signal?.throwIfAborted();
      lost.signal.throwIfAborted();
    },
    confirm: (tx) => confirmLoad(tx, id),
    end() {
      clearInterval(heartbeat);
      const until = performance.now() + END_WITHIN_MS;
      return writeOnceBack(
        () => endLoad(database, id),
        () => performance.now() > until,
      );
    },
  };
}

/** Removes the tables and rows of a load. */
export async function removeLoad(database: Database): Promise<void> {
  await database.execute(sql.raw(`drop schema if exists ${LOADING} cascade`));
}

const LOAD = sql.raw(`${LOADING}.load`);

async function refuseSecondLoad(tx: Database): Promise<void> {
  if (!(await isBegun(tx))) return;
  const isAlive = sql`seen_at > now() - ${DEAD_AFTER}::interval`;
  if ((await tx.$count(LOAD, isAlive)) > 0)
    throw new LoadUnderWay('another import is under way; nothing was changed (try again when it has ended)');
}

async function isBegun(tx: Database): Promise<boolean> {
  // Reads the catalogue's rows: to_regclass() may answer from a cache that misses what was committed
  // while this transaction waited for the lock.
  const found = sql`schemaname = ${LOADING} and tablename = 'load'`;
  return (await tx.$count(sql`pg_catalog.pg_tables`, found)) > 0;
}

/** While the database is away nobody else can begin a load, either. */
async function renew(database: Database, id: string, lost: AbortController): Promise<void> {
  try {
    const { rowCount } = await database.execute(sql`update ${LOAD} set seen_at = now() where id = ${id}`);
    if (rowCount === 0) lost.abort(new LoadUnderWay(TAKEN_FOR_DEAD));
  } catch (error) {
    if (!isDatabaseAway(error)) lost.abort(new LoadUnderWay(TAKEN_FOR_DEAD, { cause: error }));
  }
}

/** While a transaction of ours runs, nobody removes our tables; our heartbeat is not held up by it. */
function ownedBy(database: Database, id: string): Database {
  const owned = Object.create(database) as Database;
  owned.transaction = (work, config) =>
    database.transaction(async (tx) => {
      const held = await tx.execute(sql`select from ${LOAD} where id = ${id} for key share`).catch(missing);
      if (!held?.rowCount) throw new LoadUnderWay(TAKEN_FOR_DEAD);
      return work(tx);
    }, config);
  owned.execute = ((query: SQL) => owned.transaction((tx) => tx.execute(query))) as Database['execute'];
  return owned;
}

/** PostgreSQL's `undefined_table` and `invalid_schema_name`: the next load is just about to make its own. */
function missing(error: Error): undefined {
  const { code } = (error.cause ?? {}) as { code?: string };
  if (code === '42P01' || code === '3F000') return undefined;
  throw error;
}

const TAKEN_FOR_DEAD = 'this import stood still for too long and another one has begun';

async function confirmLoad(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
  const isOurs = (await isBegun(tx)) && (await tx.$count(LOAD, sql`id = ${id}`)) > 0;
  if (!isOurs) throw new LoadUnderWay(TAKEN_FOR_DEAD);
}

async function endLoad(database: Database, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await confirmLoad(tx, id);
    await removeLoad(tx);
  });
}
