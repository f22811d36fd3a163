import { LRUCache } from 'lru-cache';

/** Characters of markup and keys at most: some hundred cards. */
const ROOM = 4_000_000;

/** Markup that pages of one set of releases share, rendered once; what no page asked for lately makes room. */
export class MarkupCache {
  readonly #kept: LRUCache<string, string>;

  constructor(room = ROOM) {
    this.#kept = new LRUCache({
      maxSize: room,
      sizeCalculation: (markup, key) => markup.length + key.length,
    });
  }

  /** What `render` gave for this key before, or gives now; what it throws is not kept. */
  get(key: string, render: () => string): string {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const markup = render();
    this.#kept.set(key, markup);
    return markup;
  }
}
