import { lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isVersion } from '../../../contract/release.ts';
import type { PublishedVersion } from '../release-store.ts';

/** Versions by app, the oldest first. Development builds and copies under way do not count. Rejects when the store cannot be read. */
export async function publishedVersions(store: string): Promise<Map<string, PublishedVersion[]>> {
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
export async function bytesIn(folder: string): Promise<number> {
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
