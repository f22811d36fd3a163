#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createRequire } from 'node:module';
import { releaseSchema } from '../contract/contract.ts';
import type { Release, ShellServer } from '../contract/contract.ts';
import { exitWithReason, OperatorError } from '../server/operator-error.ts';
import { computeIntegrity } from '../gateway/integrity.ts';
import { describeStock } from './describe-stock.ts';

/**
 * Seals a build into a release: gives every file its integrity and its compressed forms, and the release its version,
 * `<package version>-<hash of the content>`: the same content is the same version.
 * Run in the app's folder after the build. One without a description of ours is described by what the ordinary plugin of module federation wrote.
 */
const dir = process.cwd();
const dist = path.join(dir, 'dist');

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const COMPRESSIBLE = /\.(m?js|css|json|svg)$/;
/** What the budget of an app counts. */
const CODE = /^web\/.*\.(m?js|css)$/;
/** No files of a release: source maps, and what the ordinary plugin says of a build, in which are names of sources. No page needs them. */
const LEFT_OUT = /^release\.json$|\.map$|^web\/(mf-(manifest|stats)\.json|@mf-types(\.zip|\.d\.ts|\/.*))$/;
const COMPRESSED = /\.(br|gz)$/;
/** Files that are named where there are too many bytes. */
const NAMED = 5;

async function sealRelease() {
  const described = (await describeStock(dir, dist)) ?? readDescription();
  const draft = described.kind === 'shell' ? { ...described, sharedNames: providedNames() } : described;
  const files = listFiles(dist).filter((file) => !LEFT_OUT.test(file) && !COMPRESSED.test(file));
  const integrity = Object.fromEntries(
    files.map((file) => [file, computeIntegrity(readFileSync(path.join(dist, file)))]),
  );
  const release: Release = releaseSchema.parse({
    ...draft,
    files: integrity,
    version: computeVersion(draft, integrity),
  });
  removeOldMaps(files);
  await Promise.all(
    files.filter((file) => file.startsWith('web/')).map((file) => compress(path.join(dist, file))),
  );
  const sizes = inOneLanguage(release, compressedSizes(files));
  release.bytes = total(sizes);
  checkBudget(release, sizes);
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release, null, 1));
  process.stdout.write(`${release.name} ${release.version}\n`);
}

const readDescription = () => JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as Release;

interface Size {
  file: string;
  bytes: number;
}

const compressedSizes = (files: readonly string[]): Size[] =>
  files
    .filter((file) => CODE.test(file))
    .map((file) => ({ file, bytes: statSync(path.join(dist, `${file}.br`)).size }));

const total = (sizes: readonly Size[]) => sizes.reduce((sum, { bytes }) => sum + bytes, 0);

/** Without the texts of all languages but the one that has most: no visitor gets them, and a language more costs no visitor anything. */
function inOneLanguage({ messages, exposes }: Release, sizes: readonly Size[]): Size[] {
  const all = [messages, ...Object.values(exposes).map((expose) => expose.messages ?? {})];
  const files = (language: string) => new Set(all.map((of) => `web/${of[language]}`));
  const texts = Object.keys(messages).map((language) => {
    const ofLanguage = files(language);
    return sizes.filter(({ file }) => ofLanguage.has(file));
  });
  const [, ...others] = texts.sort((one, other) => total(other) - total(one));
  const left = new Set(others.flat());
  return sizes.filter((size) => !left.has(size));
}

/** Throws an `OperatorError` that names the largest files where they all come to more than the app may have. */
function checkBudget({ name, bytes, budget }: Release, sizes: Size[]) {
  if (budget === undefined || bytes! <= budget) return;
  const largest = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, NAMED);
  const lines = largest.map(({ file, bytes: of }) => `  ${file}: ${inBytes(of)}`);
  throw new OperatorError(
    `The scripts and styles of ${name} in one language have ${inBytes(bytes!)} compressed, of ${inBytes(budget)} that its budget allows (budget of its configuration). The largest:\n${lines.join('\n')}`,
  );
}

const inBytes = (count: number) => `${count.toLocaleString('en')} bytes`;

/** Maps of files of earlier builds: webpack cleans its own folders only. */
function removeOldMaps(files: readonly string[]) {
  for (const map of listFiles(dist).filter((file) => file.startsWith('maps/')))
    if (!files.includes(map.replace(/^maps\/(.*)\.map$/, 'web/$1'))) rmSync(path.join(dist, map));
}

/** Names that the shell's server code, which is the same as the browser's here, hands to the remotes. */
function providedNames(): Release['sharedNames'] {
  const require = createRequire(import.meta.url);
  // eslint-disable-next-line no-restricted-syntax -- it reads what the build has just written, in the folder of the app
  const { shared } = require(path.join(dist, 'server/server.cjs')) as ShellServer;
  return Object.fromEntries(
    Object.entries(shared).map(([id, module]) => [id, Object.keys(module as object).sort()]),
  );
}

function computeVersion(draft: Release, integrity: Record<string, string>): string {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const content = createHash('sha256').update(
    JSON.stringify([{ ...draft, version: '', budget: undefined }, integrity]),
  );
  return `${version}-${content.digest('hex').slice(0, 8)}`;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

async function compress(file: string) {
  if (!COMPRESSIBLE.test(file)) return;
  const content = readFileSync(file);
  rmSync(`${file}.br`, { force: true });
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    compressGzip(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

await sealRelease().catch(exitWithReason);
