import { createHash } from 'node:crypto';
import { compress, decompress } from '../encodings/encodings.ts';
import type { Encoding, Level } from '../encodings/encodings.ts';

/** A page in one encoding. */
export interface Body {
  bytes: Buffer;
  /** Strong: other bytes have another one. What stands before the first point is that of the page in every encoding. */
  etag: string;
  /** Plain bytes are at their best. */
  level: Level;
}

/** Memory of an entry besides its texts, in bytes. */
const ENTRY_BYTES = 1_000;

/** A page that was rendered, in the encodings that visitors ask for. */
export class KeptPage {
  /** Headers besides those of the encoding; they are the same for every visitor. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Of markup and headers: who has the page has its policies too. */
  readonly hash: string;
  /** When it is to be rendered anew, as `Date.now()` tells it. */
  renewAt: number;
  /** Until when others get it while it is rendered anew. */
  usableUntil: number;
  readonly #bodies = new Map<Encoding, Body>();
  readonly #making = new Map<Encoding, Promise<Body>>();

  constructor(
    markup: Buffer,
    headers: KeptPage['headers'],
    { renewAt, usableUntil }: Pick<KeptPage, 'renewAt' | 'usableUntil'>,
  ) {
    this.headers = headers;
    this.renewAt = renewAt;
    this.usableUntil = usableUntil;
    const hash = createHash('sha256').update(markup).update(JSON.stringify(headers));
    this.hash = hash.digest('base64url').slice(0, 22);
    this.#bodies.set('identity', this.#bodyOf('identity', markup, 'best'));
  }

  /** Memory that it takes, in bytes. */
  get bytes(): number {
    let sum = ENTRY_BYTES;
    for (const { bytes } of this.#bodies.values()) sum += bytes.length;
    for (const [name, value] of this.headers) sum += name.length + value.length;
    return sum;
  }

  /** Some encoding could be smaller. */
  get isImprovable(): boolean {
    return [...this.#bodies.values()].some(({ level }) => level === 'quick');
  }

  /** The page as it is at hand; undefined when it has to be made first. */
  body(encoding: Encoding): Body | undefined {
    return this.#bodies.get(encoding);
  }

  /** The page in an encoding that nobody asked for before. */
  make(encoding: Encoding): Promise<Body> {
    const made = this.#bodies.get(encoding);
    if (made) return Promise.resolve(made);
    const making = this.#making.get(encoding) ?? this.#encode(encoding, 'quick');
    this.#making.set(encoding, making);
    const done = () => void this.#making.delete(encoding);
    making.then(done, done);
    return making;
  }

  /** Plain bytes take most memory; without them they are made of the others when somebody asks. */
  dropPlain(): void {
    if (this.#bodies.size > 1) this.#bodies.delete('identity');
  }

  /** Compresses it as well as it can be, for pages that are read again and again. */
  async improve(): Promise<void> {
    for (const [encoding, { level }] of [...this.#bodies])
      if (level === 'quick') await this.#encode(encoding, 'best');
  }

  /** Whether a visitor has this page already: If-None-Match compares pages, not bytes. */
  isOneOf(tags: string): boolean {
    return tags.includes(`"${this.hash}.`);
  }

  async #encode(encoding: Encoding, level: Level): Promise<Body> {
    const plain = await this.#plain();
    const made = encoding === 'identity' ? 'best' : level;
    const body = this.#bodyOf(encoding, await compress(plain, encoding, made), made);
    this.#bodies.set(encoding, body);
    return body;
  }

  async #plain(): Promise<Buffer> {
    for (const [encoding, { bytes }] of this.#bodies) return decompress(bytes, encoding);
    throw new Error('A page without any encoding');
  }

  #bodyOf(encoding: Encoding, bytes: Buffer, level: Level): Body {
    return { bytes, level, etag: `"${this.hash}.${encoding}.${level}"` };
  }
}
