import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { registrySchema, releaseSchema } from 'shared-kit/contracts/release';
import type { Registry, Release } from 'shared-kit/contracts/release';

/**
 * The folder of releases: `registry.json`, and `<app>/<version>/` with `release.json`, `web/` and `server/`. A release never
 * changes once it is there; the registry is replaced as a whole by an atomic rename.
 */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  get registryFile() {
    return path.join(this.folder, 'registry.json');
  }

  releaseFolder(app: string, version: string) {
    return path.join(this.folder, app, version);
  }

  /** Changes whenever the registry does; cheap enough for every request. */
  registryStamp(): string {
    const { mtimeMs, ino, size } = statSync(this.registryFile);
    return `${mtimeMs}:${ino}:${size}`;
  }

  readRegistry(): Registry {
    return registrySchema.parse(readJson(this.registryFile));
  }

  /** An empty one before the first release is promoted. */
  readRegistryIfAny(): Registry {
    return existsSync(this.registryFile)
      ? this.readRegistry()
      : { schema: 1, live: {}, slots: {}, history: {} };
  }

  readRelease(app: string, version: string): Release {
    return releaseSchema.parse(readJson(path.join(this.releaseFolder(app, version), 'release.json')));
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
