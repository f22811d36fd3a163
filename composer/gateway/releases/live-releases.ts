import { LRUCache } from 'lru-cache';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '../../contract/release.ts';
import type { CompositionFile, UnchangingFile } from './composition-file.ts';
import type { LiveStore } from './release-store.ts';
import type { StoredRelease, SnapshotCanary } from './snapshot.ts';
import { Snapshot } from './snapshot.ts';

/** What is live, as the store says. */
interface LiveSet {
  releases: StoredRelease[];
  /** Live apps whose release cannot be read. */
  missing: string[];
  slots: Registry['slots'];
  /** Undefined also where its release cannot be read: all visitors get what is live. */
  canary: { release: StoredRelease; percent: number } | undefined;
  /** Whether all of it could be read. */
  isWhole: boolean;
}

interface Options {
  /** Runs the shell of a snapshot before any page is rendered with it. Rejects when it cannot run. */
  start(snapshot: Snapshot): Promise<void>;
  /** Told of a live release that cannot be read; its pages and widgets show their fallbacks. */
  report(fault: { app: string; version: string; error: unknown }): void;
  /** Told of each set of releases that is live from now on. */
  onLive?: ((snapshot: Snapshot) => void) | undefined;
  /** Shows what is wrong with a new set of releases instead of what was live before: for who develops one of them. */
  showsFaults?: boolean;
  now?: () => number;
}

/** How long until something that could not be read is tried again, in ms. */
const RETRY_AFTER = 1_000;

/** Files of sets of releases that visitors may still ask for, one per language: their page is older than the last flips. */
const KEPT_FILES = 200;

/** What is live now: follows the registry from request to request, without restart. */
export class LiveReleases {
  readonly #store: LiveStore;
  readonly #options: Options;
  readonly #now: () => number;
  #stamp = '';
  #retryAt = Infinity;
  #current: Snapshot | undefined;
  /** What the current snapshot was made of. */
  #set: LiveSet | undefined;
  #following: Promise<void> | undefined;
  #failure: unknown;
  readonly #files = new LRUCache<string, CompositionFile>({ max: KEPT_FILES });
  #known = new Map<string, StoredRelease>();
  #reported = new Set<string>();

  constructor(store: LiveStore, options: Options) {
    this.#store = store;
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The snapshot for a request that begins now. Rejects when no shell is live that runs. */
  async current(): Promise<Snapshot> {
    for (;;) {
      // A request that comes while a new shell is tried waits for the outcome.
      if (this.#following) await this.#following;
      const stamp = await this.#stampNow();
      if (stamp === this.#stamp && !this.#following && this.#now() < this.#retryAt) break;
      this.#following ??= this.#follow(stamp).finally(() => (this.#following = undefined));
    }
    if (!this.#current) throw this.#failure;
    return this.#current;
  }

  /** The version of each app that requests of now are served with. */
  get versions(): Record<string, string> {
    return Object.fromEntries(this.#current?.apps.map(({ name, version }) => [name, version]) ?? []);
  }

  /** What a share of the visitors is served with instead. */
  get canary(): SnapshotCanary | undefined {
    return this.#current?.canary;
  }

  /** The file that tells browsers of a set of releases which is live now, or was lately, or its import map. */
  async compositionFile(path: string): Promise<UnchangingFile | undefined> {
    const known = this.#findFile(path);
    if (known) return known;
    // Another gateway may have rendered the page with releases that this one has not looked for yet.
    await this.#stampNow(true);
    await this.current();
    return this.#findFile(path);
  }

  #findFile(path: string): UnchangingFile | undefined {
    const file = this.#files.get(path);
    if (file) return file;
    for (const other of this.#files.values()) {
      const found = other.find(path);
      if (found) return found;
    }
    return undefined;
  }

  /** Takes what the registry says now; when nothing could be rendered with it, the site stays as it was. */
  async #follow(stamp: string): Promise<void> {
    this.#retryAt = Infinity;
    this.#stamp = stamp;
    try {
      const set = await this.#liveReleases();
      // Another snapshot would drop all pages that are kept.
      if (!this.#current || !isDeepStrictEqual(set, this.#set)) await this.#replace(set);
      if (!set.isWhole) this.#retryAt = this.#now() + RETRY_AFTER;
      else this.#reported.clear();
    } catch (error) {
      if (this.#options.showsFaults) this.#current = undefined;
      this.#report({ app: 'registry', version: stamp, error });
      this.#failure = error;
      this.#retryAt = this.#now() + RETRY_AFTER;
    }
  }

  async #replace(set: LiveSet): Promise<void> {
    const next = new Snapshot(set.releases, set.missing, set.slots, 'all', set.canary);
    if (next.shellRevision !== this.#current?.shellRevision) await this.#options.start(next);
    this.#current = next;
    for (const { compositionFiles } of [next, ...(next.canary ? [next.canary.set] : [])])
      for (const file of Object.values(compositionFiles)) this.#files.set(file.path, file);
    this.#set = set;
    this.#options.onLive?.(next);
  }

  async #stampNow(fresh?: boolean): Promise<string> {
    try {
      return await this.#store.registryStamp(fresh);
    } catch (error) {
      if (!this.#current) throw error;
      return 'the store cannot be reached';
    }
  }

  async #liveReleases(): Promise<LiveSet> {
    const { live, slots, canary } = await this.#store.readRegistry();
    const read = await Promise.all(
      Object.entries(live).map(async ([app, version]) => ({ app, stored: await this.#read(app, version) })),
    );
    const releases = read.flatMap(({ stored }) => stored ?? []);
    const tried = canary && (await this.#read(canary.app, canary.version));
    this.#known = new Map(
      [...releases, ...(tried ? [tried] : [])]
        .filter(({ changed }) => changed === undefined)
        .map((stored) => [toKey(stored.release.name, stored.release.version), stored]),
    );
    const missing = read.filter(({ stored }) => !stored).map(({ app }) => app);
    return {
      releases,
      missing,
      slots,
      isWhole: missing.length === 0 && !canary === !tried,
      canary: canary && tried && { release: tried, percent: canary.percent },
    };
  }

  async #read(app: string, version: string): Promise<StoredRelease | undefined> {
    const known = this.#known.get(toKey(app, version));
    if (known) return known;
    try {
      return await this.#store.open(app, version);
    } catch (error) {
      this.#report({ app, version, error });
      return undefined;
    }
  }

  /** Says the same thing once, however often it is tried again. */
  #report(fault: { app: string; version: string; error: unknown }) {
    const key = toKey(fault.app, fault.version);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#options.report(fault);
  }
}

const toKey = (app: string, version: string) => `${app}@${version}`;
