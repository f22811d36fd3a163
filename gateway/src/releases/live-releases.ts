import { statSync } from 'node:fs';
import path from 'node:path';
import type { Registry, Release } from 'shared-kit/contracts/release';
import type { ReleaseStore } from './release-store.ts';
import { Snapshot } from './snapshot.ts';

interface Options {
  /** Apps that run from their development build, whatever the registry says. */
  development?: readonly string[];
  /** Runs the shell of a snapshot before any page is rendered with it. Rejects when it cannot run. */
  start(snapshot: Snapshot): Promise<void>;
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
  #following: Promise<void> | undefined;
  #failure: unknown;
  #known = new Map<string, Release>();
  #reported = new Set<string>();

  constructor(store: ReleaseStore, options: Options) {
    this.#store = store;
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The snapshot for a request that begins now. Rejects when no shell is live that runs. */
  async current(): Promise<Snapshot> {
    for (;;) {
      // A request that comes while a new shell is tried waits for the outcome.
      if (this.#following) await this.#following;
      const stamp = this.#stampNow();
      if (stamp === this.#stamp && this.#now() < this.#retryAt) break;
      this.#following ??= this.#follow(stamp).finally(() => (this.#following = undefined));
    }
    if (!this.#current) throw this.#failure;
    return this.#current;
  }

  /** Takes what the registry says now; when nothing could be rendered with it, the site stays as it was. */
  async #follow(stamp: string): Promise<void> {
    this.#retryAt = Infinity;
    this.#stamp = stamp;
    try {
      const { releases, missing, slots } = this.#liveReleases();
      const next = new Snapshot(this.#store, releases, missing, slots);
      if (next.shellRevision !== this.#current?.shellRevision) await this.#options.start(next);
      this.#current = next;
      if (missing.length) this.#retryAt = this.#now() + RETRY_AFTER;
      else this.#reported.clear();
    } catch (error) {
      // A developer is to see what is wrong, not what was there before.
      if (this.#options.development?.length) this.#current = undefined;
      this.#report({ app: 'registry', version: stamp, error });
      this.#failure = error;
      this.#retryAt = this.#now() + RETRY_AFTER;
    }
  }

  #stampNow(): string {
    try {
      return [
        this.#store.registryStamp(),
        ...(this.#options.development ?? []).map((app) => this.#buildTime(app)),
      ].join();
    } catch (error) {
      if (!this.#current) throw error;
      return 'no registry';
    }
  }

  /** A development build stays at its place: its files tell that it has changed. */
  #buildTime(app: string): string {
    const folder = this.#store.releaseFolder(app, 'dev');
    return ['release.json', 'server/server.cjs']
      .map((file) => statSync(path.join(folder, file)).mtimeMs)
      .join();
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
