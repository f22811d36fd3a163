import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../src/database/open-database.ts';
import type { WorkerDatabase } from './worker-database.ts';

/** Set by the test environment (database-environment.mjs). */
declare const WORKER_DATABASE: WorkerDatabase;

/** PGlite in memory with empty tables, for one test file at a time. */
export async function openInMemory(): Promise<OpenDatabase> {
  const client = await WORKER_DATABASE.borrow();
  return { database: drizzle({ client }), close: () => WORKER_DATABASE.giveBack(client) };
}
