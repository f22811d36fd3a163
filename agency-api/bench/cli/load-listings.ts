import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { sql } from '../../src/database/drizzle.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { listings } from '../../src/database/schema/search.ts';
import { loadFeed } from '../../src/catalogue/import/load-feed.ts';
import { readFeed } from '../../src/catalogue/import/read-feed.ts';
import { ensureReadModel } from '../../src/catalogue/listings/read-model/ensure-read-model.ts';
import { loadDemoFeeds } from '../../testing/demo-feed-files.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { generateFeed } from '../generated-feed.ts';

/** What the script prints. */
export interface LoadedListings {
  /** IDs of all listings, in an arbitrary order. */
  ids: number[];
  loadSeconds: number;
}

/** Loads the demo feeds, or `--count` generated listings, into the empty database of `DATABASE_URL`: an import is a process of its own. */
const { values } = parseArgs({ options: { count: { type: 'string' } } });
const config = exampleConfig();
const { database, close } = await openDatabase(process.env.DATABASE_URL!);
await ensureReadModel(database, config);
const started = performance.now();
if (values.count === undefined) await loadDemoFeeds(database, config);
else await loadFeed(database, config, readFeed(Readable.from(generateFeed(Number(values.count), 'fr'))));
const loadSeconds = (performance.now() - started) / 1000;
await database.execute('analyze');
const { id } = listings;
const found = await database
  .select({ id })
  .from(listings)
  .orderBy(sql`md5(${id}::text)`);
await close();
process.stdout.write(JSON.stringify({ ids: found.map((listing) => listing.id), loadSeconds }));
