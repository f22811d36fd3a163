import { randomUUID } from 'node:crypto';
import { lstat, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../../../contract/release.ts';
import type { StoredVersion } from '../release-store.ts';
import { INCOMING } from './add-release.ts';
import type { RegistryFile } from './registry-file.ts';

/** Under the lock of the registry each folder only gets another name, which is done in no time; then they are deleted. */
export async function removeReleases(
  store: string,
  registry: RegistryFile,
  choose: (registry: Registry) => readonly StoredVersion[],
): Promise<StoredVersion[]> {
  const removed: (StoredVersion & { folder: string })[] = [];
  try {
    await registry.whileUnchanged(async (current, assertHeld) => {
      for (const { app, version } of choose(current)) {
        const folder = path.join(store, app, `${version}.${randomUUID()}${INCOMING}`);
        await assertHeld();
        if (await isRenamed(path.join(store, app, version), folder)) removed.push({ app, version, folder });
      }
    });
  } finally {
    for (const { folder } of removed) await rm(folder, { recursive: true, force: true });
  }
  return removed.map(({ app, version }) => ({ app, version }));
}

/** False when it is not there (any more). */
async function isRenamed(folder: string, name: string): Promise<boolean> {
  try {
    await rename(folder, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
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
