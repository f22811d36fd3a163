import path from 'node:path';
import { isAppName, isVersion } from '../../../contract/release.ts';
import type { Registry, Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';
import type { Outcome, Outcomes } from '../outcomes.ts';
import type { PublishedVersion, ReleaseStore, RunningGateway, StoredVersion } from '../release-store.ts';
import type { StoredRelease } from '../snapshot.ts';
import { addRelease } from './add-release.ts';
import { GatewayFiles } from './gateway-files.ts';
import { OutcomesFile } from './outcomes-file.ts';
import { publishedVersions } from './published-versions.ts';
import { readStored } from './read-stored.ts';
import { RegistryFile } from './registry-file.ts';
import { bytesIn, removeReleases } from './remove-releases.ts';
import { refusalsOfStored } from './verify-stored.ts';

/** A release store in a folder: `registry.json`, `outcomes.json`, and `<app>/<version>/` with `release.json`, `web/` and `server/`. */
export class FileReleaseStore implements ReleaseStore {
  readonly folder: string;
  readonly #registry: RegistryFile;
  readonly #gateways: GatewayFiles;
  readonly #outcomes: OutcomesFile;

  constructor(folder: string) {
    this.folder = folder;
    this.#registry = new RegistryFile(path.join(folder, 'registry.json'));
    this.#gateways = new GatewayFiles(path.join(folder, '.gateways'));
    this.#outcomes = new OutcomesFile(path.join(folder, 'outcomes.json'));
  }

  get registryFile(): string {
    return this.#registry.file;
  }

  releaseFolder(app: string, version: string): string {
    return path.join(this.folder, app, version);
  }

  registryStamp(): string {
    return this.#registry.stamp();
  }

  readRegistry(): Promise<Registry> {
    return this.#registry.read();
  }

  updateRegistry(change: (registry: Registry) => Registry | Promise<Registry>): Promise<void> {
    return this.#registry.update(change);
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

  remove(choose: (registry: Registry) => readonly StoredVersion[]): Promise<StoredVersion[]> {
    return removeReleases(this.folder, this.#registry, choose);
  }

  readOutcomes(): Promise<Outcomes> {
    return this.#outcomes.read();
  }

  addOutcomes(outcomes: readonly Outcome[]): Promise<void> {
    return this.#outcomes.add(outcomes);
  }

  announce(gateway: RunningGateway): Promise<void> {
    return this.#gateways.write(gateway);
  }

  withdraw(id: string): Promise<void> {
    return this.#gateways.remove(id);
  }

  runningGateways(ms: number): Promise<RunningGateway[]> {
    return this.#gateways.newerThan(ms);
  }
}
