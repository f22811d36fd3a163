import { Readable } from 'node:stream';
import type { ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import { exampleConfig } from '../testing/example-agency.ts';
import type { AgencyConfig } from '../src/content/agency-config.ts';
import type { Database } from '../src/database/database.ts';
import { loadFeed } from '../src/import/load-feed.ts';
import { readFeed } from '../src/import/read-feed.ts';
import { ensureReadModel } from '../src/listings/read-model/ensure-read-model.ts';
import { listingSearcher, type ListingSearcher } from '../src/listings/search/search-listings.ts';
import { suggestionFinder } from '../src/listings/suggestions/find-suggestions.ts';
import { vocabularySource, type Vocabulary } from '../src/listings/vocabulary/vocabulary.ts';
import { generateFeed } from './generated-feed.ts';
import { furtherMix, searchMix, typedTexts, worstMix } from './search-mix.ts';

/** Milliseconds. */
interface Latency {
  p50: number;
  p95: number;
  p99: number;
}

export interface SearchBench {
  listings: number;
  loadSeconds: number;
  /** Peak memory of this process, which includes PGlite but not PostgreSQL. */
  peakMemoryMegabytes: number;
  /** Page + count + counts per town and type, without cache. */
  cold: Latency;
  /** The same mix with the cache of counts, as in a running API. */
  warm: Latency;
  /** Searches by further filters, and the worst ones, without cache. */
  further: Latency;
  worst: Latency;
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
  await loadFeed(database, config, readFeed(Readable.from(generateFeed(listings, LANGUAGE))));
  const loadSeconds = (performance.now() - started) / 1000;
  const peakMemoryMegabytes = process.resourceUsage().maxRSS / 1024;
  await database.execute('analyze');

  const vocabularyNow = vocabularySource(database, config);
  const freshSearcher = () => listingSearcher(database, config);
  const searchWith = async (searcher: ListingSearcher, search: ListingSearch) =>
    searcher.search(search, await vocabularyNow());
  const mix = searchMix(SEARCHES);
  const running = freshSearcher();
  await latencies(mix.slice(0, 100), (search) => searchWith(freshSearcher(), search));
  return {
    listings,
    loadSeconds,
    peakMemoryMegabytes,
    cold: await latencies(mix, (search) => searchWith(freshSearcher(), search)),
    warm: await latencies(mix, (search) => searchWith(running, search)),
    further: await latencies(furtherMix(FEWER), (search) => searchWith(freshSearcher(), search)),
    worst: await latencies(worstMix(FEWER), (search) => searchWith(freshSearcher(), search)),
    suggestions: await benchSuggestions(database, config, vocabularyNow),
    memoryMegabytes: process.memoryUsage().rss / 1024 ** 2,
  };
}

/** The first one makes what can be suggested ready, as after each import. */
async function benchSuggestions(
  database: Database,
  config: AgencyConfig,
  vocabularyNow: () => Promise<Vocabulary>,
): Promise<Latency> {
  const suggest = suggestionFinder(database, config);
  const ask = async (text: string) => suggest({ lang: LANGUAGE, goal: 0, text }, await vocabularyNow());
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
