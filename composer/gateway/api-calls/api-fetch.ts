import { CONFIGURATION_HEADER, DATA_HEADER } from '../../contract/content-state.ts';
import { deadline } from '../../server/settings.ts';
import { ApiCache, isCurrent, sharedAnswers } from '../api-cache.ts';
import type { CachedAnswer } from '../api-cache.ts';
import type { ApiCalls, Read } from './api-calls.ts';
import { waitFor } from './availability.ts';

/** `fetch` for public reads of pages. */
export type ApiFetch = (input: string | URL | Request, init?: ApiRequest) => Promise<Response>;

export interface ApiRequest extends RequestInit {
  /** When the caller stops waiting, as `Date.now()` tells it. A signal would cost even where there is nothing to wait for. */
  until?: number;
  /** Key of the visitor, such as their address: visitors take turns where the API is busy. */
  visitor?: string | undefined;
  /** The trace that the API's work belongs to; it is that of the first who asks. */
  traceparent?: string | undefined;
  /** Told of each answer: whether it is that of the API now, and may be used for others too. */
  onAnswer?: ((isCurrent: boolean) => void) | undefined;
}

interface Answer extends CachedAnswer {
  /** Can be read many times. */
  response: Response;
  /** The same answer for those who get it though it is old: it says so. */
  asOld: () => Response;
}

interface Options {
  calls: ApiCalls;
  /** Number of the state of the API's content. */
  generation?: () => number;
  /** Number of the API's newest configuration: an answer of an earlier one is not kept. */
  configuration?: () => number;
  /** Number of the latest data of the API: an answer of earlier ones is not kept. */
  data?: () => number;
  /** How long an answer may stand in for an API that is busy, away or broken, in ms. */
  staleIfError?: number;
  now?: () => number;
  /** Bound of all that is kept, in bytes. */
  cacheBytes?: number;
}

/** A read that is under way, shared by all its callers. */
interface SharedRead extends Read<Answer> {
  waiting: number;
  generation: number;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** Who has an old answer waits this long for a new one, in ms: an old page now is better than a new one in seconds. */
const WAIT_WITH_ANSWER = deadline(1_000);

/** How often entries that may not stand in any more are dropped, in ms. */
const PURGE_EVERY = 60_000;

/**
 * The fetch that pages ask the API with. Keeps answers as long as the API allows (`max-age`), asks once for what many
 * requests want at the same time, and shows the last answer while the API is busy or away. Rejects with `TimeoutError` at
 * `until`, and with `ApiAway` as soon as the API is away. What comes too late for its page is kept for the next one. The
 * JSON of an answer is parsed once; the value is frozen, since all readers share it.
 */
export function apiFetch({
  calls,
  generation = () => 0,
  configuration = () => 0,
  data = () => 0,
  staleIfError = 600_000,
  now = Date.now,
  cacheBytes = CACHE_BYTES,
}: Options): ApiFetch {
  const answers = new ApiCache<Answer>(cacheBytes);
  const underWay = new Map<string, SharedRead>();
  let purgeAt = now() + PURGE_EVERY;

  const isOfNow = (answer: Answer) => isCurrent(answer, generation(), now());
  const isUsable = ({ freshUntil }: Answer) => now() <= freshUntil + staleIfError;

  function keep(url: string, answer: Answer) {
    if (now() >= purgeAt) {
      purgeAt = now() + PURGE_EVERY;
      answers.keepOnly(isUsable);
    }
    answers.set(url, answer);
  }

  async function take(url: string, response: Response, asked: number): Promise<Answer> {
    const body = await response.text();
    const named = (header: string) => Number(response.headers.get(header) ?? Infinity);
    const isEarlier = named(CONFIGURATION_HEADER) < configuration() || named(DATA_HEADER) < data();
    const freshUntil = isEarlier ? 0 : now() + maxAge(response);
    const copy = expiringCopies(response, body);
    let old: Response | undefined;
    const answer = {
      response: copy(freshUntil),
      asOld: () => (old ??= copy(0)),
      bytes: body.length,
      freshUntil,
      generation: asked,
    };
    if (response.ok && !isEarlier) keep(url, answer);
    return answer;
  }

  function askOnce(url: string, visitor: string, traceparent: string | undefined): SharedRead {
    const running = underWay.get(url);
    const asked = generation();
    if (running?.generation === asked) return running;
    const call = calls.read(url, visitor, (response) => take(url, response, asked), traceparent);
    const read = { ...call, waiting: 0, generation: asked };
    const done = () => {
      if (underWay.get(url) === read) underWay.delete(url);
    };
    read.result.then(done, done);
    underWay.set(url, read);
    return read;
  }

  async function ask(
    url: string,
    { until = Infinity, signal, visitor = '', traceparent }: ApiRequest,
  ): Promise<Answer> {
    if (calls.availability.isAway) throw calls.availability.away();
    const read = askOnce(url, visitor, traceparent);
    read.waiting++;
    try {
      return await waitFor(read.result, { ms: until - now(), signal, availability: calls.availability });
    } finally {
      if (--read.waiting === 0 && read.cancel() && underWay.get(url) === read) underWay.delete(url);
    }
  }

  return async (input, init = {}) => {
    const url = String(input);
    const kept = answers.get(url);
    if (kept && isOfNow(kept)) return kept.response;
    const standIn = kept && isUsable(kept) ? kept : undefined;
    const until = standIn ? Math.min(init.until ?? Infinity, now() + WAIT_WITH_ANSWER) : init.until;
    try {
      const answer = await ask(url, { ...init, ...(until === undefined ? {} : { until }) });
      if (answer.response.status < 500 || !standIn) {
        init.onAnswer?.(isOfNow(answer));
        return answer.response;
      }
    } catch (error) {
      if (!standIn) {
        init.onAnswer?.(false);
        throw error;
      }
    }
    init.onAnswer?.(false);
    return standIn.asOld();
  };
}

/** Copies of an answer with `expires`, by which a renderer knows how long it may use one without asking again. */
function expiringCopies({ status, headers }: Response, body: string): (freshUntil: number) => Response {
  const type = headers.get('content-type') ?? 'application/json';
  const copy = sharedAnswers(body);
  return (freshUntil) =>
    copy({ status, headers: { 'content-type': type, expires: new Date(freshUntil).toUTCString() } });
}

function maxAge(response: Response): number {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return response.ok && seconds ? Number(seconds) * 1000 : 0;
}
