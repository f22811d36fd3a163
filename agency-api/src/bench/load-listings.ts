import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { AgencyConfig } from '../content/agency-config.ts';
import { rows, type Database } from '../database/database.ts';
import { demoFeeds } from '../demo/demo-feeds.ts';
import { feedItems } from '../import/feed-items.ts';
import { loadFeed } from '../import/load-feed.ts';
import { readFeed } from '../import/read-feed.ts';
import { ensureReadModel } from '../listings/read-model/ensure-read-model.ts';
import { generateFeed } from './generate-feed.ts';

export interface LoadedListings {
  /** Of all listings, in an order that has nothing to do with them. */
  ids: number[];
  loadSeconds: number;
}

/** Loads the demo feeds, or so many generated listings, into an empty database. */
export async function loadListings(
  database: Database,
  config: AgencyConfig,
  which: 'demo' | number,
): Promise<LoadedListings> {
  await ensureReadModel(database, config);
  const started = performance.now();
  if (which === 'demo') for (const { feed } of demoFeeds()) await loadFeed(database, config, feedItems(feed));
  else await loadFeed(database, config, readFeed(Readable.from(generateFeed(which, 'fr'))));
  const loadSeconds = (performance.now() - started) / 1000;
  const found = await rows<{ id: number }>(database, sql`select id from listings order by md5(id::text)`);
  return { ids: found.map(({ id }) => id), loadSeconds };
}
