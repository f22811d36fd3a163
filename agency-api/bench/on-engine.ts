import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';

export type Engine = 'pglite' | 'postgresql';

/** Measures something on an empty database of an engine, which is removed afterwards. */
export async function onEngine<Result>(
  engine: Engine,
  measure: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { location, clean } = engine === 'pglite' ? await pgliteLocation() : await postgresLocation();
  try {
    const { database, close } = await openDatabase(location);
    try {
      return await measure(database);
    } finally {
      await close();
    }
  } finally {
    await clean();
  }
}

async function pgliteLocation() {
  const folder = await mkdtemp(join(tmpdir(), 'facade-bench-'));
  return { location: { folder }, clean: () => rm(folder, { recursive: true, force: true }) };
}

/** Its code is loaded for PostgreSQL alone: the memory of the process is measured. */
async function postgresLocation() {
  const { startPostgres } = await import('../testing/postgres-server.ts');
  const server = await startPostgres();
  return { location: { databaseUrl: server.url, folder: '' }, clean: server.stop };
}
