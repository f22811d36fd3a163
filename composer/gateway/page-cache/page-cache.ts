import type { Encoding } from '../encodings/encodings.ts';
import { LRUCache } from 'lru-cache';
import { CachedPage } from './cached-page.ts';
import type { Body, StateFile } from './cached-page.ts';
import { PageStore } from './page-store.ts';
import { SharedRendering } from './shared-rendering.ts';
import type { NoSharedPage } from './shared-rendering.ts';

/** What all that is cached was made from: another set of releases or another state of the content is another epoch. */
export interface Epoch {
  /** Number of the set of live releases. */
  releases: number;
  /** Number of the state of the API's content. Both only increase. */
  content: number;
}

/** A page that was just rendered, and that others may get. */
export type Made = Pick<CachedPage, 'headers'> & {
  markup: Buffer;
  /** What is in a file beside it. */
  state?: StateFile | undefined;
};

interface Options {
  /** Bound of all that is cached, in bytes; 0 caches nothing. */
  bytes: number;
  now?: () => number;
}

/** From this age a page is rendered anew, in ms, though nothing that is known of has changed: an open day may have ended. */
const RENEW_AFTER = 60_000;

/** For so long after that others get the old page while one visitor waits for the new one, in ms. */
const USABLE_OLD = 600_000;

/** Keys whose page was of no use to others: who asks for such a page does not wait for somebody else's. */
const MOST_UNSHARED = 2_000;

/** Share of the memory for states of pages that browsers have, whether or not the page is still the same. */
const STATES = 0.125;

/** Pages that wait to be compressed better: more would keep a core busy for long. */
const MOST_WAITING = 20;

/** Figures for metrics. */
export interface CacheFigures {
  bytes: number;
  pages: number;
}

/**
 * Whole pages in memory, for all visitors: at most one rendering of a page at a time, and nothing of one epoch is given in another.
 * What may be cached is for the caller to say: `#forAll` of `pages/page-answers.ts`.
 */
export class PageCache {
  readonly #store: PageStore;
  /** By their hashes: they outlive the epoch, as the pages in browsers do. */
  readonly #states: LRUCache<string, StateFile>;
  readonly #now: () => number;
  readonly isOn: boolean;
  #epoch: Epoch = { releases: -1, content: -1 };
  #rendering = new Map<string, SharedRendering>();
  #unshared = new Set<string>();
  /** Keys of pages that one visitor is about to have rendered anew. */
  #due = new Set<string>();
  /** Compresses pages better. */
  readonly #improve = new OneByOne();
  readonly #improving = new Set<CachedPage>();

  constructor({ bytes, now = Date.now }: Options) {
    const ofStates = Math.max(1, Math.floor(bytes * STATES));
    this.#store = new PageStore(bytes - ofStates);
    this.#states = new LRUCache({ maxSize: ofStates, sizeCalculation: (state) => state.bytes });
    this.#now = now;
    this.isOn = bytes > 0;
  }

  get figures(): CacheFigures {
    return { bytes: this.#store.bytes + this.#states.calculatedSize, pages: this.#store.count };
  }

  /** The page for a visitor who asks now; undefined when it has to be rendered, be it because it is old: others get the old one meanwhile. */
  find(epoch: Epoch, key: string): CachedPage | undefined {
    if (!this.#enter(epoch)) return undefined;
    const page = this.#store.read(key);
    if (!page) return undefined;
    this.#improveLater(key, page);
    if (this.#now() < page.renewAt) return page;
    if (this.#now() >= page.usableUntil) return undefined;
    page.renewAt = this.#now() + RENEW_AFTER;
    this.#due.add(key);
    return undefined;
  }

  /** The page as it is cached, however old: for one that could not be rendered anew. */
  findLast(epoch: Epoch, key: string): CachedPage | undefined {
    return this.#enter(epoch) ? this.#store.peek(key) : undefined;
  }

  /**
   * Renders a page once for all who ask for it meanwhile. Where the visitor who has it rendered leaves before their turn, the next one does.
   * @returns undefined when the caller has to render for itself, or has done so
   */
  async share(
    epoch: Epoch,
    key: string,
    render: () => Promise<Made | NoSharedPage>,
  ): Promise<CachedPage | undefined> {
    const make = async () => {
      const made = await render();
      return typeof made === 'string' ? this.#unmade(epoch, key, made) : this.#add(epoch, key, made);
    };
    const isShared = this.#enter(epoch) && !this.#unshared.has(key);
    const rendering = isShared ? this.#rendering.get(key) : undefined;
    if (rendering) return pageOrNone(await rendering.join(make));
    // Somebody else may have rendered it between the visitor's request and now.
    const there = isShared && !this.#due.delete(key) ? this.#store.peek(key) : undefined;
    if (there && this.#now() < there.renewAt) return there;
    return pageOrNone(await (isShared ? this.#newRendering(key).lead(make) : make()));
  }

  /** The page in an encoding. */
  async encode(key: string, page: CachedPage, encoding: Encoding): Promise<Body> {
    const known = page.body(encoding);
    if (known) return known;
    const body = await page.make(encoding);
    if (encoding !== 'identity') page.dropPlain();
    this.#store.resize(key, page);
    // The visitor does not wait for what the page needs later.
    if (page.state) this.encodeState(page.state, encoding).catch(() => {});
    return body;
  }

  /** The state of a page that a browser has. */
  state(hash: string): StateFile | undefined {
    return this.#states.get(hash);
  }

  async encodeState(state: StateFile, encoding: Encoding): Promise<Body> {
    const body = await state.make(encoding);
    if (encoding !== 'identity') state.dropPlain();
    // Set alone would not weigh the same state again.
    this.#states.delete(state.hash);
    this.#states.set(state.hash, state);
    return body;
  }

  #newRendering(key: string): SharedRendering {
    const rendering = new SharedRendering(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #unmade(epoch: Epoch, key: string, why: NoSharedPage): NoSharedPage {
    if (why === 'not for all' && this.#enter(epoch)) this.#store.delete(key);
    if (why !== 'left') this.#noteUnshared(key);
    return why;
  }

  #add(epoch: Epoch, key: string, { markup, headers, state }: Made): CachedPage {
    const renewAt = this.#now() + RENEW_AFTER;
    const usableUntil = renewAt + USABLE_OLD;
    const made = new CachedPage(markup, headers, { renewAt, usableUntil, state });
    // Of an epoch that has ended meanwhile: good for those who asked in it, and for nobody later.
    if (!this.#enter(epoch)) return made;
    const before = this.#store.peek(key);
    this.#unshared.delete(key);
    if (before?.etag === made.etag) return Object.assign(before, { renewAt, usableUntil });
    this.#store.set(key, made);
    return made;
  }

  /** Drops what belongs to an earlier epoch. False for an epoch that has ended: a request that began in it is slow. */
  #enter({ releases, content }: Epoch): boolean {
    const now = this.#epoch;
    if (releases === now.releases && content === now.content) return true;
    if (releases < now.releases || content < now.content) return false;
    this.#epoch = { releases, content };
    this.#store.clear();
    this.#rendering = new Map();
    this.#unshared = new Set();
    this.#due = new Set();
    return true;
  }

  #improveLater(key: string, page: CachedPage) {
    if (!page.isImprovable || this.#improving.has(page) || this.#improve.waiting >= MOST_WAITING) return;
    this.#improving.add(page);
    this.#improve.add(async () => {
      try {
        if (this.#store.peek(key) !== page) return;
        await page.improve();
        this.#store.resize(key, page);
      } finally {
        this.#improving.delete(page);
      }
    });
  }

  #noteUnshared(key: string) {
    if (this.#unshared.size >= MOST_UNSHARED) this.#unshared.clear();
    this.#unshared.add(key);
  }
}

const pageOrNone = (page: CachedPage | NoSharedPage) => (typeof page === 'string' ? undefined : page);

/** Does work one piece after the other, in the order in which it was handed in; what fails keeps nothing else from being done. */
class OneByOne {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Pieces that are not done yet. */
  get waiting(): number {
    return this.#waiting;
  }

  add(work: () => Promise<void>): void {
    this.#waiting++;
    this.#last = this.#last
      .then(work)
      .catch(() => {})
      .finally(() => void this.#waiting--);
  }
}
