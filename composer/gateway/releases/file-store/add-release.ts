import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../../contract/release.ts';
import { DamagedFile } from '../parse-json.ts';
import { ReleaseRefused } from '../release-refused.ts';
import { INCOMING } from './folder-objects.ts';
import { fileRefusals } from './verify-files.ts';

/** ms that no copy takes. */
const ABANDONED_AFTER = 10 * 60_000;

/** Copies a build to the folder of its version, which appears as a whole; false if it is there. Rejects with `ReleaseRefused`. */
export async function addRelease(build: string, release: Release, target: string): Promise<boolean> {
  if (existsSync(target)) return false;
  await mkdir(path.dirname(target), { recursive: true });
  await removeHalfCopies(path.dirname(target));
  const incoming = `${target}.${randomUUID()}${INCOMING}`;
  try {
    await copyRelease(build, incoming, release);
    await rename(incoming, target);
    return true;
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // Another process has published the same build meanwhile.
    if (!(error instanceof ReleaseRefused) && existsSync(target)) return false;
    throw error;
  }
}

/** Copies that ended half-way, with the process that made them. One that another process makes now is younger. */
export async function removeHalfCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(INCOMING)) continue;
    const copy = path.join(folder, name);
    const stats = await lstat(copy).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_AFTER)
      await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Copies the files that a release declares, their compressed forms and source maps; nothing else that lies in the folder of the build.
 * Rejects with `ReleaseRefused` where they are not what the release says.
 */
export async function copyRelease(build: string, target: string, release: Release): Promise<void> {
  const { files } = release;
  for (const file of Object.keys(files)) {
    const map = `${file.replace(/^web\//, 'maps/')}.map`;
    for (const form of [file, `${file}.br`, `${file}.gz`, map]) {
      const source = placeIn(build, form);
      if (existsSync(source)) await cp(source, placeIn(target, form), { recursive: true });
    }
  }
  await cp(path.join(build, 'release.json'), path.join(target, 'release.json'));
  const refusals = await fileRefusals(target, release, 'Build and publish again.');
  if (refusals.length) throw new ReleaseRefused(refusals);
}

/** Where a file of a folder lies. The contract forbids names that lead out of it; should it let one pass, this throws `DamagedFile`. */
export function placeIn(folder: string, file: string): string {
  const place = path.resolve(folder, file);
  if (!place.startsWith(path.resolve(folder) + path.sep))
    throw new DamagedFile(`${JSON.stringify(file)} leads out of its folder`);
  return place;
}
