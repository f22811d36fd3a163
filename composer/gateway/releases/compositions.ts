import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compositionRefusals } from './checks/composition-refusals.ts';
import type { CompositionFile } from './composition-file.ts';
import type { LiveReleases } from './live-releases.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore, StoredVersion } from './release-store.ts';
import type { Audience, FindComposition, Snapshot } from './snapshot.ts';

/** What a request is answered with other than all others. */
export interface Selection {
  /** In the place of the live versions of their apps. */
  releases: readonly StoredVersion[];
  audience: Exclude<Audience, 'all'>;
}

interface Options {
  live: Pick<LiveReleases, 'current' | 'compositionFile'>;
  store: Pick<ReleaseStore, 'open' | 'verify'>;
  /** What is selected for a request; undefined: what is live. Without it all requests are answered with that. */
  select?: (request: IncomingMessage) => Selection | undefined;
}

/** Sets that are kept besides the live one; the one that was not asked for the longest goes first. */
const MOST_SETS = 20;
/** Versions that were found to be whole. */
const MOST_VERIFIED = 200;
/** ms until a set that could not be made is tried again. */
const RETRY_AFTER = 1_000;

/**
 * The one place that says which set of releases a request is answered with: the live one, or that with other versions of some apps, which
 * are fetched and checked when they are first asked for, as when they are promoted.
 */
export class Compositions implements FindComposition {
  readonly #options: Options;
  /** By what was selected and the live set that it is beside. */
  readonly #sets = new LRUCache<string, Promise<Snapshot>>({ max: MOST_SETS });
  readonly #verified = new LRUCache<string, true>({ max: MOST_VERIFIED });

  constructor(options: Options) {
    this.#options = options;
  }

  async for(request: IncomingMessage): Promise<Snapshot> {
    const { live, select } = this.#options;
    const selection = select?.(request);
    const snapshot = await live.current();
    return selection ? this.#setOf(selection, snapshot) : snapshot;
  }

  /** The file that tells browsers of a set: of what was selected for this request, or of one that is or was live for all. */
  async file(
    path: string,
    request: IncomingMessage,
  ): Promise<{ file: CompositionFile; audience: Audience } | undefined> {
    const { live, select } = this.#options;
    const selection = select?.(request);
    const own = selection && (await this.#setOf(selection, await live.current()));
    const ofSelection =
      own && Object.values<CompositionFile>(own.compositionFiles).find((file) => file.path === path);
    if (ofSelection) return { file: ofSelection, audience: own.audience };
    const file = await live.compositionFile(path);
    return file && { file, audience: 'all' };
  }

  #setOf({ releases, audience }: Selection, live: Snapshot): Promise<Snapshot> {
    const versions = releases.map(versionKey).sort();
    const key = [audience, live.id, ...versions].join(' ');
    const known = this.#sets.get(key);
    if (known) return known;
    const made = this.#make(releases, audience, live);
    this.#sets.set(key, made);
    // A store that was away, or files that were missing, may be back.
    made.catch(() =>
      setTimeout(() => this.#sets.peek(key) === made && this.#sets.delete(key), RETRY_AFTER).unref(),
    );
    return made;
  }

  async #make(wanted: readonly StoredVersion[], audience: Audience, live: Snapshot): Promise<Snapshot> {
    const stored = await Promise.all(wanted.map((version) => this.#openWhole(version)));
    const set = live.with(stored, audience);
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
