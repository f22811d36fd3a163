import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compositionRefusals } from './checks/composition-refusals.ts';
import type { CompositionFile, UnchangingFile } from './composition-file.ts';
import type { LiveReleases } from './live-releases.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore, StoredVersion } from './release-store.ts';
import type { Buckets } from './canary.ts';
import type { Audience, FindComposition, Snapshot } from './snapshot.ts';

/** What a request is answered with other than all others. */
export interface Selection {
  /** In the place of the live versions of their apps. */
  releases: readonly StoredVersion[];
}

interface Options {
  live: Pick<LiveReleases, 'current' | 'compositionFile'>;
  store: Pick<ReleaseStore, 'open' | 'verify' | 'published'>;
  /** What is selected for a request; undefined: what is live. Without it all requests are answered with that. */
  select?: (request: IncomingMessage) => Selection | undefined;
  /** Which share of the visitors a request is of; without them nobody gets a canary. */
  buckets?: Pick<Buckets, 'of'>;
  now?: () => number;
}

/** Sets that are kept besides the live one; the one that was not asked for the longest goes first. */
const MOST_SETS = 20;
/** Versions that were found to be whole. */
const MOST_VERIFIED = 200;
/** ms until a set that could not be made is tried again. */
const RETRY_AFTER = 1_000;
/** ms after which it is looked whether the versions of a set are still published. */
const LOOK_EVERY = 10_000;

interface KnownSet {
  made: Promise<Snapshot>;
  lookedAt: number;
}

/**
 * The one place that says which set of releases a request is answered with: the live one, that of the canary for a share of the visitors,
 * or that with other versions of some apps, which are fetched and checked when they are first asked for.
 */
export class Compositions implements FindComposition {
  readonly #options: Options;
  /** By what was selected and the live set that it is beside. */
  readonly #sets = new LRUCache<string, KnownSet>({ max: MOST_SETS });
  readonly #verified = new LRUCache<string, true>({ max: MOST_VERIFIED });

  constructor(options: Options) {
    this.#options = options;
  }

  async for(request: IncomingMessage): Promise<Snapshot> {
    const { live, select, buckets } = this.#options;
    const selection = select?.(request);
    const snapshot = await live.current();
    if (selection) return this.#findSet(selection, snapshot);
    const { canary } = snapshot;
    return canary && buckets && buckets.of(request) < canary.percent ? canary.set : snapshot;
  }

  /** The file that tells browsers of a set, or its import map: of what was selected for this request, or of one that is or was live for all. */
  async file(
    path: string,
    request: IncomingMessage,
  ): Promise<{ file: UnchangingFile; audience: Audience } | undefined> {
    const { live, select } = this.#options;
    const selection = select?.(request);
    const own = selection && (await this.#findSet(selection, await live.current()));
    for (const candidate of Object.values<CompositionFile>(own?.compositionFiles ?? {})) {
      const ofSelection = candidate.find(path);
      if (ofSelection) return { file: ofSelection, audience: own!.audience };
    }
    const file = await live.compositionFile(path);
    return file && { file, audience: 'all' };
  }

  async #findSet({ releases }: Selection, live: Snapshot): Promise<Snapshot> {
    const versions = releases.map(versionKey).sort();
    const key = [live.id, ...versions].join(' ');
    const known = this.#sets.get(key);
    if (known && (await this.#isPublished(known, releases))) return known.made;
    const made = this.#make(releases, live);
    this.#sets.set(key, { made, lookedAt: this.#now() });
    // A store that was away, or files that were missing, may be back.
    made.catch(() =>
      setTimeout(() => this.#sets.peek(key)?.made === made && this.#sets.delete(key), RETRY_AFTER).unref(),
    );
    return made;
  }

  /** Whether its versions are still there, as far as the store can be asked. */
  async #isPublished(set: KnownSet, releases: readonly StoredVersion[]): Promise<boolean> {
    if (this.#now() < set.lookedAt + LOOK_EVERY) return true;
    set.lookedAt = this.#now();
    const published = await this.#options.store.published().catch(() => undefined);
    const removed = releases.filter(
      ({ app, version }) => published && !published.get(app)?.some((one) => one.version === version),
    );
    for (const version of removed) this.#verified.delete(versionKey(version));
    return removed.length === 0;
  }

  #now = () => (this.#options.now ?? Date.now)();

  async #make(wanted: readonly StoredVersion[], live: Snapshot): Promise<Snapshot> {
    const stored = await Promise.all(wanted.map((version) => this.#openWhole(version)));
    const set = live.with(stored, 'holder');
    const apps = wanted.map(({ app }) => app);
    const refusals = compositionRefusals(set.releases, { slots: set.composition.slots, gateways: [] }).filter(
      (refusal) => refusal.apps.some((app) => apps.includes(app)),
    );
    if (refusals.length) throw new ReleaseRefused(refusals);
    return set;
  }

  async #openWhole(wanted: StoredVersion) {
    const { app, version } = wanted;
    const { store } = this.#options;
    if (!this.#verified.has(versionKey(wanted))) {
      const refusals = await store.verify(app, version);
      if (refusals.length) throw new ReleaseRefused(refusals);
      this.#verified.set(versionKey(wanted), true);
    }
    return store.open(app, version);
  }
}

const versionKey = ({ app, version }: StoredVersion) => `${app}@${version}`;
