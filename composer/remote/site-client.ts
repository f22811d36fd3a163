import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { releaseSchema, SITE_FILE, siteFileSchema } from '../contract/contract.ts';
import type { Release, SiteFile } from '../contract/contract.ts';
import { computeIntegrity } from '../gateway/integrity.ts';
import { placeIn } from '../gateway/releases/file-store/stored-files.ts';
import { INCOMING } from '../gateway/releases/file-store/folder-objects.ts';
import type { FileReleaseStore } from '../gateway/releases/file-store/file-release-store.ts';
import { parseJson } from '../gateway/releases/parse-json.ts';
import { isThisMachine } from '../publisher/ask-publisher.ts';
import { OperatorError } from '../server/operator-error.ts';

/** Bytes that are taken: of a description, of a file of a release, of a release, and of the site in all; and files of a release. */
const MOST = { json: 5_000_000, file: 20_000_000, release: 200_000_000, site: 2_000_000_000, files: 10_000 };

/** ms in which a file has to be there. */
const PATIENCE = 60_000;

/** Files and descriptions that are fetched at the same time. */
const AT_ONCE = 8;

/** The releases of a site elsewhere, as its gateway tells them. Nothing that it answers is trusted before it is checked. */
export class SiteClient {
  /** Origin of the site. */
  readonly address: string;
  readonly #most: typeof MOST;
  #bytes = 0;

  /** Throws `OperatorError` for what is not an address of a site by https; of this machine http will do. */
  constructor(address: string, most: Partial<typeof MOST> = {}) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || url.username || url.password || url.pathname !== '/' || url.search || url.hash)
      throw new OperatorError(
        `--site ${printable(address)} is not the address of a site, such as https://www.site.example`,
      );
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isThisMachine(url)))
      throw new OperatorError(
        `--site ${printable(address)}: code is fetched by https only; http is for localhost`,
      );
    this.address = url.origin;
    this.#most = { ...MOST, ...most };
  }

  /** What is live now. */
  readSite(): Promise<SiteFile> {
    return this.#readJson(SITE_FILE, siteFileSchema);
  }

  /** What the live releases say of themselves, but for one app. */
  async readReleases({ live }: SiteFile, except: string): Promise<Release[]> {
    const releases: Release[] = [];
    const others = Object.entries(live).filter(([app]) => app !== except);
    await forEachConcurrently(
      others,
      async ([app, version]) => void releases.push(await this.readRelease(app, version)),
    );
    return releases;
  }

  /** What a release says of itself. */
  async readRelease(app: string, version: string): Promise<Release> {
    const file = `/remotes/${app}/${version}/release.json`;
    const release = await this.#readJson(file, releaseSchema);
    if (release.name !== app || release.version !== version)
      throw new OperatorError(
        `${this.address}${file} is of ${release.name} ${release.version}, not of ${app} ${version}`,
      );
    return release;
  }

  /** Puts a release with all its files into a store, unless it is there as it was built. */
  async fetchRelease(store: FileReleaseStore, release: Release): Promise<void> {
    const { name, version, files } = release;
    const stored = await store.open(name, version).catch(() => undefined);
    if (stored && JSON.stringify(stored.release) === JSON.stringify(release)) {
      const isWhole = (await store.verify(name, version)).length === 0;
      if (isWhole) return;
    }
    await rm(store.releaseFolder(name, version), { recursive: true, force: true });
    const wanted = Object.entries(files);
    if (wanted.length > this.#most.files)
      throw new OperatorError(`${name} ${version} has ${wanted.length} files: ${this.#most.files} are taken`);
    // Where the store clears away what a process that was killed has left.
    const folder = `${store.releaseFolder(name, version)}.${randomUUID()}${INCOMING}`;
    try {
      let bytes = 0;
      await forEachConcurrently(wanted, async ([file, integrity]) => {
        const content = await this.#readFile(release, file);
        bytes += content.length;
        if (bytes > this.#most.release)
          throw new OperatorError(`${name} ${version} has more than ${this.#most.release} bytes`);
        if (computeIntegrity(content) !== integrity)
          throw new OperatorError(
            `${this.address}/remotes/${name}/${version}/${file} is not what was built: its hash differs from that in release.json`,
          );
        await write(placeIn(folder, file), content).catch(({ code }: NodeJS.ErrnoException) => {
          throw new OperatorError(
            `${name} ${version} has a file ${printable(file)} that cannot be written (${code})`,
          );
        });
      });
      await write(path.join(folder, 'release.json'), JSON.stringify(release, null, 1));
      await store.add(folder, release);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #readFile({ name, version }: Release, file: string): Promise<Buffer> {
    if (!/^(web|server)\//.test(file))
      throw new OperatorError(`${name} ${version} has a file ${printable(file)} outside web/ and server/`);
    const address = `/remotes/${name}/${version}/${file.split('/').map(encodeURIComponent).join('/')}`;
    try {
      return await this.#read(address, this.#most.file);
    } catch (error) {
      if (error instanceof NotThere && file.startsWith('server/'))
        throw new OperatorError(
          `${this.address} does not share the code of its releases for servers: its operator sets SHARE_SERVER_CODE=true for its gateways`,
        );
      throw error;
    }
  }

  async #readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
    const text = (await this.#read(file, this.#most.json)).toString('utf8');
    const read = parseJson(schema, text);
    if (read.fault !== undefined)
      throw new OperatorError(`${this.address}${file} is not what a gateway tells: ${read.fault}`);
    return read.data;
  }

  async #read(file: string, most: number): Promise<Buffer> {
    const address = this.address + file;
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    }).catch((error: Error & { cause?: { code?: string } }) => {
      throw new OperatorError(`${address} does not answer (${error.cause?.code ?? error.message})`);
    });
    if (answer.status >= 300 && answer.status < 400) {
      const target = printable(answer.headers.get('location') ?? 'nowhere');
      throw new OperatorError(
        `${address} leads to ${target}: name the site by the address that it has itself`,
      );
    }
    if (answer.status === 404) throw new NotThere(`${address} is not there (404)`);
    if (!answer.ok) throw new OperatorError(`${address} answers ${answer.status}`);
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    try {
      for await (const piece of answer.body ?? []) {
        bytes += piece.length;
        this.#bytes += piece.length;
        // As decoded: a small file that is compressed may become a large one.
        if (bytes > most) throw new OperatorError(`${address} is too large: ${most} bytes are taken`);
        if (this.#bytes > this.#most.site)
          throw new OperatorError(`${this.address} is too large: ${this.#most.site} bytes are taken`);
        pieces.push(piece);
      }
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(`${address} broke off (${(error as Error).message})`);
    }
    return Buffer.concat(pieces);
  }
}

class NotThere extends OperatorError {
  override name = 'NotThere';
}

/** What others wrote goes to a terminal without control characters. */
const printable = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, 300);

async function write(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The first fault ends it. */
async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  });
  try {
    await Promise.all(workers);
  } finally {
    rest.length = 0;
    await Promise.allSettled(workers);
  }
}
