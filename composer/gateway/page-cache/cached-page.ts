import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import escapeHtml from 'escape-html';
import {
  MOVABLE_STATE,
  PAGE_STATE,
  PAGE_STATES,
  STATE_END,
  STATE_FILE,
} from '../../contract/page-state-file.ts';
import { compress, decompress } from '../encodings/encodings.ts';
import type { Encoding, Level } from '../encodings/encodings.ts';
import { cacheControl } from '../releases/snapshot.ts';
import type { Audience } from '../releases/snapshot.ts';

/** A page in one encoding. */
export interface Body {
  bytes: Buffer;
  /** Plain bytes are at their best. */
  level: Level;
}

/** Memory of an entry besides its texts, in bytes. */
const ENTRY_BYTES = 1_000;

/** What is sent of a rendered page, in the encodings that visitors ask for. */
class CachedDocument {
  /** Headers besides those of the encoding; they are the same for every visitor. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly #bodies = new Map<Encoding, Body>();
  readonly #making = new Map<Encoding, Promise<Body>>();

  constructor(text: Buffer, headers: CachedDocument['headers']) {
    this.headers = headers;
    this.#bodies.set('identity', { bytes: text, level: 'best' });
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

  async #encode(encoding: Encoding, level: Level): Promise<Body> {
    const plain = await this.#plain();
    const made: Level = encoding === 'identity' ? 'best' : level;
    const body = { bytes: await compress(plain, encoding, made), level: made };
    this.#bodies.set(encoding, body);
    return body;
  }

  async #plain(): Promise<Buffer> {
    for (const [encoding, { bytes }] of this.#bodies) return decompress(bytes, encoding);
    throw new Error('A document without any encoding');
  }
}

/** The state of a page, in a file of its own that browsers check by its name. */
export class StateFile extends CachedDocument {
  /** SHA-256 of the text, in base64url. */
  readonly hash: string;

  constructor(text: Buffer, headers: CachedDocument['headers']) {
    super(text, headers);
    this.hash = createHash('sha256').update(text).digest('base64url');
  }
}

/**
 * Headers that 304 needs (RFC 9110, 15.4.5): a browser and a cache keep all others with the page, of which the tag is one for all. The
 * rest is for who answers instead, and for what is in front.
 */
const OF_304 =
  /^(cache-control|cache-tag|vary|strict-transport-security|x-(content-type-options|frame-options))$/;

/** A page, with its state where that is in a file of its own. */
export class CachedPage extends CachedDocument {
  /**
   * Of text and headers, as who has a page has its policies too; the same from every gateway (docs/decisions/0083). Weak: encodings and levels of
   * compression differ in their bytes.
   */
  readonly etag: string;
  /** Those of its headers that a visitor who has it gets. */
  readonly headersOf304: CachedDocument['headers'];
  /** When it is to be rendered anew, as `Date.now()` tells it. */
  renewAt: number;
  /** Until when others get it while it is rendered anew. */
  usableUntil: number;
  readonly state?: StateFile | undefined;

  constructor(
    markup: Buffer,
    headers: CachedDocument['headers'],
    { renewAt, usableUntil, state }: Pick<CachedPage, 'renewAt' | 'usableUntil' | 'state'>,
  ) {
    super(markup, headers);
    const hash = createHash('sha256').update(markup).update(JSON.stringify(headers));
    this.headersOf304 = headers.filter(([name]) => OF_304.test(name));
    this.etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
    this.renewAt = renewAt;
    this.usableUntil = usableUntil;
    this.state = state;
  }

  /** Whether a visitor has this page already: If-None-Match compares weakly (RFC 9110, 13.1.2), and a proxy may have made the tag a strong one. */
  matchesAny(tags: string): boolean {
    return tags.includes(this.etag.slice('W/'.length));
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

/** Of the state of a page in a file of its own, which never changes. */
const stateHeaders = (audience: Audience) =>
  [
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', cacheControl(audience, 'public, max-age=31536000, immutable')],
    ['vary', 'accept-encoding'],
  ] as const;

/**
 * Takes the state out of the markup of a page whose shell allows that, and names the file that it is in (docs/decisions/0076).
 * @param address path and query of the page: a gateway that does not have the file can make it again
 */
export function takeState(
  markup: Buffer,
  address: string,
  audience: Audience = 'all',
): { markup: Buffer; state: StateFile | undefined } {
  // The shell's own stands at the end; what looks like it before is text of a part.
  const start = markup.lastIndexOf(MOVABLE_STATE);
  const json = start + MOVABLE_STATE.length;
  const end = markup.indexOf(STATE_END, json);
  if (start === -1 || end === -1) return { markup, state: undefined };
  const state = new StateFile(Buffer.from(markup.subarray(json, end)), stateHeaders(audience));
  const file = escapeHtml(`${PAGE_STATES}/${state.hash}${address}`);
  const named = `<script type="application/json" id="${PAGE_STATE}" ${STATE_FILE}="${file}">`;
  return {
    markup: Buffer.concat([markup.subarray(0, start), Buffer.from(named), markup.subarray(end)]),
    state,
  };
}

/** Of a page that was only now rendered they are set already. */
const NEVER_OF_304 = ['content-type', 'content-security-policy', 'permissions-policy'];

/** Sets the headers of a cached page: few for a visitor who has it. */
export function setCachedHeaders(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const headers = hasPage(request, page) ? page.headersOf304 : page.headers;
  for (const [name, value] of headers) response.setHeader(name, value);
}

const hasPage = ({ headers }: IncomingMessage, page: CachedPage) =>
  page.matchesAny(headers['if-none-match'] ?? '');

/** Answers with a cached page, whose headers are set, or with 304 to a visitor who has it. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { page, body, encoding }: { page: CachedPage; body: Body; encoding: Encoding },
): void {
  response.setHeader('etag', page.etag);
  if (hasPage(request, page)) {
    response.statusCode = 304;
    for (const name of NEVER_OF_304) response.removeHeader(name);
    return void response.end();
  }
  response.statusCode = 200;
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.bytes.length);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** Headers that are the same for every visitor of a page; all others are made for each answer. */
const OF_THE_PAGE =
  /^(content-type|content-security-policy|cache-control|cache-tag|vary|permissions-policy|reporting-endpoints|strict-transport-security|referrer-policy|speculation-rules|origin-agent-cluster|cross-origin-[a-z-]+|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection))$/;

/** Of the headers that an answer was given, those that are cached with its page. */
export const cachedHeaders = (response: ServerResponse): [name: string, value: string][] =>
  Object.entries(response.getHeaders())
    .filter(([name]) => OF_THE_PAGE.test(name))
    .map(([name, value]) => [name, String(value)]);
