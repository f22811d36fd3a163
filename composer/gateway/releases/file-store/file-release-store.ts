import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAppName, isVersion } from '../../../contract/release.ts';
import type { Release } from '../../../contract/release.ts';
import { ObjectReleaseStore } from '../object-release-store.ts';
import { entryKey } from '../registry-log.ts';
import type { Refusal } from '../release-refused.ts';
import type { PublishedVersion, StoredVersion } from '../release-store.ts';
import type { StoredRelease } from '../snapshot.ts';
import { addRelease, readStored, refusalsOfStored } from './stored-files.ts';
import { FolderObjects, INCOMING } from './folder-objects.ts';

/** A release store in a folder: `registry/`, `.outcomes/`, `.gateways/`, and `<app>/<version>/` with `release.json`, `web/` and `server/`. */
export class FileReleaseStore extends ObjectReleaseStore {
  readonly folder: string;
  readonly #objects: FolderObjects;
  #stamp: string | undefined;
  /** The entry that is looked for at each request. */
  #next = { number: 0, file: '' };

  constructor(folder: string, report: (error: Error) => void = () => {}) {
    const objects = new FolderObjects(folder);
    super(objects, report);
    this.folder = folder;
    this.#objects = objects;
  }

  /** File of an entry of the registry. */
  entryFile(number: number): string {
    return this.#objects.toFilePath(entryKey(number));
  }

  releaseFolder(app: string, version: string): string {
    return path.join(this.folder, app, version);
  }

  /**
   * A look for the file of the next entry: in microseconds, where a promise of `node:fs` would send every request through Node's few
   * threads; once for all requests of one turn of the event loop.
   */
  registryStamp(fresh = false): string | Promise<string> {
    const { head } = this.log;
    if (fresh || !head) return this.log.latest().then(({ number }) => String(number));
    if (this.#stamp !== undefined) return this.#stamp;
    const number = head.number + 1;
    if (this.#next.number !== number) this.#next = { number, file: this.entryFile(number) };
    this.#stamp = String(existsSync(this.#next.file) ? number : head.number);
    setImmediate(() => (this.#stamp = undefined));
    return this.#stamp;
  }

  async open(app: string, version: string): Promise<StoredRelease> {
    if (!isAppName(app) || !isVersion(version)) throw new Error(`${app}@${version} is no release`);
    return readStored(this.releaseFolder(app, version));
  }

  add(build: string, release: Release): Promise<boolean> {
    return addRelease(build, release, this.releaseFolder(release.name, release.version));
  }

  verify(app: string, version: string): Promise<Refusal[]> {
    return refusalsOfStored(this.folder, app, version);
  }

  published(): Promise<Map<string, PublishedVersion[]>> {
    return publishedVersions(this.folder);
  }

  bytes(app: string, version: string): Promise<number> {
    return bytesIn(this.releaseFolder(app, version));
  }

  /** Under another name first, which is done in no time: who opens it finds all of it or nothing. */
  protected async removeRelease({ app, version }: StoredVersion): Promise<boolean> {
    const folder = this.releaseFolder(app, version);
    const removed = `${folder}.${randomUUID()}${INCOMING}`;
    try {
      await rename(folder, removed);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return false;
    }
    await rm(removed, { recursive: true, force: true });
    return true;
  }
}

/** Versions by app, the oldest first. Development builds and copies under way do not count. Rejects when the store cannot be read. */
async function publishedVersions(store: string): Promise<Map<string, PublishedVersion[]>> {
  const apps = await folders(store);
  const versions = await Promise.all(apps.map((app) => versionsIn(path.join(store, app))));
  return new Map(
    apps.map((app, index) => [app, versions[index]!] as const).filter(([, { length }]) => length),
  );
}

async function versionsIn(folder: string): Promise<PublishedVersion[]> {
  const versions = (await folders(folder)).filter(isVersion).map(async (version) => {
    const { mtime } = await stat(path.join(folder, version, 'release.json'));
    return [{ version, publishedAt: mtime }];
  });
  const published = await Promise.all(versions.map((version) => version.catch(noneIfAway)));
  return published.flat().sort((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime());
}

async function folders(parent: string): Promise<string[]> {
  const entries = await readdir(parent, { withFileTypes: true }).catch(noneIfAway);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** What is not there has nothing in it; what cannot be read is not known. */
function noneIfAway(error: unknown): never[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}

/** Bytes of all files in a folder; 0 when there is none. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      lstat(path.join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
