import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../../contract/release.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { StoredRelease } from '../releases/snapshot.ts';

interface Options {
  store: Pick<ReleaseStore, 'readRegistry' | 'open'>;
  /** Memory for the differences. */
  bytes: number;
  /** Told of what keeps them from being made; files are sent whole then. */
  report(error: unknown): void;
}

/** A difference that is larger than this, beside the whole file with Brotli, is not worth its memory. */
const WORTH = 0.8;

const WEB = 'web/';

/**
 * Files of the live releases as their differences to those of the releases that were live before: a returning visitor downloads only what changed
 * (record 60). They are made one by one after each flip; until then, and for browsers with another version, files are sent whole.
 */
export class Deltas {
  readonly #options: Options;
  readonly #deltas: LRUCache<string, Buffer>;
  /** Pairs of releases that are compared already: most flips change one app. */
  readonly #compared = new Set<string>();
  #work = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#deltas = new LRUCache({
      maxSize: options.bytes,
      sizeCalculation: (bytes) => bytes.length,
      // A difference that was dropped is made again when its release is live again.
      disposeAfter: () => this.#compared.clear(),
    });
  }

  /**
   * The difference of a file to the one that the browser has.
   * @param dictionary SHA-256 of that one, as base64
   */
  find(app: string, version: string, file: string, dictionary: string): Buffer | undefined {
    return this.#deltas.get(joinKey(app, version, file, dictionary));
  }

  /** Makes what is missing for the releases that are live now; resolves when it is there. */
  follow(): Promise<void> {
    this.#work = this.#work.then(() => this.#make()).catch((error) => this.#options.report(error));
    return this.#work;
  }

  async #make(): Promise<void> {
    const { store, report } = this.#options;
    const { live, history } = await store.readRegistry();
    for (const [app, version] of Object.entries(live))
      await this.#makeFor(app, version, history[app] ?? []).catch(report);
  }

  async #makeFor(app: string, version: string, flips: Registry['history'][string]): Promise<void> {
    const { store, report } = this.#options;
    const live = await store.open(app, version);
    for (const earlier of earlierVersions(flips, version)) {
      // A version that was removed from the store needs no differences.
      const known = await store.open(app, earlier).catch(() => undefined);
      if (known) await this.#between(live, known).catch(report);
    }
  }

  async #between(live: StoredRelease, known: StoredRelease): Promise<void> {
    const { name, version } = live.release;
    const pair = joinKey(name, version, known.release.version);
    if (this.#compared.has(pair)) return;
    const byFamily = new Map(webFiles(known).map((file) => [fileFamily(file), file]));
    for (const file of webFiles(live)) {
      const earlier = byFamily.get(fileFamily(file)!);
      if (earlier === undefined) continue;
      const [wanted, had] = await Promise.all([readWeb(live, file), readWeb(known, earlier)]);
      const { dictionary, bytes } = await makeDelta(wanted, had);
      if (bytes.length < (await sizeSent(live, file, wanted)) * WORTH)
        this.#deltas.set(joinKey(name, version, file, dictionary), bytes);
    }
    this.#compared.add(pair);
  }
}

/** Those that have a family, relative to `web/`. */
const webFiles = ({ release }: StoredRelease): string[] =>
  Object.keys(release.files)
    .filter((file) => file.startsWith(WEB))
    .map((file) => file.slice(WEB.length))
    .filter((file) => fileFamily(file) !== undefined);

const readWeb = ({ folder }: StoredRelease, file: string) => readFile(path.join(folder, WEB, file));

/** Bytes of the file where it is sent whole. */
const sizeSent = ({ folder }: StoredRelease, file: string, plain: Buffer): Promise<number> =>
  stat(path.join(folder, WEB, `${file}.br`)).then(
    ({ size }) => size,
    () => plain.length,
  );

const joinKey = (...parts: string[]) => parts.join(' ');

const compress = promisify(zstdCompress);

/** A file as its difference to another: the content coding `dcz` of RFC 9842. */
interface Delta {
  /** SHA-256 of the file that the browser has, as base64. */
  dictionary: string;
  bytes: Buffer;
}

/** A skippable Zstandard frame of 32 bytes, which holds the hash of the dictionary (RFC 9842, 5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Made once for a file that many fetch. */
const LEVEL = 19;

/** The difference of a file to one that browsers have of an earlier release. */
async function makeDelta(file: Buffer, known: Buffer): Promise<Delta> {
  const hash = createHash('sha256').update(known).digest();
  const difference = await compress(file, {
    dictionary: known,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  });
  return { dictionary: hash.toString('base64'), bytes: Buffer.concat([MAGIC, hash, difference]) };
}

/** Versions that visitors are likely to have, besides the live one. */
const LIKELY = 2;

/**
 * The versions of an app that were live last, the latest first: after a promotion those before it, after a rollback the one that was
 * taken back too.
 */
function earlierVersions(flips: readonly { version: string }[], live: string): string[] {
  const others = flips.map(({ version }) => version).filter((version) => version !== live);
  return [...new Set(others.reverse())].slice(0, LIKELY);
}

/** `main.04886974.js`: name, hash of its content, kind. */
const HASHED = /^([\w.-]+)\.[0-9a-f]{8}(\.(?:js|css|woff2))$/;
/** The entry of a remote has one name in every release. */
const ENTRY = 'remoteEntry.js';

/**
 * What a file of a release has in common with the one that takes its place in the next release: its name without the hash of its
 * content ("main.*.js"). Fonts are compressed already, but seldom change. Undefined for a file that has none.
 */
export function fileFamily(file: string): string | undefined {
  if (file === ENTRY) return ENTRY;
  const [, name, ending] = HASHED.exec(file) ?? [];
  return name && `${name}.*${ending}`;
}

/** Header value: a file of the family, of whatever release, may come as its difference to this one (RFC 9842). */
export const dictionaryMatch = (app: string, family: string): string =>
  `match="/remotes/${app}/*/web/${family}"`;
