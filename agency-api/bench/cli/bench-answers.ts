import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { listen } from 'shared-kit/server/listen';
import { createApp } from '../../src/app.ts';
import { loadListings } from '../load-listings.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { apiServer } from '../../src/http/api-server.ts';

/**
 * The measured API process, forked by `npm run bench -- answers`: loads the demo listings, or `--count` generated ones, and sends
 * `{port, ids, loadSeconds}`. It replies to the message `cpu` with its CPU time so far in seconds, and to `change` when the version of the
 * data has increased, as after an import. Exits when its parent disconnects.
 */
const { values } = parseArgs({ options: { count: { type: 'string' }, 'database-url': { type: 'string' } } });

// The parent may exit before the listings are loaded.
const ended = once(process, 'disconnect');
const folder = await mkdtemp(join(tmpdir(), 'facade-bench-'));
const config = exampleConfig();
const { database, close } = await openDatabase({ databaseUrl: values['database-url'], folder });
const loaded = await loadListings(
  database,
  config,
  values.count === undefined ? 'demo' : Number(values.count),
);
const log = pino({ level: 'info' }, pino.destination('/dev/null'));
const app = createApp({ database, config, dataFolder: folder, logger: log });
const server = apiServer(app);
const port = await listen(server, {
  host: '127.0.0.1',
  port: 0,
  settings: { host: 'API_HOST', port: 'API_PORT' },
});

process.on('message', async (message) => {
  if (message === 'change') await database.execute(sql`update read_model set version = version + 1`);
  process.send?.(cpuSeconds());
});
if (process.connected) process.send?.({ port, ...loaded });
await ended;
server.closeAllConnections();
server.close();
await close();
await rm(folder, { recursive: true, force: true });

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
