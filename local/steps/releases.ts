import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Release } from 'composer/contract';
import { promote, publish, ReleaseRefused, FileReleaseStore } from 'composer/gateway';
import type { ReleaseStore } from 'composer/gateway';
import { OperatorError } from 'composer/server';
import { ROOT } from '../root.ts';
import { StartError } from '../start-error.ts';
import { workspaceFolders } from '../workspaces.ts';
import { claimStore } from './own-store.ts';

/**
 * Publishes all builds into a store of this workspace, a folder, or into another one, and makes them live at once. Returns the live
 * releases.
 */
export async function publishBuilds(releases: string, other?: ReleaseStore): Promise<Release[]> {
  claimStore(releases);
  const builds = builtApps();
  if (!builds.length) throw new StartError('Nothing is built: run npm run build and read what it says.');
  const store = other ?? new FileReleaseStore(releases);
  try {
    const published: Release[] = [];
    for (const build of builds) published.push(await publish(store, build));
    await promote(store, published);
    return published;
  } catch (error) {
    if (error instanceof ReleaseRefused || error instanceof OperatorError)
      throw new StartError(error.message);
    throw error;
  }
}

/** `dist/` of every workspace that builds releases. */
const builtApps = (): string[] =>
  workspaceFolders(ROOT)
    .map((folder) => path.join(ROOT, folder, 'dist'))
    .filter((build) => existsSync(path.join(build, 'release.json')));
