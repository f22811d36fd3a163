import { LRUCache } from 'lru-cache';
import { PreparedAnswer } from '../../../http/prepared-answer.ts';
import type { CurrentData, CurrentListings } from '../current-listings.ts';
import type { ListingData } from '../listing-data.ts';

/** What answers are made from. */
interface Versioned {
  version: number;
}

interface AnswerCacheOptions<Data extends Versioned> {
  /** The data to make answers from. */
  now: () => Promise<CurrentData<Data>>;
  /** Maximum memory of the cache in bytes, on V8's heap and off it. */
  maxBytes: number;
}

/** What a cache entry takes besides its bytes and its key; measured (`answer-cache.memory.test.ts`). */
const ENTRY_BYTES = 700;

/**
 * Cache of serialized answers. Each belongs to one version of the data, and is never returned after a change.
 */
export class AnswerCache<Data extends Versioned = ListingData> {
  readonly #options: AnswerCacheOptions<Data>;
  readonly #kept: LRUCache<string, PreparedAnswer<unknown>>;
  /** Pending computations, shared by concurrent requests for the same key. */
  readonly #making = new Map<string, Promise<PreparedAnswer<unknown>>>();
  #version = -1;

  constructor(options: AnswerCacheOptions<Data>) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ body }, key) => ENTRY_BYTES + body.length + 2 * key.length,
    });
  }

  /**
   * The answer of a key for the current data: cached, or computed by `make`. Errors are not cached. While newer data are read each answer
   * is computed, as its records may have changed, and says that it is outdated.
   */
  async get<Value>(key: string, make: (data: Data) => Promise<Value>): Promise<PreparedAnswer<Value>> {
    const { data, isOutdated } = await this.#now();
    const { version } = data;
    if (isOutdated) return new PreparedAnswer(await make(data), version).outdated();
    const kept = this.#kept.get(key) ?? this.#making.get(`${version} ${key}`) ?? this.#make(key, data, make);
    return (await kept) as PreparedAnswer<Value>;
  }

  /** The current data; outdated entries are evicted. */
  async data(): Promise<Data> {
    return (await this.#now()).data;
  }

  async #now(): Promise<CurrentData<Data>> {
    const now = await this.#options.now();
    if (now.data.version !== this.#version) this.#kept.clear();
    this.#version = now.data.version;
    return now;
  }

  get isHalfFull(): boolean {
    return this.#kept.calculatedSize > this.#options.maxBytes / 2;
  }

  #make(key: string, data: Data, make: (data: Data) => Promise<unknown>): Promise<PreparedAnswer<unknown>> {
    const { version } = data;
    const place = `${version} ${key}`;
    const making = make(data)
      .then((value) => {
        const answer = new PreparedAnswer(value, version);
        // If the data changed meanwhile, it is right for requests before the change only.
        if (this.#version === version) this.#kept.set(key, answer);
        return answer;
      })
      .finally(() => this.#making.delete(place));
    this.#making.set(place, making);
    return making;
  }
}

/** All answers of the demo site in four languages take a third of it. */
const MAX_BYTES = 96 * 1024 ** 2;

/** The answers that are made from listings. */
export const preparedAnswers = (listings: Pick<CurrentListings, 'now'>): AnswerCache =>
  new AnswerCache({ now: () => listings.now(), maxBytes: MAX_BYTES });
