import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { releaseSchema } from '../../contract/release.ts';
import type { Release } from '../../contract/release.ts';
import { parseJson } from './parse-json.ts';
import { refuse } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Copies a sealed build into the store, after checking the hash of every file; the same content is there already and stays
 * untouched. Does not make it live. Throws `ReleaseRefused`, and the store is as it was.
 * @param build folder with `release.json`
 * @param app the app that it has to be a build of; any by default
 */
export async function publish(store: ReleaseStore, build: string, app?: string): Promise<Release> {
  const release = await readBuild(build, app);
  if (!(await store.add(build, release))) await assertSame(store, release);
  return release;
}

/**
 * What a sealed build says of itself. Rejects with `ReleaseRefused` where it is none, or of another app.
 * @param called what the reasons call the build
 */
export async function readBuild(build: string, app?: string, called = build): Promise<Release> {
  const description = await readFile(path.join(build, 'release.json'), 'utf8').catch(() =>
    refuse('unknown-release', [], `${called} has no release.json: build the app first.`),
  );
  const read = parseJson(releaseSchema, description);
  if (read.fault !== undefined)
    return refuse(
      'invalid-release',
      [],
      `release.json of ${called} is no release: ${read.fault}. Build the app again.`,
    );
  const { data } = read;
  if (data.version === 'dev')
    refuse('invalid-release', [data.name], `${called} is a development build: build the app for production.`);
  if (app && data.name !== app)
    refuse('invalid-release', [app], `${called} is a build of ${data.name}, not of ${app}.`);
  return data;
}

/** What is published never changes: another build of the same version needs a version of its own. */
async function assertSame(store: ReleaseStore, { name, version, files }: Release): Promise<void> {
  const { release } = await store.open(name, version);
  if (!isDeepStrictEqual(release.files, files))
    refuse(
      'version-taken',
      [name],
      `${name} ${version} is published already with other content. Build it under a version of its own.`,
    );
}
