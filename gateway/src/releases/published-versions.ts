import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isVersion } from 'shared-kit/contracts/release';
import type { ReleaseStore } from './release-store.ts';

export interface PublishedVersion {
  version: string;
  publishedAt: Date;
}

/** Apps of which the store has anything. */
export const publishedApps = (store: ReleaseStore): string[] =>
  folders(store.folder).filter((app) => publishedVersions(store, app).length > 0);

/** Versions of an app in the store, oldest first. Development builds and copies under way do not count. */
export function publishedVersions(store: ReleaseStore, app: string): PublishedVersion[] {
  return folders(path.join(store.folder, app))
    .filter(isVersion)
    .flatMap((version) => {
      const description = path.join(store.releaseFolder(app, version), 'release.json');
      return existsSync(description) ? [{ version, publishedAt: statSync(description).mtime }] : [];
    })
    .sort((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime());
}

const folders = (parent: string): string[] =>
  existsSync(parent)
    ? readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
