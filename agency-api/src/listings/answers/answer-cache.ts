import { LRUCache } from 'lru-cache';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import type { DataVersion } from '../data-version.ts';

export interface AnswerCacheOptions {
  /** The current version of the data. */
  now: () => Promise<DataVersion>;
  /** IDs of the pictures whose colour was measured after the given version of the colours. */
  coloursSince: (colours: number) => Promise<string[]>;
  /** Approximate maximum size of the cache in bytes. */
  maxBytes: number;
}

interface Kept {
  answer: PreparedAnswer<unknown>;
  pictureIds: Set<string>;
}

/** Overhead of a cache entry besides its bytes and its key, and of each picture in it. */
const ENTRY_BYTES = 500;
const PICTURE_BYTES = 80;

/**
 * Cache of serialized answers. Each belongs to one version of the data, and is never returned after a change. A measured colour
 * evicts only the answers that show its picture.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions;
  readonly #kept: LRUCache<string, Kept>;
  /** Pending computations, shared by concurrent requests for the same key. */
  readonly #making = new Map<string, Promise<PreparedAnswer<unknown>>>();
  #known: DataVersion = { version: -1, colours: 0 };
  #following: Promise<void> = Promise.resolve();

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ answer, pictureIds }, key) =>
        ENTRY_BYTES + answer.body.length + 2 * key.length + PICTURE_BYTES * pictureIds.size,
    });
  }

  /** The answer of a key for the current data: cached, or computed by `make`. Errors are not cached. */
  async get<Value>(key: string, make: (version: number) => Promise<Value>): Promise<PreparedAnswer<Value>> {
    await this.#follow(await this.#options.now());
    const kept = this.#kept.get(key);
    if (kept) return kept.answer as PreparedAnswer<Value>;
    const { version, colours } = this.#known;
    const place = `${version} ${colours} ${key}`;
    const making = this.#making.get(place) ?? this.#make(key, place, () => make(version));
    return making as Promise<PreparedAnswer<Value>>;
  }

  /** Cached for the current data; outdated entries are evicted. */
  async version(): Promise<number> {
    await this.#follow(await this.#options.now());
    return this.#known.version;
  }

  get isHalfFull(): boolean {
    return this.#kept.calculatedSize > this.#options.maxBytes / 2;
  }

  #make(key: string, place: string, make: () => Promise<unknown>): Promise<PreparedAnswer<unknown>> {
    const { version, colours } = this.#known;
    const making = make()
      .then((value) => {
        const answer = new PreparedAnswer(value);
        // If the data changed meanwhile, it is right for requests before the change only.
        if (isSame(this.#known, { version, colours }))
          this.#kept.set(key, { answer, pictureIds: picturesIn(answer) });
        return answer;
      })
      .finally(() => this.#making.delete(place));
    this.#making.set(place, making);
    return making;
  }

  /** Evicts outdated entries; callers run in sequence, so that none gets an answer before it is checked. */
  async #follow(now: DataVersion): Promise<void> {
    if (isSame(now, this.#known)) return;
    this.#following = this.#following.catch(() => {}).then(() => this.#dropOutdated(now));
    await this.#following;
  }

  async #dropOutdated(now: DataVersion): Promise<void> {
    const { version, colours } = this.#known;
    if (isSame(now, this.#known)) return;
    if (now.version !== version || now.colours < colours) this.#kept.clear();
    else await this.#dropPictures(colours);
    this.#known = now;
  }

  async #dropPictures(since: number): Promise<void> {
    const measured = new Set(await this.#options.coloursSince(since));
    for (const [key, { pictureIds }] of this.#kept.entries()) {
      if ([...pictureIds].some((id) => measured.has(id))) this.#kept.delete(key);
    }
  }
}

const isSame = (a: DataVersion, b: DataVersion) => a.version === b.version && a.colours === b.colours;

/** IDs of the pictures in an answer, found by their addresses. */
function picturesIn({ body }: PreparedAnswer<unknown>): Set<string> {
  const addresses = body.toString('latin1').matchAll(/"\/media\/([\w-]+)"/g);
  return new Set(Array.from(addresses, ([, id]) => id!));
}
