import { setTimeout } from 'node:timers/promises';
import { sql } from '../src/database/drizzle.ts';
import { exampleConfig } from '../testing/example-agency.ts';
import type { Database } from '../src/database/database.ts';
import { currentListings } from '../src/catalogue/listings/read-listing-data.ts';
import { ensureReadModel } from '../src/catalogue/listings/read-model/ensure-read-model.ts';
import { listingSearcher } from '../src/catalogue/listings/search/search-listings.ts';
import { fillReadModel } from './fill-read-model.ts';
import { searchMix } from './search-mix.ts';

interface ReadingBench {
  listings: number;
  /** Until all listings are read into memory: at a start, and after an import, while searches are answered. */
  start: Reading;
  afterImport: Reading;
  /** In ms, of searches while the listings of an import are read. */
  slowestSearch: number;
  medianSearch: number;
  /** Of the first search with the new listings. */
  firstSearch: number;
}

interface Reading {
  seconds: number;
  /** Processor time of this process; that of PostgreSQL is not in it. */
  cpuSeconds: number;
}

/** Between two searches, in ms. */
const PAUSE = 50;

/** Reads so many listings into memory while searches go on. The database must be empty. */
export async function benchReading(database: Database, listings: number): Promise<ReadingBench> {
  const config = exampleConfig();
  await ensureReadModel(database, config);
  await fillReadModel(database, config, listings);
  const current = currentListings(database, config);
  const searcher = listingSearcher(database, config);
  const mix = searchMix(1_000);
  let next = 0;
  const search = async () => {
    const began = performance.now();
    await searcher.search(mix[next++ % mix.length]!, (await current.now()).data);
    return performance.now() - began;
  };

  const start = await timed(() => current.whole());
  for (let warm = 0; warm < 200; warm++) await search();
  await database.execute(sql`update read_model set version = version + 1`);
  const times: number[] = [];
  let isRead = false;
  const afterImport = timed(() => current.whole()).finally(() => (isRead = true));
  while (!isRead) {
    times.push(await search());
    await setTimeout(PAUSE);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    listings,
    start,
    afterImport: await afterImport,
    slowestSearch: sorted.at(-1) ?? 0,
    medianSearch: sorted[sorted.length >> 1] ?? 0,
    firstSearch: await search(),
  };
}

async function timed(work: () => Promise<unknown>): Promise<Reading> {
  const began = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 };
}
