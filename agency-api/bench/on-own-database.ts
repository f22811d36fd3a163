import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { startPostgres } from '../testing/postgres-server.ts';

/** Measures something on the empty database of a server of its own, which is removed afterwards. */
export async function onOwnDatabase<Result>(
  measure: (database: Database) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgres();
  try {
    const { database, close } = await openDatabase(server.url);
    return await measure(database).finally(close);
  } finally {
    await server.stop();
  }
}
