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

/** What is sent of a rendered page, in the encodings that visitors ask for. */
export class KeptDocument {
  /** Headers besides those of the encoding; they are the same for every visitor. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Of text and headers: who has a page has its policies too. */
  readonly hash: string;
  readonly #bodies = new Map<Encoding, Body>();
  readonly #making = new Map<Encoding, Promise<Body>>();

  constructor(text: Buffer, headers: KeptDocument['headers']) {
    this.headers = headers;
    const hash = createHash('sha256').update(text).update(JSON.stringify(headers));
    this.hash = hash.digest('base64url').slice(0, 22);
    this.#bodies.set('identity', this.#bodyOf('identity', text, 'best'));
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

  /** The document as it is at hand; undefined when it has to be made first. */
  body(encoding: Encoding): Body | undefined {
    return this.#bodies.get(encoding);
  }

  /** The document in an encoding that nobody asked for before. */
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

  /** Compresses it as well as it can be, for what is read again and again. */
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
    throw new Error('A document without any encoding');
  }

  #bodyOf(encoding: Encoding, bytes: Buffer, level: Level): Body {
    return { bytes, level, etag: `"${this.hash}.${encoding}.${level}"` };
  }
}

/** A page, with its state where that is in a file of its own. */
export class KeptPage extends KeptDocument {
  /** When it is to be rendered anew, as `Date.now()` tells it. */
  renewAt: number;
  /** Until when others get it while it is rendered anew. */
  usableUntil: number;
  readonly state?: KeptDocument | undefined;

  constructor(
    markup: Buffer,
    headers: KeptDocument['headers'],
    { renewAt, usableUntil, state }: Pick<KeptPage, 'renewAt' | 'usableUntil' | 'state'>,
  ) {
    super(markup, headers);
    this.renewAt = renewAt;
    this.usableUntil = usableUntil;
    this.state = state;
  }

  override get bytes(): number {
    return super.bytes + (this.state?.bytes ?? 0);
  }

  override get isImprovable(): boolean {
    return super.isImprovable || !!this.state?.isImprovable;
  }

  override async improve(): Promise<void> {
    await super.improve();
    await this.state?.improve();
  }
}
