import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';

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
export async function fileRefusals(folder: string, release: Release, cure: string): Promise<Refusal[]> {
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
