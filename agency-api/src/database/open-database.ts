import { join } from 'node:path';
import { deadline, OperatorError } from 'composer/server';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as z from 'zod';
import { isDatabaseAway } from './database-away.ts';
import { type Database, allowLongStatements, rows } from './database.ts';
import { DrizzleQueryError, sql } from './drizzle.ts';

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

/** The SQL that drizzle-kit generated from the schema. */
const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Any number will do, as long as every copy of the API takes the same. */
const MIGRATION_LOCK = 1_180_648_513;
/** Where Drizzle's own tools look, too. */
const DONE = sql.raw('drizzle.__drizzle_migrations');

/**
 * Brings the schema up to date, in one transaction: several processes may start at once, one migrates, and the others wait and find it
 * done. Drizzle's own way needs a lock of the session, which a pooler in transaction mode does not keep.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(applyMissing).catch(rejectForeignSchema);
}

async function applyMissing(tx: Database): Promise<void> {
  await allowLongStatements(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists ${DONE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const done = await rows(
    tx,
    sql`select hash, created_at::float8 as made from ${DONE}`,
    z.object({ hash: z.string(), made: z.number() }),
  );
  for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    const known = done.find(({ made }) => made === migration.folderMillis);
    if (known && known.hash !== migration.hash) throw new Error('its tables are others');
    if (known) continue;
    await tx.execute(sql.raw(migration.sql.join('\n')));
    await tx.execute(
      sql`insert into ${DONE} (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}

/** For migrations that do not fit what is there; a server that went away meanwhile says nothing of that. */
function rejectForeignSchema(cause: Error): never {
  if (isDatabaseAway(cause)) throw cause;
  const reason = cause.cause instanceof Error ? cause.cause.message : cause.message;
  throw new DatabaseError(
    `The database cannot be brought up to date (${reason}). Another version of the site made it: ` +
      'start that version, or use an empty database (set DATABASE_URL to another, or AGENCY_DATA to another folder for npm start).',
    { cause },
  );
}

/** The database cannot be opened; the message says what to do. */
export class DatabaseError extends OperatorError {
  override name = 'DatabaseError';
}
