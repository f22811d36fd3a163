import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Refusal, RefusalCode } from '../release-refused.ts';
import { DamagedFile } from '../parse-json.ts';
import { publishAgain, readStored } from './read-stored.ts';
import { fileRefusals } from './verify-files.ts';

/** Why the folder of a release does not hold what was published; empty when it does. */
export async function refusalsOfStored(store: string, app: string, version: string): Promise<Refusal[]> {
  const folder = path.join(store, app, version);
  const refusal = (code: RefusalCode, reason: string): Refusal[] => [{ code, apps: [app], reason }];
  if (!existsSync(folder))
    return refusal(
      'unknown-release',
      `${app} ${version} is not published. Run "npm run release -- publish ${app}", or see "npm run release -- status ${app}".`,
    );
  if ((await realpath(folder)) !== path.join(await realpath(store), app, version))
    return refusal(
      'symlink',
      `The folder of ${app} ${version} is a symbolic link. Publish the build itself.`,
    );
  const stored = await readStored(folder).catch((error) => error as Error);
  if (stored instanceof DamagedFile) return refusal('invalid-release', stored.message);
  if (stored instanceof Error)
    return refusal(
      'invalid-release',
      `The release.json of ${app} ${version} cannot be read. ${publishAgain(folder)}`,
    );
  const { release } = stored;
  if (release.name !== app || release.version !== version)
    return refusal(
      'invalid-release',
      `The folder of ${app} ${version} holds ${release.name} ${release.version}. ${publishAgain(folder)}`,
    );
  return fileRefusals(folder, release, publishAgain(folder));
}
