import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stringifySetCookie } from 'cookie';

/** Says which share of the visitors one belongs to, while a canary runs: a number of 0–99 by which nobody can be told apart. */
export const BUCKET_COOKIE = 'release-bucket';

/** The first that is a bucket: what a page of another host of the domain sets beside it does not count. */
const IN_COOKIES = new RegExp(`(?:^|;)\\s*${BUCKET_COOKIE}=(0|[1-9]\\d?)\\s*(?=;|$)`);

interface Options {
  /** Whether visitors reach the site by HTTPS. */
  isSecure: boolean;
  /** Told of a visitor who is new: what they belong to from now on. */
  drawn?: (bucket: number) => void;
  /** 0–99, each as often as any other. */
  draw?: () => number;
}

/** On the request itself, as the cache's inputs are: whoever asks for the bucket of a request hears of the same one. */
const BUCKET = Symbol('release bucket');
type Bucketed = IncomingMessage & { [BUCKET]?: { bucket: number; isDrawn: boolean } };

/** The buckets of visitors: the same on all gateways, as each visitor's is in a cookie of the session. Not asked, it costs and sets nothing. */
export class Buckets {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** That of the cookie; one that is drawn now where there is none, or none that is a bucket. */
  of(request: Bucketed): number {
    return (request[BUCKET] ??= this.#find(request)).bucket;
  }

  /** Gives the bucket that was drawn for a request to the browser. */
  setCookie(request: Bucketed, response: ServerResponse): void {
    const { bucket, isDrawn } = request[BUCKET] ?? {};
    if (bucket === undefined || !isDrawn) return;
    response.appendHeader('set-cookie', this.#cookie(String(bucket)));
    // Most programs that are no browsers keep no cookie: each of their requests would be a visitor.
    if (request.headers['sec-fetch-mode'] === 'navigate') this.#options.drawn?.(bucket);
  }

  /** For an answer whose headers are those of all: the same, or, where no canary runs any more, takes back what a browser still has. */
  settleCookie(request: Bucketed, response: ServerResponse): void {
    if (request[BUCKET]) return this.setCookie(request, response);
    if (!request.headers.cookie?.includes(`${BUCKET_COOKIE}=`)) return;
    response.appendHeader('set-cookie', this.#cookie('', 0));
    // What has a cookie is for nobody else.
    response.setHeader('cache-control', 'private, no-store');
    response.removeHeader('cache-tag');
  }

  #find({ headers }: IncomingMessage) {
    const [, known] = IN_COOKIES.exec(headers.cookie ?? '') ?? [];
    if (known !== undefined) return { bucket: Number(known), isDrawn: false };
    return { bucket: (this.#options.draw ?? (() => randomInt(100)))(), isDrawn: true };
  }

  #cookie(value: string, maxAge?: number): string {
    return stringifySetCookie({
      name: BUCKET_COOKIE,
      value,
      ...(maxAge === undefined ? {} : { maxAge }),
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#options.isSecure,
    });
  }
}
