import type { Registry, Release } from 'shared-kit/contracts/release';
import type { ReleaseStore } from './release-store.ts';
import { Snapshot } from './snapshot.ts';

interface Options {
  /** Apps that run from their development build, whatever the registry says. */
  development?: readonly string[];
  /** Told of a live release that cannot be read; its pages and widgets show their fallbacks. */
  report(fault: { app: string; version: string; error: unknown }): void;
  now?: () => number;
}

/** How long until something that could not be read is tried again, in ms. */
const RETRY_AFTER = 1_000;

/** What is live now: follows the registry from request to request, without restart. */
export class LiveReleases {
  readonly #store: ReleaseStore;
  readonly #options: Options;
  readonly #now: () => number;
  #stamp = '';
  #retryAt = Infinity;
  #current: Snapshot | undefined;
  #known = new Map<string, Release>();
  #reported = new Set<string>();

  constructor(store: ReleaseStore, options: Options) {
    this.#store = store;
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The snapshot for a request that begins now. Throws when no shell is live. */
  current(): Snapshot {
    const stamp = this.#stampNow();
    if (!this.#current || stamp !== this.#stamp || this.#now() >= this.#retryAt) this.#follow(stamp);
    return this.#current!;
  }

  /** Takes what the registry says now; when nothing could be rendered with it, the site stays as it was. */
  #follow(stamp: string) {
    this.#retryAt = Infinity;
    this.#stamp = stamp;
    try {
      const { releases, missing, slots } = this.#liveReleases();
      const next = new Snapshot(this.#store, releases, missing, this.#current, slots);
      if (this.#current) next.shell();
      this.#current = next;
      if (missing.length) this.#retryAt = this.#now() + RETRY_AFTER;
      else this.#reported.clear();
    } catch (error) {
      if (!this.#current || this.#options.development?.length) throw error;
      this.#report({ app: 'registry', version: stamp, error });
      this.#retryAt = this.#now() + RETRY_AFTER;
    }
  }

  #stampNow(): string {
    if (this.#options.development?.length) return `${Math.random()}`;
    try {
      return this.#store.registryStamp();
    } catch (error) {
      if (!this.#current) throw error;
      return 'no registry';
    }
  }

  #liveReleases(): { releases: Release[]; missing: string[]; slots: Registry['slots'] } {
    const { live, slots } = this.#store.readRegistry();
    const development = Object.fromEntries((this.#options.development ?? []).map((app) => [app, 'dev']));
    const versions = Object.entries({ ...live, ...development });
    const read = versions.map(([app, version]) => ({ app, version, release: this.#read(app, version) }));
    const releases = read.flatMap(({ release }) => release ?? []);
    this.#known = new Map(releases.map((release) => [keyOf(release.name, release.version), release]));
    return { releases, missing: read.filter(({ release }) => !release).map(({ app }) => app), slots };
  }

  #read(app: string, version: string): Release | undefined {
    const known = version === 'dev' ? undefined : this.#known.get(keyOf(app, version));
    if (known) return known;
    try {
      return this.#store.readRelease(app, version);
    } catch (error) {
      this.#report({ app, version, error });
      return undefined;
    }
  }

  /** Says the same thing once, however often it is tried again. */
  #report(fault: { app: string; version: string; error: unknown }) {
    const key = keyOf(fault.app, fault.version);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#options.report(fault);
  }
}

const keyOf = (app: string, version: string) => `${app}@${version}`;
