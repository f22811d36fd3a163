import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrySchema, releaseSchema } from 'composer/contract';
import type { LivePage } from './content-bundle.ts';

/** The pages of the live releases in a release store; null when the folder has none. */
export function readLivePages(releases: string): LivePage[] | null {
  try {
    const { live } = registrySchema.parse(jsonOf(join(releases, 'registry.json')));
    return Object.entries(live).flatMap(([app, version]) => {
      const release = releaseSchema.parse(jsonOf(join(releases, app, version, 'release.json')));
      return [...release.pages, ...release.routes].map(({ link, originalPaths, paths }) => ({
        app,
        link,
        originalPaths,
        paths,
      }));
    });
  } catch {
    return null;
  }
}

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
