import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rows, type Database } from './database.ts';

/** Name of the schema that holds a load's own tables until it is published; it goes with the load. */
export const LOADING = 'loading';

/** One load at a time, whichever process it is in. Any number will do. */
const LOAD_LOCK = 1_180_648_514;
/** A load that has not been heard of for so long has died with its process. */
const DEAD_AFTER = '2 minutes';
const HEARTBEAT_MS = 10_000;

/** Another load has begun and not ended; nothing was changed. */
export class LoadUnderWay extends Error {
  override name = 'LoadUnderWay';
}

/** A load that has begun: no other load begins until it has ended. */
export interface Load {
  /** Lets others have the database and the event loop; throws the reason of the signal once it is aborted. */
  step(): Promise<void>;
  /** Throws when the load was taken for dead meanwhile. To be called in the transaction that publishes. */
  confirm(tx: Database): Promise<void>;
  /** Removes all that the load has stored of its own. */
  end(): Promise<void>;
}

/** Makes an empty schema for a load. Throws `LoadUnderWay`. What a load that died has left is removed. */
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

/** Removes what a load has stored of its own. */
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
  const [found] = await rows<{ known: boolean }>(
    tx,
    sql`select to_regclass(${`${LOADING}.load`}) is not null as known`,
  );
  return found!.known;
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
