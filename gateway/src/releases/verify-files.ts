import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from 'shared-kit/contracts/release';
import { integrityOf } from './integrity.ts';
import type { Refusal } from './release-refused.ts';

/** A release is itself: what it holds is in its own folder, and cannot change from outside. */
function linkRefusals(folder: string, refusal: Describe): Refusal[] {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  const links = inside
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return links.map((link) => refusal('symlink', `${link} is a symbolic link. Publish the build itself.`));
}

type Describe = (code: Refusal['code'], reason: string) => Refusal;

/** Forms of a file that are sent in its place; each must say the same. */
const COMPRESSED = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Every file that a release declares or refers to is in its folder, and is what the release says. */
export function fileRefusals(folder: string, release: Release): Refusal[] {
  const refusal: Describe = (code, reason) => ({
    code,
    apps: [release.name],
    reason: `${release.name} ${release.version}: ${reason}`,
  });
  const undeclared = referredFiles(release)
    .filter((file) => !Object.hasOwn(release.files, file))
    .map((file) => refusal('file-missing', `${file} has no hash. Build again: the build seals every file.`));
  const differing = Object.entries(release.files).flatMap(([file, integrity]) => {
    if (!existsSync(path.join(folder, file)))
      return refusal('file-missing', `${file} is not there. Build and publish again.`);
    return differingForms(folder, file, integrity).map((form) =>
      refusal('file-changed', `${form} is not what was built: its hash differs. Build and publish again.`),
    );
  });
  return [...linkRefusals(folder, refusal), ...undeclared, ...differing];
}

/** Files without which the release cannot run. */
function referredFiles({ entry, css, exposes, messages }: Release): string[] {
  const ofExposes = Object.values(exposes).flatMap((expose) => [...expose.js, ...expose.css]);
  const web = [...entry, ...css, ...ofExposes, ...Object.values(messages)];
  return ['server/server.cjs', ...[...new Set(web)].map((file) => `web/${file}`)];
}

function differingForms(folder: string, file: string, integrity: string): string[] {
  const forms: [string, (content: Buffer) => Buffer][] = [
    [file, (content) => content],
    ...Object.entries(COMPRESSED).map(([suffix, decompress]): [string, (content: Buffer) => Buffer] => [
      file + suffix,
      decompress,
    ]),
  ];
  return forms
    .filter(([form]) => existsSync(path.join(folder, form)))
    .filter(([form, decompress]) => {
      try {
        return integrityOf(decompress(readFileSync(path.join(folder, form)))) !== integrity;
      } catch {
        return true;
      }
    })
    .map(([form]) => form);
}
