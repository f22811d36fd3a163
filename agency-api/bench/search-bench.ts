import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import { exampleConfig } from '../testing/example-agency.ts';
import type { AgencyConfig } from '../src/configuration/agency-config.ts';
import type { Database } from '../src/database/database.ts';
import { loadFeed } from '../src/catalogue/import/load-feed.ts';
import { readFeed } from '../src/catalogue/import/read-feed.ts';
import { ensureReadModel } from '../src/catalogue/listings/read-model/ensure-read-model.ts';
import { currentListings } from '../src/catalogue/listings/read-listing-data.ts';
import type { CurrentListings } from '../src/catalogue/listings/current-listings.ts';
import { listingSearcher } from '../src/catalogue/listings/search/search-listings.ts';
import { suggestionFinder } from '../src/catalogue/listings/suggestions/find-suggestions.ts';
import { generateFeed } from './generated-feed.ts';
import { furtherMix, searchMix, textMix, typedTexts, worstMix } from './search-mix.ts';

/** Milliseconds. */
interface Latency {
  p50: number;
  p95: number;
  p99: number;
}

export interface SearchBench {
  listings: number;
  loadSeconds: number;
  /** Peak memory of this process; the database is another. */
  peakMemoryMegabytes: number;
  /** CPU time of this process while loading, in seconds. */
  loadCpuSeconds: number;
  /** The first search after a start, which reads all listings into memory. */
  firstMilliseconds: number;
  /** Memory of this process that this search took for good: the listings, column by column, with their texts. */
  keptMegabytes: number;
  /** Page + count + all counts of the usual searches: by towns, types, rooms, prices. */
  usual: Latency;
  /** Searches by further filters, and the worst ones. */
  further: Latency;
  worst: Latency;
  /** Typed texts. */
  texts: Latency;
  suggestions: Latency;
  /** Memory of this process after all searches. */
  memoryMegabytes: number;
}

const LANGUAGE: Language = 'fr';
const SEARCHES = 1_500;
/** Of each other kind. */
const FEWER = 300;

/** Loads generated listings as a feed and measures searches in sequence. The database must be empty. */
export async function benchSearch(database: Database, listings: number): Promise<SearchBench> {
  const config = exampleConfig();
  await ensureReadModel(database, config);
  const started = performance.now();
  const before = process.cpuUsage();
  await loadFeed(database, config, readFeed(Readable.from(generateFeed(listings, LANGUAGE))));
  const { user, system } = process.cpuUsage(before);
  const loadSeconds = (performance.now() - started) / 1000;
  const peakMemoryMegabytes = process.resourceUsage().maxRSS / 1024;
  await database.execute('analyze');

  const current = currentListings(database, config);
  const searcher = listingSearcher(database, config);
  const act = async (search: ListingSearch) => searcher.search(search, await current.whole());
  const mix = searchMix(SEARCHES);
  const beforeFirst = usedMegabytes();
  const first = await latencies(mix.slice(0, 1), act);
  const keptMegabytes = usedMegabytes() - beforeFirst;
  await latencies(mix.slice(0, 100), act);
  return {
    listings,
    loadSeconds,
    loadCpuSeconds: (user + system) / 1e6,
    peakMemoryMegabytes,
    firstMilliseconds: first.p50,
    keptMegabytes,
    usual: await latencies(mix, act),
    further: await latencies(furtherMix(FEWER), act),
    worst: await latencies(worstMix(FEWER), act),
    texts: await latencies(textMix(FEWER), act),
    suggestions: await benchSuggestions(database, config, current),
    memoryMegabytes: process.memoryUsage().rss / 1024 ** 2,
  };
}

/** What is in use, without what only waits to be collected. */
function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 ** 2;
}

/** The first one makes what can be suggested ready, as after each import. */
async function benchSuggestions(
  database: Database,
  config: AgencyConfig,
  current: CurrentListings,
): Promise<Latency> {
  const suggest = suggestionFinder(database, config);
  const ask = async (text: string) => suggest({ lang: LANGUAGE, goal: 0, text }, await current.whole());
  await ask('namur');
  return latencies(typedTexts(FEWER), ask);
}

async function latencies<Item>(items: Item[], act: (item: Item) => Promise<unknown>): Promise<Latency> {
  const taken: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await act(item);
    taken.push(performance.now() - started);
  }
  const sorted = taken.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
