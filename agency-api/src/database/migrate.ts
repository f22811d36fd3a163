import { join } from 'node:path';
import { sql } from './drizzle.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod';
import { isDatabaseAway } from './database-away.ts';
import { DatabaseError } from './database-error.ts';
import { allowLongStatements, rows, type Database } from './database.ts';

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
