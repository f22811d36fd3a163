import type { Registry, Release } from '../../contract/release.ts';
import type { Outcome, Outcomes } from './outcomes.ts';
import type { Refusal } from './release-refused.ts';
import type { StoredRelease } from './snapshot.ts';

export interface PublishedVersion {
  version: string;
  publishedAt: Date;
}

/** A version of an app in the store. */
export interface StoredVersion {
  app: string;
  version: string;
}

/** A gateway that serves the store's releases now. */
export interface RunningGateway {
  id: string;
  /** Versions of the contract that it reads. */
  reads: number[];
  /** The version of each app that it serves; not that of the registry where that one cannot run. */
  serves: Record<string, string>;
}

/**
 * Where releases and the registry are, for all gateways. A release never changes once it is there; the registry is a line of entries, each
 * the whole registry after a change. Adapters: `file-store/` and `s3-store/`, chosen by `open-release-store.ts`. What every adapter must do
 * is in `composer/testing/release-store.contract.ts`.
 */
export interface ReleaseStore {
  /** Folder of this machine below which the files of all releases are: a process that runs them may read nothing else. */
  readonly folder: string;

  /**
   * Changes whenever the registry does. Asked at every request, so an adapter that can answer at once does so, with what the store said
   * half a second ago at most. Rejects only when nothing is known yet.
   * @param fresh waits for what the store says now
   */
  registryStamp(fresh?: boolean): string | Promise<string>;
  /** That of the last stamp; the latest one where none was asked for. An empty one before the first promotion. */
  readRegistry(): Promise<Registry>;
  /**
   * Makes the registry what `change` makes of it: a reader sees the one before or the one after. Changes come one after the other, those of
   * other processes too: `change` is called again with the registry of one that came first. When it rejects, the registry stays as it was.
   */
  updateRegistry(change: (registry: Registry) => Registry | Promise<Registry>): Promise<void>;

  /** Rejects when there is no such release, or when it cannot be read. */
  open(app: string, version: string): Promise<StoredRelease>;
  /** Adds a sealed build, all of it or nothing; false: the version is there already. Rejects with `ReleaseRefused`. */
  add(build: string, release: Release): Promise<boolean>;
  /** Why a release is not what was published; empty when every file is. */
  verify(app: string, version: string): Promise<Refusal[]>;
  /** Versions by app, the oldest first. Rejects when the store cannot be read. */
  published(): Promise<Map<string, PublishedVersion[]>>;
  /** What a release takes in the store. */
  bytes(app: string, version: string): Promise<number>;
  /**
   * Removes the releases that `choose` names, and answers those that were there. None of them goes live while it chooses and they are taken
   * away: `registry.removing` has them until then. Who opened one before may find its files gone. Announcements of gateways that ended a day ago
   * are removed too.
   */
  remove(choose: (registry: Registry) => readonly StoredVersion[]): Promise<StoredVersion[]>;

  /** What became of versions. What is damaged is left out, and said to be; never rejects. */
  readOutcomes(): Promise<Outcomes>;
  /** Remembers further ones that this process found out, as many as `withOutcomes` keeps, beside those of others. */
  addOutcomes(outcomes: readonly Outcome[]): Promise<void>;
  /** The same for what another process found out that may not write: added to what is known of it by this name, in `[a-z0-9-]`. */
  addGatewayOutcomes(gateway: string, outcomes: readonly Outcome[]): Promise<void>;

  /** Says that a gateway runs; to be said again every few seconds. */
  announce(gateway: RunningGateway): Promise<void>;
  withdraw(id: string): Promise<void>;
  /** Gateways that were announced within the last `ms`. Rejects when the store cannot be read. */
  runningGateways(ms: number): Promise<RunningGateway[]>;
}

/** What a gateway needs of a store to know what is live. */
export type LiveStore = Pick<ReleaseStore, 'registryStamp' | 'readRegistry' | 'open'>;

/** A stored object, as a list of objects tells of it. */
export interface StoredObject {
  key: string;
  bytes: number;
  /** When it was written last, in ms since 1970, by the clock of the store. */
  modified: number;
}

/** Small texts by key, such as `registry/0000000001.json`: files of a folder, or objects of a bucket. */
export interface Objects {
  /** Undefined when there is none. */
  read(key: string): Promise<string | undefined>;
  /**
   * Creates it, all of it or nothing, for good; false when there is one of another text. Of several that create it at the same time, each with
   * a text of its own, one does.
   */
  create(key: string, text: string): Promise<boolean>;
  /** Creates or replaces it, all of it or nothing. */
  write(key: string, text: string): Promise<void>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** All whose key starts so, in no particular order. */
  list(prefix: string): Promise<StoredObject[]>;
}
