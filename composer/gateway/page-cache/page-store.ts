import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';

/** Share of the memory for pages that were asked for once. */
const NEWCOMERS = 0.2;

/**
 * Pages by their keys, bounded by all that they take. Those that were asked for once share a small part of the memory: a flood of
 * different addresses drops only them. A second request takes a page among those that are read, of which the longest unread goes first,
 * and back among those that were asked for once.
 */
export class PageStore {
  readonly #newcomers: LRUCache<string, CachedPage>;
  readonly #read: LRUCache<string, CachedPage>;

  /** @param bytes bound of all that is cached */
  constructor(bytes: number) {
    const sizeCalculation = (page: CachedPage, key: string) => page.bytes + key.length * 2;
    const newcomers = Math.max(1, Math.floor(bytes * NEWCOMERS));
    this.#newcomers = new LRUCache({ maxSize: newcomers, sizeCalculation });
    this.#read = new LRUCache({
      maxSize: Math.max(1, bytes - newcomers),
      sizeCalculation,
      dispose: (page, key, reason) => {
        if (reason === 'evict') this.#newcomers.set(key, page);
      },
    });
  }

  /** A page, without counting it as a request. */
  peek(key: string): CachedPage | undefined {
    return this.#read.peek(key) ?? this.#newcomers.peek(key);
  }

  /** The page that a visitor asks for; from now on it is one of those that are read. */
  read(key: string): CachedPage | undefined {
    const known = this.#read.get(key);
    if (known) return known;
    const page = this.#newcomers.get(key);
    if (!page) return undefined;
    this.#newcomers.delete(key);
    this.#read.set(key, page);
    return page;
  }

  /** Keeps a page in its place, or among those that were asked for once. */
  set(key: string, page: CachedPage): void {
    (this.#read.has(key) ? this.#read : this.#newcomers).set(key, page);
  }

  /** Takes into account that a page takes more or less memory than before; nothing if it is no longer cached. */
  resize(key: string, page: CachedPage): void {
    for (const store of [this.#read, this.#newcomers]) {
      if (store.peek(key) !== page) continue;
      // Set alone would not weigh the same page again.
      store.delete(key);
      store.set(key, page);
    }
  }

  delete(key: string): void {
    this.#read.delete(key);
    this.#newcomers.delete(key);
  }

  clear(): void {
    this.#read.clear();
    this.#newcomers.clear();
  }

  get bytes(): number {
    return this.#read.calculatedSize + this.#newcomers.calculatedSize;
  }

  get count(): number {
    return this.#read.size + this.#newcomers.size;
  }
}
