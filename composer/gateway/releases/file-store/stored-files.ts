import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath, readFile, open, readdir, cp, lstat, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { releaseSchema } from '../../../contract/release.ts';
import type { Release } from '../../../contract/release.ts';
import { DamagedFile, parseJson } from '../parse-json.ts';
import { ReleaseRefused } from '../release-refused.ts';
import type { Refusal } from '../release-refused.ts';
import type { StoredRelease } from '../snapshot.ts';
import { INCOMING } from './folder-objects.ts';

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

/**
 * The release in a folder. Rejects when its description cannot be read; with `DamagedFile` when it is there, but no description.
 * @param cure what to do about that
 */
export async function readStored(folder: string, cure = publishAgain(folder)): Promise<StoredRelease> {
  const file = path.join(folder, 'release.json');
  const read = parseJson(releaseSchema, await readFile(file, 'utf8'));
  if (read.fault !== undefined) throw new DamagedFile(`${file} is damaged: ${read.fault}. ${cure}`);
  return { release: read.data, folder };
}

/** What helps where a published release is not what it was: publishing alone leaves a version that is there as it is. */
const publishAgain = (folder: string) => `Delete the folder ${folder} and publish its build again.`;

/** A release is itself: what it holds is in its own folder, and cannot change from outside. */
async function linkRefusals(folder: string, refusal: Describe): Promise<Refusal[]> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true });
  const links = inside
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return links.map((link) => refusal('symlink', `${link} is a symbolic link. Publish the build itself.`));
}

type Describe = (code: Refusal['code'], reason: string) => Refusal;

/**
 * Every file that a release declares or refers to is in its folder, and is what the release says.
 * @param cure what to do about a file that is not
 */
async function fileRefusals(folder: string, release: Release, cure: string): Promise<Refusal[]> {
  const refusal: Describe = (code, reason) => ({
    code,
    apps: [release.name],
    reason: `${release.name} ${release.version}: ${reason}`,
  });
  const undeclared = referredFiles(release)
    .filter((file) => !Object.hasOwn(release.files, file))
    .map((file) => refusal('file-missing', `${file} has no hash. Build again: the build seals every file.`));
  const differing: Refusal[] = [];
  for (const [file, integrity] of Object.entries(release.files)) {
    if (!existsSync(path.join(folder, file)))
      differing.push(refusal('file-missing', `${file} is not there. ${cure}`));
    else
      for (const form of await differingForms(folder, file, integrity))
        differing.push(refusal('file-changed', `${form} is not what was built: its hash differs. ${cure}`));
  }
  return [...(await linkRefusals(folder, refusal)), ...undeclared, ...differing];
}

/** Files without which the release cannot run. */
function referredFiles({ entry, css, exposes, messages, stock }: Release): string[] {
  const ofExposes = Object.values(exposes).flatMap((expose) => [
    ...expose.js,
    ...expose.css,
    ...Object.values(expose.messages ?? {}),
  ]);
  const web = [...entry, ...css, ...ofExposes, ...Object.values(messages)];
  return [...(stock ? [] : ['server/server.cjs']), ...[...new Set(web)].map((file) => `web/${file}`)];
}

/** The file itself, and the forms that are sent in its place: each must say the same. */
async function differingForms(folder: string, file: string, integrity: string): Promise<string[]> {
  const forms: [string, () => Duplex[]][] = [
    [file, () => []],
    [`${file}.br`, () => [createBrotliDecompress()]],
    [`${file}.gz`, () => [createGunzip()]],
  ];
  const differing: string[] = [];
  for (const [form, decompress] of forms) {
    if (!existsSync(path.join(folder, form))) continue;
    const found = await streamedIntegrity(path.join(folder, form), decompress());
    if (found !== integrity) differing.push(form);
  }
  return differing;
}

/** As the file is read, of which no more than a piece is in memory. Undefined for what cannot be decompressed. */
async function streamedIntegrity(file: string, through: Duplex[]): Promise<string | undefined> {
  const opened = await open(file);
  const hash = createHash('sha384');
  try {
    await pipeline([opened.createReadStream(), ...through, hash]);
  } catch (error) {
    // A disk that cannot be read says nothing of the file.
    if ((error as { syscall?: string }).syscall) throw error;
    return undefined;
  }
  return `sha384-${hash.digest('base64')}`;
}

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
