import { deadline } from 'composer/server';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { isConnectionFault, isDatabaseAway } from '../../../database/database-away.ts';
import type { Database } from '../../../database/database.ts';
import { DrizzleQueryError } from '../../../database/drizzle.ts';
import { readModel } from '../../../database/schema/search.ts';
import { isReadModelBehind } from './ensure-read-model.ts';

/** Which server answers the reads of the public catalogue. */
export type ReadServer = 'primary' | 'replica';

/** Reads of the public catalogue. */
export interface CatalogueReads {
  /**
   * Reads data of a version, or later ones; `read` is called a second time where the replica gives up on the way.
   * @param version that the answer will be said to be of
   */
  at<Result>(version: number, read: (database: Database) => Promise<Result>): Promise<Result>;
  /** The same on one snapshot, in a transaction. */
  snapshotAt<Result>(version: number, read: (tx: Database) => Promise<Result>): Promise<Result>;
  /** How many reads each server has answered; of a replica where there is one. */
  readonly answered: Readonly<Partial<Record<ReadServer, number>>>;
}

interface Options {
  primary: Database;
  config: AgencyConfig;
  /** Connections to a copy of the database that follows it; without it the primary answers everything. */
  replica?: pg.Pool | undefined;
  /** Told once when the replica goes away or has a fault, and again after it was back. */
  onAway?: ((error: unknown) => void) | undefined;
  /** Told, once a minute at most, when all connections to the replica were in use for too long. */
  onBusy?: ((error: unknown) => void) | undefined;
  /** By default `PATIENCE`. */
  patience?: typeof PATIENCE;
}

/** PostgreSQL's `query_canceled`. */
const QUERY_CANCELED = '57014';

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** How long a replica that does not answer, or answers with a fault, is left alone, in ms. */
const LEFT_ALONE = 5_000;

/** ms after which a replica that says nothing to a query is away: of one answer, and of all listings. */
const PATIENCE = { answer: deadline(2_000), all: deadline(30_000) };

/** Pause in ms between two reports of a replica that is busy. */
const BUSY_TOLD = 60_000;

/** SQLSTATEs of what only a replica does: to end a query for the changes that it has to take over, or because it is behind in doing so. */
const BROKEN_OFF = new Set(['40001', '40P01', '55000', QUERY_CANCELED]);

/**
 * Lets a replica answer what it can answer truly: the version is read on the same snapshot as the data, and where it is earlier than the
 * one that was asked for, or rows of these rules are missing, the primary is asked instead. So no answer is older than it says, however far
 * the replica is behind, and whichever of several replicas is asked.
 */
export function catalogueReads({
  primary,
  config,
  replica,
  onAway = () => {},
  onBusy = () => {},
  patience = PATIENCE,
}: Options): CatalogueReads {
  const answered: Partial<Record<ReadServer, number>> = {
    primary: 0,
    ...(replica && { replica: 0 }),
  };
  let isAway = false;
  let askedAgainAt = -Infinity;
  let busyToldAt = -Infinity;

  /** Undefined where the replica cannot say it. */
  async function onReplica<Result>(
    pool: pg.Pool,
    version: number,
    read: (tx: Database) => Promise<Result>,
    limit: number,
  ): Promise<{ result: Result } | undefined> {
    try {
      const found = await inSnapshot(pool, limit, async (tx) => {
        const isBehind = isReadModelBehind(tx, config).mapWith(Boolean);
        const [state] = await tx.select({ version: readModel.version, isBehind }).from(readModel);
        if (!state || state.version < version || state.isBehind) return undefined;
        return { result: await read(tx) };
      });
      isAway = false;
      askedAgainAt = -Infinity;
      return found;
    } catch (error) {
      // What is no fault of a database is the reader's; a query that takes too long would on the primary, too.
      if (!(error instanceof DrizzleQueryError) || isTooSlow(error)) throw error;
      if (isBrokenOff(error)) return undefined;
      const now = performance.now();
      if (isBusy(pool, error)) {
        if (!isAway && now - busyToldAt > BUSY_TOLD) {
          busyToldAt = now;
          onBusy(error);
        }
        return undefined;
      }
      askedAgainAt = now + LEFT_ALONE;
      if (!isAway) onAway(error);
      isAway = true;
      return undefined;
    }
  }

  async function ask<Result>(
    version: number,
    read: (database: Database) => Promise<Result>,
    fromPrimary: () => Promise<Result>,
    limit: number,
  ): Promise<Result> {
    const now = performance.now();
    const isAsked = replica && now >= askedAgainAt;
    // One read finds out whether it is back; the others do not wait for that.
    if (isAsked && isAway) askedAgainAt = now + LEFT_ALONE;
    const found = isAsked ? await onReplica(replica, version, read, limit) : undefined;
    answered[found ? 'replica' : 'primary']!++;
    return found ? found.result : fromPrimary();
  }

  return {
    answered,
    at: (version, read) => ask(version, read, () => read(primary), patience.answer),
    snapshotAt: (version, read) =>
      ask(version, read, () => primary.transaction(read, SNAPSHOT), patience.all),
  };
}

const readCode = ({ cause }: DrizzleQueryError) => (cause as { code?: string } | undefined)?.code ?? '';

const isBrokenOff = (error: DrizzleQueryError) => BROKEN_OFF.has(readCode(error));

/** The server's own limit: statement_timeout. */
const isTooSlow = (error: DrizzleQueryError) =>
  readCode(error) === QUERY_CANCELED && /statement timeout/.test(error.cause?.message ?? '');

/** Whether no connection became free in time: the replica answers, but others. */
const isBusy = (pool: pg.Pool, { cause }: DrizzleQueryError) =>
  /^timeout exceeded when trying to connect/.test(cause?.message ?? '') &&
  pool.totalCount >= pool.options.max &&
  pool.idleCount === 0;

/** On a connection of its own, whose queries wait for each other: callers may ask for several at once. */
async function inSnapshot<Result>(
  pool: pg.Pool,
  patience: number,
  read: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((cause: Error) => {
    // Fails as a query does.
    throw new DrizzleQueryError('begin', [], cause);
  });
  let isBroken = true;
  try {
    const result = await drizzle({ client: inTurn(client, patience) }).transaction(read, SNAPSHOT);
    isBroken = false;
    return result;
  } catch (error) {
    isBroken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Each query for so many ms at most; once one has found the server away, those after it (a rollback, too) do not wait for it. */
function inTurn(client: pg.PoolClient, patience: number): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  let away: unknown;
  const ask = async ([query, ...values]: unknown[]) => {
    if (away) throw away;
    const asked = {
      ...(typeof query === 'string' ? { text: query } : (query as pg.QueryConfig)),
      query_timeout: patience,
    };
    try {
      return await (client.query as (...given: unknown[]) => Promise<unknown>)(asked, ...values);
    } catch (error) {
      if (isConnectionFault(error)) away = error;
      throw error;
    }
  };
  const query = (...args: unknown[]) => {
    const next = last.then(() => ask(args));
    last = next.catch(() => {});
    return next;
  };
  return Object.assign(Object.create(client) as pg.PoolClient, { query });
}
