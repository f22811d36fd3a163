import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rows, type Database } from './database.ts';

/** Name of the schema with a load's tables; it is dropped at the end of the load. */
export const LOADING = 'loading';

/** Key of the advisory lock that allows one load at a time across processes. Any number will do. */
const LOAD_LOCK = 1_180_648_514;
/** A load without heartbeat for this long counts as dead, as its process was killed. */
const DEAD_AFTER = '2 minutes';
const HEARTBEAT_MS = 10_000;

/** Another load is running; nothing was changed. */
export class LoadUnderWay extends Error {
  override name = 'LoadUnderWay';
}

/** A running load, which excludes others until it ends. */
export interface Load {
  /** Yields the database and the event loop; throws the reason of the signal once it is aborted. */
  step(): Promise<void>;
  /** Throws when the load counts as dead and another has begun. To be called in the transaction that publishes. */
  confirm(tx: Database): Promise<void>;
  /** Removes the load's own tables and rows. */
  end(): Promise<void>;
}

/** Creates an empty schema for a load. Throws `LoadUnderWay`. Leftovers of a dead load are removed. */
export async function beginLoad(database: Database, signal?: AbortSignal): Promise<Load> {
  const id = randomUUID();
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    await refuseSecondLoad(tx);
    await removeLoad(tx);
    await tx.execute(sql.raw(`create schema ${LOADING}`));
    await tx.execute(sql`create table ${LOAD} as select ${id}::text as id, now() as seen_at`);
  });
  return {
    step: stepper(database, signal),
    confirm: (tx) => confirmLoad(tx, id),
    end: () => endLoad(database, id),
  };
}

/** Removes the tables and rows of a load. */
export async function removeLoad(database: Database): Promise<void> {
  await database.execute(sql.raw(`drop schema if exists ${LOADING} cascade`));
}

const LOAD = sql.raw(`${LOADING}.load`);

async function refuseSecondLoad(tx: Database): Promise<void> {
  if (!(await isBegun(tx))) return;
  const [other] = await rows(tx, sql`select from ${LOAD} where seen_at > now() - ${DEAD_AFTER}::interval`);
  if (other)
    throw new LoadUnderWay('another import is under way; nothing was changed (try again when it has ended)');
}

async function isBegun(tx: Database): Promise<boolean> {
  // Reads the catalogue's rows: to_regclass() may answer from a cache that misses what was committed
  // while this transaction waited for the lock.
  const found = await rows(
    tx,
    sql`select from pg_catalog.pg_tables where schemaname = ${LOADING} and tablename = 'load'`,
  );
  return found.length > 0;
}

function stepper(database: Database, signal?: AbortSignal): () => Promise<void> {
  let seen = performance.now();
  return async () => {
    await setImmediate();
    signal?.throwIfAborted();
    if (performance.now() - seen < HEARTBEAT_MS) return;
    seen = performance.now();
    await database.execute(sql`update ${LOAD} set seen_at = now()`);
  };
}

async function confirmLoad(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
  const isOurs =
    (await isBegun(tx)) && (await rows(tx, sql`select from ${LOAD} where id = ${id}`)).length > 0;
  if (!isOurs) throw new LoadUnderWay('this import stood still for too long and another one has begun');
}

async function endLoad(database: Database, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await confirmLoad(tx, id);
    await removeLoad(tx);
  });
}
