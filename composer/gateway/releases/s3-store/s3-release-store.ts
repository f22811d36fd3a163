import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAppName, isVersion, registrySchema } from '../../../contract/release.ts';
import type { Registry, Release } from '../../../contract/release.ts';
import {
  copyRelease,
  removeHalfCopies,
  readStored,
  notPublished,
  refusalsIn,
} from '../file-store/stored-files.ts';
import { FolderObjects, INCOMING } from '../file-store/folder-objects.ts';
import { ObjectReleaseStore } from '../object-release-store.ts';
import { DamagedFile } from '../parse-json.ts';
import type { Head } from '../registry-log.ts';
import type { Refusal } from '../release-refused.ts';
import type { PublishedVersion, StoredVersion } from '../release-store.ts';
import type { StoredRelease } from '../snapshot.ts';
import { pack, unpack } from './archive.ts';
import { S3Objects } from './s3-objects.ts';
import type { BucketAddress, BucketKeys } from './s3-objects.ts';

const RELEASES = 'releases/';
const ARCHIVE = /^releases\/([^/]+)\/([^/]+)\.tar$/;
const archiveKey = (app: string, version: string) => `${RELEASES}${app}/${version}.tar`;

/** ms between two looks at most often; what is known for longer than twice that is not answered without a look. */
const EVERY = 250;
/** The same after one that failed, which may have been in the middle of large copies. */
const RETRY_AFTER = 1_000;
/** ms for which a list of what is published holds where visitors ask for versions that may not exist. */
const LISTED_FOR = 1_000;
/** ms for which an archive that is damaged is not fetched again: what is live is tried every second. */
const REFUSED_FOR = 60_000;

/** A copy on this machine is not what was published, and was taken away: it is fetched again. */
export class DamagedCopy extends Error {
  readonly app: string;
  readonly version: string;

  constructor(app: string, version: string, refusals: readonly Refusal[]) {
    super(`The copy of ${app} ${version} is damaged. ${refusals.map(({ reason }) => reason).join(' ')}`);
    this.app = app;
    this.version = version;
  }
}

interface Options {
  address: BucketAddress;
  keys: BucketKeys;
  /** Folder of this machine for copies of releases, and of the registry for a start while the store is away. */
  copies: string;
  /** Told of damage, and once when the store is away, that this store goes on with. */
  report?: (error: Error) => void;
}

/**
 * A release store in a bucket: `registry/`, `.outcomes/`, `.gateways/`, and each release as an archive `releases/<app>/<version>.tar`, which
 * is checked file by file and then run from a folder of this machine.
 */
export class S3ReleaseStore extends ObjectReleaseStore {
  readonly folder: string;
  readonly #objects: S3Objects;
  readonly #copies: FolderObjects;
  readonly #report: (error: Error) => void;
  /** What requests are answered with: the latest registry whose live releases are on this machine. */
  #shown: Head | undefined;
  #lookedAt = -Infinity;
  #isAway = false;
  #looking: Promise<void> | undefined;
  #nextLook: Promise<void> | undefined;
  #listed: { at: number; published: ReturnType<S3ReleaseStore['published']> } | undefined;
  /** Copies that are under way, by the key of their archive. */
  readonly #fetching = new Map<string, Promise<Refusal[]>>();
  /** Copies whose files were compared with their hashes, by folder. */
  readonly #checked = new Map<string, Promise<boolean>>();
  /** Archives that are damaged, by their key. */
  readonly #refused = new Map<string, { at: number; refusals: Refusal[] }>();

  constructor({ address, keys, copies, report = () => {} }: Options) {
    const objects = new S3Objects(address, keys);
    super(objects, report);
    this.folder = copies;
    // Renderers may read what is in a folder that is there when they start.
    mkdirSync(copies, { recursive: true });
    this.#objects = objects;
    this.#copies = new FolderObjects(copies);
    this.#report = report;
  }

  registryStamp(fresh = false): string | Promise<string> {
    const age = performance.now() - this.#lookedAt;
    if (fresh) return this.#lookFromNow().then(() => this.#stamp);
    if (!this.#shown) return this.#look().then(() => this.#stamp);
    if (age > (this.#isAway ? RETRY_AFTER : EVERY)) {
      const isFirst = !this.#looking;
      const look = this.#look();
      // Nobody has asked for a while: this request is the first to learn of a flip, but does not wait long.
      if (isFirst && age > 2 * EVERY && !this.#isAway)
        return Promise.race([look, pause(EVERY)]).then(() => this.#stamp);
    }
    return this.#stamp;
  }

  override async readRegistry(): Promise<Registry> {
    return this.#shown?.registry ?? super.readRegistry();
  }

  override async updateRegistry(change: (registry: Registry) => Registry | Promise<Registry>): Promise<void> {
    await super.updateRegistry(change);
    if (this.#shown) this.#shown = this.log.head;
  }

  async open(app: string, version: string): Promise<StoredRelease> {
    if (!isAppName(app) || !isVersion(version)) throw new Error(`${app}@${version} is no release`);
    const folder = this.#toFolder(app, version);
    if (await this.#isWhole(app, version)) {
      const copied = await readStored(folder).catch(unlessDamaged);
      if (copied) return copied;
      // Damaged since it was looked at.
      this.#checked.delete(folder);
      await this.#isWhole(app, version);
    }
    if (!(await this.#mayExist(app, version))) throw new Error(`${app}@${version} is not published`);
    const refusals = await this.#fetchOnce(app, version);
    if (refusals.length) throw new DamagedFile(refusals.map(({ reason }) => reason).join(' '));
    return readStored(folder);
  }

  async add(build: string, release: Release): Promise<boolean> {
    const { name, version } = release;
    if ((await this.bytes(name, version)) > 0) return false;
    const incoming = this.#incoming(name, version);
    try {
      await copyRelease(build, incoming, release);
      this.#listed = undefined;
      return await this.#objects.create(archiveKey(name, version), await pack(incoming));
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /** Of what the store has now, whatever this machine has a copy of. */
  verify(app: string, version: string): Promise<Refusal[]> {
    return this.#fetch(app, version);
  }

  async published(): Promise<Map<string, PublishedVersion[]>> {
    const listed = (await this.#objects.list(RELEASES))
      .toSorted((one, other) => one.modified - other.modified)
      .flatMap(({ key, modified }) => {
        const [, app, version] = ARCHIVE.exec(key) ?? [];
        return app && version && isVersion(version)
          ? [{ app, version, publishedAt: new Date(modified) }]
          : [];
      });
    const byApp = [...Map.groupBy(listed, ({ app }) => app)];
    return new Map(
      byApp.map(([app, versions]) => [
        app,
        versions.map(({ version, publishedAt }) => ({ version, publishedAt })),
      ]),
    );
  }

  /** Of its archive; 0 when there is none. */
  async bytes(app: string, version: string): Promise<number> {
    const key = archiveKey(app, version);
    const listed = await this.#objects.list(key);
    return listed.find((object) => object.key === key)?.bytes ?? 0;
  }

  protected async removeRelease({ app, version }: StoredVersion): Promise<boolean> {
    if ((await this.bytes(app, version)) === 0) return false;
    await this.#objects.remove(archiveKey(app, version));
    await rm(this.#toFolder(app, version), { recursive: true, force: true });
    return true;
  }

  get #stamp(): string {
    return String(this.#shown!.number);
  }

  /** A look that begins from now on: one that is under way may have begun before a change. */
  #lookFromNow(): Promise<void> {
    this.#nextLook ??= (async () => {
      await this.#looking;
      await pause(Math.max(this.#lookedAt + EVERY - performance.now(), 0));
      await this.#look();
    })().finally(() => (this.#nextLook = undefined));
    return this.#nextLook;
  }

  /** Looks at most once at a time. Rejects only when nothing is known. */
  #look(): Promise<void> {
    this.#looking ??= this.#follow().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #follow(): Promise<void> {
    this.#lookedAt = performance.now();
    try {
      const head = await this.log.latest();
      if (head.number !== this.#shown?.number || !this.#shown) {
        await this.#fetchLive(head.registry);
        this.#shown = head;
        await this.#copies.write('registry.json', JSON.stringify(head));
        // They only take room: those that stay now go with the next head.
        await this.#removeOldCopies(head.registry).catch(() => {});
      }
      this.#isAway = false;
    } catch (error) {
      if (!this.#isAway) this.#report(error as Error);
      this.#isAway = true;
      if (this.#shown) return;
      // Of a newer entry the files may be missing, whose copies are what failed.
      const head = (await this.#copiedHead()) ?? this.log.head;
      if (!head) throw error;
      this.log.resume(head);
      this.#shown = head;
    }
  }

  /** Whether this machine has a copy that is what was published; looked at once. One that is not is taken away, and told. */
  #isWhole(app: string, version: string): Promise<boolean> {
    const folder = this.#toFolder(app, version);
    if (!existsSync(folder)) {
      this.#checked.delete(folder);
      return Promise.resolve(false);
    }
    const checked = this.#checked.get(folder) ?? this.#check(app, version);
    this.#checked.set(folder, checked);
    // What could not be read now is looked at again; what was taken away is there no more.
    checked.then(
      (isWhole) => isWhole || this.#checked.delete(folder),
      () => this.#checked.delete(folder),
    );
    return checked;
  }

  async #check(app: string, version: string): Promise<boolean> {
    const folder = this.#toFolder(app, version);
    const looked = await readIdentity(folder);
    const refusals = await this.#damageIn(folder, app, version);
    if (!refusals) return true;
    // Another process of this machine may have put a sound one in its place, which is looked at when it is asked for.
    if (looked === undefined || (await readIdentity(folder)) !== looked) return false;
    this.#report(new DamagedCopy(app, version, refusals));
    const aside = this.#incoming(app, version);
    await rename(folder, aside).catch(unlessDamaged);
    // Files that cannot be read may not be removable either: they only take room.
    await rm(aside, { recursive: true, force: true }).catch(() => {});
    return false;
  }

  /** Undefined where the copy is what was published. Rejects while this machine reads nothing: that says nothing of the copy. */
  async #damageIn(folder: string, app: string, version: string): Promise<Refusal[] | undefined> {
    try {
      await readStored(folder).catch(unlessDamaged);
      const refusals = await refusalsIn(folder, app, version, 'It is fetched again.');
      return refusals.length ? refusals : undefined;
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (SHORT_OF.has(code)) throw error;
      return [{ code: 'invalid-release', apps: [app], reason: `It cannot be read: ${message}.` }];
    }
  }

  /**
   * What cannot be had is told when it is opened; what the store does not give now is waited for, with what is live so far. What this
   * machine cannot read or write of an app that is live already keeps no other back.
   */
  async #fetchLive({ live }: Registry): Promise<void> {
    await Promise.all(
      Object.entries(live).map(async ([app, version]) => {
        try {
          if (!(await this.#isWhole(app, version))) await this.#fetchOnce(app, version);
        } catch (error) {
          const { code = '', syscall } = error as NodeJS.ErrnoException;
          const isLive = this.#shown?.registry.live[app] === version;
          if (!isLive || syscall === undefined || SHORT_OF.has(code)) throw error;
          this.#report(new Error(`The copy of ${app} ${version}: ${(error as Error).message}`));
        }
      }),
    );
  }

  /** Removes copies on this machine of releases that the store has no more, but for what is live. */
  async #removeOldCopies({ live }: Registry): Promise<void> {
    const copies: StoredVersion[] = [];
    const folders = await readdir(this.folder, { withFileTypes: true });
    for (const { name: app } of folders.filter((entry) => entry.isDirectory())) {
      await removeHalfCopies(path.join(this.folder, app));
      for (const version of await readdir(path.join(this.folder, app)))
        if (isVersion(version) && live[app] !== version) copies.push({ app, version });
    }
    // Only now: what is published and copied meanwhile stays.
    const published = await this.published();
    for (const { app, version } of copies)
      if (!published.get(app)?.some((known) => known.version === version))
        await rm(this.#toFolder(app, version), { recursive: true, force: true });
  }

  async #copiedHead(): Promise<Head | undefined> {
    try {
      const { number, registry } = JSON.parse((await this.#copies.read('registry.json'))!) as Head;
      return { number, registry: registrySchema.parse(registry) };
    } catch {
      return undefined;
    }
  }

  /** Visitors ask for files of any version: what the registry does not name is looked for once a second. */
  async #mayExist(app: string, version: string): Promise<boolean> {
    const registry = (this.#shown ?? this.log.head)?.registry;
    const named = [registry?.live[app], ...(registry?.history[app] ?? []).map((flip) => flip.version)];
    if (named.includes(version)) return true;
    if (!this.#listed || performance.now() - this.#listed.at > LISTED_FOR)
      this.#listed = { at: performance.now(), published: this.published() };
    const published = await this.#listed.published;
    return !!published.get(app)?.some((known) => known.version === version);
  }

  /** Whoever asks for files of a page asks for several at the same time. */
  async #fetchOnce(app: string, version: string): Promise<Refusal[]> {
    const key = archiveKey(app, version);
    const refused = this.#refused.get(key);
    if (refused && performance.now() - refused.at < REFUSED_FOR) return refused.refusals;
    const fetching =
      this.#fetching.get(key) ?? this.#fetch(app, version).finally(() => this.#fetching.delete(key));
    this.#fetching.set(key, fetching);
    return fetching;
  }

  /** Puts a copy of a release in its place, unless it is not what was published: answers why. Rejects with `StoreAway`. */
  async #fetch(app: string, version: string): Promise<Refusal[]> {
    if (!isAppName(app) || !isVersion(version)) return [notPublished(app, version)];
    const key = archiveKey(app, version);
    const archive = await this.#objects.readBytes(key);
    if (!archive) return [notPublished(app, version)];
    const incoming = this.#incoming(app, version);
    const cure = `Delete the object ${key} from the bucket and publish its build again.`;
    try {
      const refusals = await unpack([archive], incoming).then(
        () => refusalsIn(incoming, app, version, cure),
        (error): Refusal[] => {
          if (!(error instanceof DamagedFile)) throw error;
          const reason = `${app} ${version}: ${error.message}. ${cure}`;
          return [{ code: 'invalid-release', apps: [app], reason }];
        },
      );
      if (refusals.length) {
        this.#refused.set(key, { at: performance.now(), refusals });
        return refusals;
      }
      await this.#place(incoming, app, version);
      return [];
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /** Another process of this machine may have the same copy already. One that is damaged is replaced. */
  async #place(incoming: string, app: string, version: string): Promise<void> {
    const folder = this.#toFolder(app, version);
    await mkdir(path.dirname(folder), { recursive: true });
    await this.#isWhole(app, version);
    try {
      await rename(incoming, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
    }
    this.#checked.set(folder, Promise.resolve(true));
    this.#refused.delete(archiveKey(app, version));
  }

  #incoming(app: string, version: string): string {
    return `${this.#toFolder(app, version)}.${randomUUID()}${INCOMING}`;
  }

  #toFolder(app: string, version: string): string {
    return path.join(this.folder, app, version);
  }
}

/** What this machine has too little of now, files that are open and memory: another time it reads the same file. */
const SHORT_OF = new Set(['EMFILE', 'ENFILE', 'ENOMEM']);

/** Of a folder: another that takes its place has another. Numbers of inodes are given again. */
const readIdentity = (folder: string): Promise<string | undefined> =>
  stat(folder).then(
    ({ ino, ctimeMs }) => `${ino} ${ctimeMs}`,
    () => undefined,
  );

/** Of a copy that is not there, or is no release. */
function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedFile) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
