import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAlerts } from '../alerts-bench.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { startPostgres } from '../../testing/postgres-server.ts';

const SIZE = { demands: 20_000, listings: 1_000 };

/** Prints a line of JSON for each engine. */
async function benchEngine(engine: 'pglite' | 'postgresql'): Promise<void> {
  const { location, clean } = engine === 'pglite' ? await pgliteLocation() : await postgresLocation();
  const { database, close } = await openDatabase(location);
  const result = await benchAlerts(database, SIZE);
  await close();
  await clean();
  process.stdout.write(`${JSON.stringify({ engine, ...result })}\n`);
}

async function pgliteLocation() {
  const folder = await mkdtemp(join(tmpdir(), 'facade-bench-'));
  return { location: { folder }, clean: () => rm(folder, { recursive: true, force: true }) };
}

async function postgresLocation() {
  const server = await startPostgres();
  return { location: { databaseUrl: server.url, folder: '' }, clean: server.stop };
}

await benchEngine('pglite');
await benchEngine('postgresql');
