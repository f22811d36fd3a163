import type { Release } from 'shared-kit/contracts/release';
import type { ReleaseStore } from './release-store.ts';
import { Snapshot } from './snapshot.ts';

interface Options {
  /** Apps that run from their development build, whatever the registry says. */
  development?: readonly string[];
  /** Told of a live release that cannot be read; its pages and widgets show their fallbacks. */
  report(fault: { app: string; version: string; error: unknown }): void;
}

/** What is live now: follows the registry from request to request, without restart. */
export class LiveReleases {
  readonly #store: ReleaseStore;
  readonly #options: Options;
  #stamp = '';
  #current: Snapshot | undefined;
  #known = new Map<string, Release>();

  constructor(store: ReleaseStore, options: Options) {
    this.#store = store;
    this.#options = options;
  }

  /** The snapshot for a request that begins now. Throws when no shell is live. */
  current(): Snapshot {
    const stamp = this.#options.development?.length ? `${Math.random()}` : this.#store.registryStamp();
    if (!this.#current || stamp !== this.#stamp) {
      this.#current = new Snapshot(this.#store, this.#liveReleases(), this.#current);
      this.#stamp = stamp;
    }
    return this.#current;
  }

  #liveReleases(): Release[] {
    const { live } = this.#store.readRegistry();
    const development = Object.fromEntries((this.#options.development ?? []).map((app) => [app, 'dev']));
    return Object.entries({ ...live, ...development }).flatMap(
      ([app, version]) => this.#read(app, version) ?? [],
    );
  }

  #read(app: string, version: string): Release | undefined {
    const key = `${app}@${version}`;
    try {
      const release = (version !== 'dev' && this.#known.get(key)) || this.#store.readRelease(app, version);
      this.#known.set(key, release);
      return release;
    } catch (error) {
      this.#options.report({ app, version, error });
      return undefined;
    }
  }
}
