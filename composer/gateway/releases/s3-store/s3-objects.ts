import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { OperatorError } from '../../../server/operator-error.ts';
import { deadline } from '../../../server/settings.ts';
import type { Objects, StoredObject } from '../release-store.ts';

/** Keys of an account of the store. */
export interface BucketKeys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The store gives no answer, or says that it has a fault: another time it may. */
export class StoreAway extends OperatorError {
  override name = 'StoreAway';
}

interface Answer {
  status: number;
  body: Buffer;
}

interface Ask {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Key, or query of the bucket. */
  target: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** ms that it may take: an upload each time that it is tried, anything else in all. */
  limit?: number;
}

/** ms that an answer may take; for a whole release the longer one. */
const LIMIT = deadline(5_000);
const LONG_LIMIT = deadline(120_000);
const TRIES = 4;

/** Objects in a bucket of an S3-compatible store that creates an object once (`If-None-Match: *`). */
export class S3Objects implements Objects {
  readonly #address: BucketAddress;
  readonly #client: AwsClient;
  #proof: Promise<void> | undefined;

  constructor(address: BucketAddress, keys: BucketKeys) {
    this.#address = address;
    // What is tried again is decided here: a creation is not simply repeated.
    this.#client = new AwsClient({ ...keys, service: 's3', retries: 0 });
  }

  async read(key: string): Promise<string | undefined> {
    return (await this.readBytes(key, LIMIT))?.toString();
  }

  async readBytes(key: string, limit = LONG_LIMIT): Promise<Buffer | undefined> {
    const { status, body } = await this.#ask({ method: 'GET', target: this.#toPath(key), limit });
    if (status === 404) return undefined;
    return sound(status, 'GET', key, body);
  }

  /** Rejects with `OperatorError` where the store would create an object twice. */
  async create(key: string, body: string | Buffer): Promise<boolean> {
    this.#proof ??= this.#provesCreation();
    await this.#proof.catch((error) => {
      this.#proof = undefined;
      throw error;
    });
    return this.#create(key, body);
  }

  async write(key: string, body: string): Promise<void> {
    const { status } = await this.#ask({ method: 'PUT', target: this.#toPath(key), body });
    sound(status, 'PUT', key);
  }

  async remove(key: string): Promise<void> {
    const { status } = await this.#ask({ method: 'DELETE', target: this.#toPath(key) });
    if (status !== 404) sound(status, 'DELETE', key);
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.#address.prefix + prefix });
      if (next !== undefined) query.set('continuation-token', next);
      const { status, body } = await this.#ask({ method: 'GET', target: `?${query}` });
      const xml = sound(status, 'GET', prefix, body).toString();
      for (const [, object] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        found.push({
          key: element(object!, 'Key')!.slice(this.#address.prefix.length),
          bytes: Number(element(object!, 'Size')),
          modified: Date.parse(element(object!, 'LastModified')!),
        });
      next = element(xml, 'NextContinuationToken');
    } while (next !== undefined);
    return found;
  }

  /** What is there already may be what this very call has created, before its answer was lost. */
  async #create(key: string, body: string | Buffer): Promise<boolean> {
    const { status } = await this.#ask({
      method: 'PUT',
      target: this.#toPath(key),
      body,
      headers: { 'if-none-match': '*' },
      limit: typeof body === 'string' ? LIMIT : LONG_LIMIT,
    });
    if (status === 412) return Buffer.from(body).equals((await this.readBytes(key)) ?? Buffer.of());
    sound(status, 'PUT', key);
    return true;
  }

  /** A store that takes no notice of the condition would let two promotions overwrite each other. */
  async #provesCreation(): Promise<void> {
    const key = `.proofs/${randomUUID()}`;
    try {
      const [first, second] = [await this.#create(key, 'first'), await this.#create(key, 'second')];
      if (!first || second)
        throw new OperatorError(
          `${this.#address.bucket} does not create an object once (PUT with If-None-Match: *): two promotions at the same time would overwrite each other there. Use a store that does.`,
        );
    } finally {
      await this.remove(key).catch(() => {});
    }
  }

  #toPath(key: string): string {
    return `/${this.#address.prefix}${key}`;
  }

  /** 409: another request for the same object is under way. */
  async #ask({ method, target, body, headers = {}, limit = LIMIT }: Ask): Promise<Answer> {
    const inAll = AbortSignal.timeout(limit);
    for (let attempt = 1; ; attempt++) {
      const signal = method === 'PUT' ? AbortSignal.timeout(limit) : inAll;
      const answer = await this.#client
        .fetch(this.#address.bucket + target, {
          method,
          ...(body !== undefined && { body: Buffer.from(body) }),
          headers: { ...headers, ...(body !== undefined && { 'x-amz-content-sha256': sha256(body) }) },
          redirect: 'error',
          signal,
        })
        .then(async (response) => ({
          status: response.status,
          body: Buffer.from(await response.arrayBuffer()),
        }))
        .catch((error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name);
      if (typeof answer !== 'string' && !isTemporary(answer.status)) return answer;
      if (attempt >= TRIES) {
        const why = typeof answer === 'string' ? answer : `answer ${answer.status}`;
        throw new StoreAway(`The release store does not answer ${method} ${target} (${why})`);
      }
      await pause(Math.random() * 50 * 2 ** attempt);
    }
  }
}

const isTemporary = (status: number) => status === 409 || status === 429 || (status >= 500 && status !== 501);

function sound(status: number, method: string, key: string, body: Buffer = Buffer.of()): Buffer {
  if (status < 200 || status > 299)
    throw new OperatorError(`The release store answers ${status} to ${method} ${key}`);
  return body;
}

const sha256 = (body: string | Buffer) => createHash('sha256').update(body).digest('hex');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of an element of XML that has no others within. */
function element(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]!
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_entity, entity: string) => ENTITIES[entity]!);
}

/** A bucket of an S3-compatible store, or what stands below a prefix of it. */
export interface BucketAddress {
  /** With the bucket's name: `https://s3.eu-west-3.example/bucket`. */
  bucket: string;
  /** Of all keys: empty, or ending with a slash. */
  prefix: string;
}

export const isBucketAddress = (text: string): boolean => /^s3\+https?:\/\//.test(text);

/** Reads `s3+https://host/bucket[/prefix]`, or `s3+http://…` for a store on the same machine. Throws an error that says what is wrong. */
export function readBucketAddress(text: string): BucketAddress {
  const url = URL.parse(text.replace(/^s3\+/, ''));
  const [, bucket, prefix] = /^\/([\w.-]+)((?:\/[\w.-]+)*)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !bucket || url.search || url.hash || url.username || url.password)
    throw new Error('s3+https:// is followed by a host, the name of a bucket and, if wanted, a prefix');
  return { bucket: `${url.origin}/${bucket}`, prefix: prefix ? `${prefix.slice(1)}/` : '' };
}
