import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { stringifySetCookie } from 'cookie';
import type { Canary } from '../../contract/release.ts';
import { canaryEnded } from './history.ts';
import { withOutcomes, describeOutcome, isOfBrowsers } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import type { StoredVersion, ReleaseStore } from './release-store.ts';

/** ms until the store hears of visitors, with those that come meanwhile. */
const TELL_AFTER = 60_000;

/** Visitors who were given a canary, told to the store: how little is known of it depends on them. */
export class CanaryVisitors {
  readonly #record: (outcomes: Outcome[]) => void;
  #untold: Outcome[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param record told how many came of each version since the last time */
  constructor(record: (outcomes: Outcome[]) => void) {
    this.#record = record;
  }

  count({ app, version }: StoredVersion): void {
    const at = new Date().toISOString();
    this.#untold = withOutcomes(this.#untold, [{ app, version, kind: 'visitors', visitors: 1, at }]);
    this.#timer ??= setTimeout(() => this.tell(), TELL_AFTER).unref();
  }

  /** Tells the store now. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const untold = this.#untold;
    this.#untold = [];
    if (untold.length) this.#record(untold);
  }
}

/**
 * Ends the canary where gateways excluded its version, or a part of it, since it began. What browsers tell ends nothing: anybody may send it.
 */
export async function endCanaryBy(
  store: Pick<ReleaseStore, 'readRegistry' | 'updateRegistry'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  const against = (canary: Canary) => outcomes.find((outcome) => isAgainst(canary, outcome));
  const { canary } = await store.readRegistry();
  if (!canary || !against(canary)) return;
  await store.updateRegistry((registry) => {
    const outcome = registry.canary && against(registry.canary);
    const note = outcome && describeOutcome(outcome).slice(0, 200);
    return note ? canaryEnded(registry, { who: 'gateway', note }) : registry;
  });
}

const isAgainst = ({ app, version, at }: Canary, outcome: Outcome) =>
  outcome.app === app &&
  outcome.version === version &&
  !isOfBrowsers(outcome) &&
  Date.parse(outcome.at) >= Date.parse(at);

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
