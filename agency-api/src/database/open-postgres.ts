import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { MIGRATIONS, rejectForeignSchema } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';

/** Any number will do, as long as every copy of the API takes the same. */
const MIGRATION_LOCK = 1_180_648_513;

/** Throws `DatabaseError` when the server does not answer. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  // Compiling queries to machine code takes longer than any query of ours runs.
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: '-c jit=off',
    connectionTimeoutMillis: 5_000,
  });
  // A server that drops idle connections must not end the process: the next query opens a new one or fails.
  pool.on('error', () => {});
  const client = await pool.connect().catch(async (cause: Error) => {
    await pool.end();
    throw new DatabaseError(
      `The PostgreSQL server of DATABASE_URL does not answer (${cause.message}). Start it, correct DATABASE_URL, ` +
        'or leave DATABASE_URL empty to use the embedded database.',
      { cause },
    );
  });
  try {
    await migrateAlone(client);
  } catch (error) {
    client.release();
    await pool.end();
    throw error;
  }
  client.release();
  return { database: drizzle({ client: pool }), close: () => pool.end() };
}

/** Several processes may start at once: one migrates, the others wait and find it done. */
async function migrateAlone(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await migrate(drizzle({ client }), MIGRATIONS).catch(rejectForeignSchema);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}
