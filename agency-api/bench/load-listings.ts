import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { AgencyConfig } from '../src/content/agency-config.ts';
import { rows, type Database } from '../src/database/database.ts';
import { loadFeed } from '../src/import/load-feed.ts';
import { readFeed } from '../src/import/read-feed.ts';
import { ensureReadModel } from '../src/listings/read-model/ensure-read-model.ts';
import { loadDemoFeeds } from '../testing/demo-feed-files.ts';
import { generateFeed } from './generated-feed.ts';

export interface LoadedListings {
  /** IDs of all listings, in an arbitrary order. */
  ids: number[];
  loadSeconds: number;
}

/** Loads the demo feeds, or the given number of generated listings, into an empty database. */
export async function loadListings(
  database: Database,
  config: AgencyConfig,
  which: 'demo' | number,
): Promise<LoadedListings> {
  await ensureReadModel(database, config);
  const started = performance.now();
  if (which === 'demo') await loadDemoFeeds(database, config);
  else await loadFeed(database, config, readFeed(Readable.from(generateFeed(which, 'fr'))));
  const loadSeconds = (performance.now() - started) / 1000;
  const found = await rows<{ id: number }>(database, sql`select id from listings order by md5(id::text)`);
  return { ids: found.map(({ id }) => id), loadSeconds };
}
