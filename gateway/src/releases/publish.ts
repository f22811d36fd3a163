import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { releaseSchema } from 'shared-kit/contracts/release';
import type { Release } from 'shared-kit/contracts/release';
import { refuse, ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import { fileRefusals } from './verify-files.ts';

/** End of the name of a folder that a release is copied to before it has its own name. */
export const INCOMING = '.incoming';
/** ms that no copy takes. */
const ABANDONED_AFTER = 10 * 60_000;

/**
 * Copies a sealed build into the store, after checking the hash of every file; the same content is there already and stays
 * untouched. Does not make it live. Throws `ReleaseRefused`, and the store is as it was.
 * @param build folder with `release.json`
 * @param app the app that it has to be a build of; any by default
 */
export function publish(store: ReleaseStore, build: string, app?: string): Release {
  const release = readBuild(build);
  if (app && release.name !== app)
    refuse('invalid-release', [app], `${build} is a build of ${release.name}, not of ${app}.`);
  const target = store.releaseFolder(release.name, release.version);
  if (existsSync(target)) return published(store, release);
  mkdirSync(path.dirname(target), { recursive: true });
  removeHalfCopies(path.dirname(target));
  const incoming = `${target}.${randomUUID()}${INCOMING}`;
  try {
    copyRelease(build, incoming, release);
    const refusals = fileRefusals(incoming, release);
    if (refusals.length) throw new ReleaseRefused(refusals);
    renameSync(incoming, target);
  } catch (error) {
    rmSync(incoming, { recursive: true, force: true });
    // Another process has published the same build meanwhile.
    if (!(error instanceof ReleaseRefused) && existsSync(target)) return published(store, release);
    throw error;
  }
  return release;
}

function readBuild(build: string): Release {
  const file = path.join(build, 'release.json');
  if (!existsSync(file)) refuse('unknown-release', [], `${build} has no release.json: build the app first.`);
  const { success, data, error } = releaseSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) {
    const faults = error.issues
      .map(({ path: field, message }) => `${field.join('.')}: ${message}`)
      .join('; ');
    return refuse('invalid-release', [], `${file} is no release: ${faults}. Build the app again.`);
  }
  if (data.version === 'dev')
    refuse('invalid-release', [data.name], `${file} is a development build: build the app for production.`);
  return data;
}

/** Copies that ended half-way, with the process that made them. One that another process makes now is younger. */
function removeHalfCopies(folder: string) {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(INCOMING))) {
    const copy = path.join(folder, name);
    if (Date.now() - lstatSync(copy).mtimeMs > ABANDONED_AFTER)
      rmSync(copy, { recursive: true, force: true });
  }
}

/** What is published never changes: another build of the same version needs a version of its own. */
function published(store: ReleaseStore, release: Release): Release {
  const { name, version } = release;
  if (!isDeepStrictEqual(store.readRelease(name, version).files, release.files))
    refuse(
      'version-taken',
      [name],
      `${name} ${version} is published already with other content. Build it under a version of its own.`,
    );
  return release;
}

/** The files that the release declares, their compressed forms and source maps; nothing else that lies in the folder. */
function copyRelease(build: string, target: string, { files }: Release) {
  for (const file of Object.keys(files)) {
    for (const form of [file, `${file}.br`, `${file}.gz`, `${file}.map`]) {
      const source = path.join(build, form);
      if (existsSync(source)) cpSync(source, path.join(target, form));
    }
  }
  cpSync(path.join(build, 'release.json'), path.join(target, 'release.json'));
}
