import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../../contract/release.ts';
import { ReleaseRefused } from '../release-refused.ts';
import { fileRefusals } from './verify-files.ts';

/** End of the name of a folder with a release that is not in the store yet, or no longer; no version is called so. */
export const INCOMING = '.incoming';
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
    const refusals = await fileRefusals(incoming, release, 'Build and publish again.');
    if (refusals.length) throw new ReleaseRefused(refusals);
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
async function removeHalfCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(INCOMING)) continue;
    const copy = path.join(folder, name);
    const stats = await lstat(copy).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_AFTER)
      await rm(copy, { recursive: true, force: true });
  }
}

/** The files that the release declares, their compressed forms and source maps; nothing else that lies in the folder. */
async function copyRelease(build: string, target: string, { files }: Release): Promise<void> {
  for (const file of Object.keys(files)) {
    const map = `${file.replace(/^web\//, 'maps/')}.map`;
    for (const form of [file, `${file}.br`, `${file}.gz`, map]) {
      const source = path.join(build, form);
      if (existsSync(source)) await cp(source, path.join(target, form), { recursive: true });
    }
  }
  await cp(path.join(build, 'release.json'), path.join(target, 'release.json'));
}
