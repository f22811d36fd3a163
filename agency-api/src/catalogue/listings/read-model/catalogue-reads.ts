import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { isDatabaseAway } from '../../../database/database-away.ts';
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
  /** How many reads each server has answered. */
  readonly answered: Readonly<Record<ReadServer, number>>;
}

interface Options {
  primary: Database;
  config: AgencyConfig;
  /** Connections to a copy of the database that follows it; without it the primary answers everything. */
  replica?: pg.Pool | undefined;
  /** Told once when the replica goes away, and again after it was back. */
  onAway?: ((error: unknown) => void) | undefined;
}

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** How long a replica that does not answer is left alone, in ms. */
const LEFT_ALONE = 5_000;

/** SQLSTATEs of what only a replica does: to end a query for the changes that it has to take over, or because it is behind in doing so. */
const BROKEN_OFF = new Set(['40001', '40P01', '55000', '57014']);

/**
 * Lets a replica answer what it can answer truly: the version is read on the same snapshot as the data, and where it is earlier than the
 * one that was asked for, or rows of these rules are missing, the primary is asked instead. So no answer is older than it says, however far
 * the replica is behind, and whichever of several replicas is asked.
 */
export function catalogueReads({ primary, config, replica, onAway = () => {} }: Options): CatalogueReads {
  const answered = { primary: 0, replica: 0 };
  let isAway = false;
  let askedAgainAt = -Infinity;

  /** Undefined where the replica cannot say it. */
  async function onReplica<Result>(
    pool: pg.Pool,
    version: number,
    read: (tx: Database) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    try {
      const found = await inSnapshot(pool, async (tx) => {
        const isBehind = isReadModelBehind(tx, config).mapWith(Boolean);
        const [state] = await tx.select({ version: readModel.version, isBehind }).from(readModel);
        if (!state || state.version < version || state.isBehind) return undefined;
        return { result: await read(tx) };
      });
      isAway = false;
      return found;
    } catch (error) {
      const away = isDatabaseAway(error);
      if (!away && !isBrokenOff(error)) throw error;
      if (away) askedAgainAt = performance.now() + LEFT_ALONE;
      if (away && !isAway) onAway(error);
      isAway ||= away;
      return undefined;
    }
  }

  async function ask<Result>(
    version: number,
    read: (database: Database) => Promise<Result>,
    fromPrimary: () => Promise<Result>,
  ): Promise<Result> {
    const found =
      replica && performance.now() >= askedAgainAt ? await onReplica(replica, version, read) : undefined;
    answered[found ? 'replica' : 'primary']++;
    return found ? found.result : fromPrimary();
  }

  return {
    answered,
    at: (version, read) => ask(version, read, () => read(primary)),
    snapshotAt: (version, read) => ask(version, read, () => primary.transaction(read, SNAPSHOT)),
  };
}

const isBrokenOff = (error: unknown) =>
  error instanceof DrizzleQueryError && BROKEN_OFF.has((error.cause as { code?: string })?.code ?? '');

/** On a connection of its own, whose queries wait for each other: callers may ask for several at once. */
async function inSnapshot<Result>(pool: pg.Pool, read: (tx: Database) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch((cause: Error) => {
    // Fails as a query does.
    throw new DrizzleQueryError('begin', [], cause);
  });
  let isBroken = true;
  try {
    const result = await drizzle({ client: inTurn(client) }).transaction(read, SNAPSHOT);
    isBroken = false;
    return result;
  } catch (error) {
    isBroken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function inTurn(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: unknown[]) => {
    const next = last.then(() => (client.query as (...given: unknown[]) => Promise<unknown>)(...args));
    last = next.catch(() => {});
    return next;
  };
  return Object.assign(Object.create(client) as pg.PoolClient, { query });
}
