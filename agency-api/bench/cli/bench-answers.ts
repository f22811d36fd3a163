import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { sql } from '../../src/database/drizzle.ts';
import { pino } from 'pino';
import { listen } from 'composer/server';
import { createApp } from '../../src/app.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { apiServer } from '../../src/http/api-server.ts';
import type { LoadedListings } from './load-listings.ts';

/**
 * The measured API process, forked by `npm run bench -- answers`: has the demo listings, or `--count` generated ones, loaded and sends
 * `{port, ids, loadSeconds}`. It replies with its CPU time so far, in seconds, and its memory, in MB; to `change` when the version of the data
 * has increased, as after an import, and its listings are read. Exits when its parent disconnects.
 */
const { values } = parseArgs({ options: { count: { type: 'string' } } });

// The parent may exit before the listings are loaded.
const ended = once(process, 'disconnect');
const folder = await mkdtemp(join(tmpdir(), 'facade-bench-'));
const config = exampleConfig();
const postgres = await startPostgres();
const loaded = await load();
const { database, close } = await openDatabase(postgres.url);
const log = pino({ level: 'info' }, pino.destination('/dev/null'));
const { app } = createApp({ database, config, dataFolder: folder, logger: log });
const server = apiServer(app);
const port = await listen(server, {
  host: '127.0.0.1',
  port: 0,
  settings: { host: 'API_HOST', port: 'API_PORT' },
});

process.on('message', async (message) => {
  if (message === 'change') await change();
  process.send?.(usage());
});
if (process.connected) process.send?.({ port, ...loaded });
await ended;
server.closeAllConnections();
server.close();
await close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });

/** Until what was read before no longer serves: answers would be cached for it, and dropped. */
async function change(): Promise<void> {
  await database.execute(sql`update read_model set version = version + 1`);
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/facets?lang=fr&goal=0`);
    await answer.arrayBuffer();
    if (answer.headers.get('cache-control') !== 'no-store') return;
  }
}

async function load(): Promise<LoadedListings> {
  const script = fileURLToPath(new URL('load-listings.ts', import.meta.url));
  const args = values.count === undefined ? [] : ['--count', values.count];
  const env = { ...process.env, DATABASE_URL: postgres.url };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    env,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout) as LoadedListings;
}

function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, megabytes: process.memoryUsage().rss / 2 ** 20 };
}
