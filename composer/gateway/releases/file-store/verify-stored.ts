import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Refusal } from '../release-refused.ts';
import { DamagedFile } from '../parse-json.ts';
import { publishAgain, readStored } from './read-stored.ts';
import { fileRefusals } from './verify-files.ts';

/** Why the folder of a release does not hold what was published; empty when it does. */
export async function refusalsOfStored(store: string, app: string, version: string): Promise<Refusal[]> {
  const folder = path.join(store, app, version);
  if (!existsSync(folder)) return [notPublished(app, version)];
  if ((await realpath(folder)) !== path.join(await realpath(store), app, version))
    return [
      {
        code: 'symlink',
        apps: [app],
        reason: `The folder of ${app} ${version} is a symbolic link. Publish the build itself.`,
      },
    ];
  return refusalsIn(folder, app, version, publishAgain(folder));
}

/** There is no such release in the store. */
export const notPublished = (app: string, version: string): Refusal => ({
  code: 'unknown-release',
  apps: [app],
  reason: `${app} ${version} is not published. Run "npm run release -- publish ${app}", or see "npm run release -- status ${app}".`,
});

/**
 * Why a folder does not hold the release that was published; empty when it does.
 * @param cure what to do about it
 */
export async function refusalsIn(
  folder: string,
  app: string,
  version: string,
  cure: string,
): Promise<Refusal[]> {
  const invalid = (reason: string): Refusal[] => [{ code: 'invalid-release', apps: [app], reason }];
  const stored = await readStored(folder, cure).catch((error) => error as Error);
  if (stored instanceof DamagedFile) return invalid(stored.message);
  if (stored instanceof Error)
    return invalid(`The release.json of ${app} ${version} cannot be read. ${cure}`);
  const { release } = stored;
  if (release.name !== app || release.version !== version)
    return invalid(`The folder of ${app} ${version} holds ${release.name} ${release.version}. ${cure}`);
  return fileRefusals(folder, release, cure);
}
