import { DrizzleQueryError } from './drizzle.ts';
import { deadline } from 'composer/server';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import type { Database } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { migrate } from './migrate.ts';

/** Connections that there are, those that nobody uses, and how many queries wait for one. */
export type PoolFigures = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export interface OpenDatabase {
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the database of an address and brings its schema up to date; several processes may share it. Throws `DatabaseError` when the
 * server does not answer, or goes away meanwhile.
 */
export async function openDatabase(databaseUrl: string, connections?: number): Promise<OpenDatabase> {
  const open = connectDatabase(databaseUrl, connections);
  try {
    await migrate(open.database);
  } catch (error) {
    await open.close();
    if (!isDatabaseAway(error)) throw error;
    const { message } = (error as Error).cause as Error;
    throw new DatabaseError(
      `The PostgreSQL server of DATABASE_URL does not answer (${message}). Start it, correct DATABASE_URL, ` +
        'or leave it to npm start, which brings a server of its own.',
      { cause: error },
    );
  }
  return open;
}

/** The same of a database whose schema is up to date. @param connections that it has at most */
export function connectDatabase(databaseUrl: string, connections = 10): OpenDatabase {
  const pool = openPool(databaseUrl, connections);
  const database: Database = drizzle({ client: pool });
  database.transaction = (work, config) => transactionIn(pool, (alone) => alone.transaction(work, config));
  return { database, pool, close: () => pool.end() };
}

/** Connections to a server, made when they are needed. @param waitMs for a connection */
export function openPool(databaseUrl: string, connections: number, waitMs = deadline(5_000)): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: waitMs,
    // A server that is gone without a word is noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that the server ends must not end the process. Its query fails, and the next one opens another. The pool listens to
  // connections that nobody uses, and to no others.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/**
 * Runs a transaction on a connection of its own, which goes back to the pool whatever happens: Drizzle keeps it when the transaction
 * cannot even begin, until none is left. One that has failed is not used again.
 */
async function transactionIn<Result>(
  pool: pg.Pool,
  work: (alone: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((cause: Error) => {
    // Fails as a query does.
    throw new DrizzleQueryError('begin', [], cause);
  });
  let isBroken = false;
  try {
    return await work(drizzle({ client }));
  } catch (error) {
    isBroken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}
