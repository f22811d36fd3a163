import { LRUCache } from 'lru-cache';
import { deepFreeze } from '../deep-freeze.ts';

/** `fetch` for pages. */
export type ApiFetch = (input: string | URL | Request, init?: ApiRequest) => Promise<Response>;

interface ApiRequest extends RequestInit {
  /** When the caller stops waiting, as `Date.now()` tells it. A signal would cost even where there is nothing to wait for. */
  until?: number;
}

interface Answer {
  /** Can be read many times. */
  response: Response;
  bytes: number;
  freshUntil: number;
}

interface Options {
  /** ms until the API counts as unreachable. */
  timeout: number;
  /** How long an answer may stand in for an API that is away, in ms. */
  staleIfError?: number;
  now?: () => number;
  fetch?: typeof fetch;
}

/** After the API did not answer, pages that have an earlier answer do not wait for it for so long, in ms. */
const SPARED = 1_000;

const CACHE_BYTES = 64 * 1024 * 1024;

/** Memory that an answer takes for each byte of its JSON: text, value, and what pages make of the value. Measured. */
const WEIGHT = 6;

/**
 * The fetch that pages ask the API with. Keeps answers as long as the API allows (`max-age`), asks once for what many
 * requests want at the same time, and shows the last answer while the API is away. A request's own `signal` or `until` ends
 * its waiting, not the asking. The JSON of an answer is parsed once; the value is frozen, since all readers share it.
 */
export function apiFetch({
  timeout,
  staleIfError = 600_000,
  now = Date.now,
  fetch: ask = fetch,
}: Options): ApiFetch {
  const answers = new LRUCache<string, Answer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes * WEIGHT + 200,
  });
  const underWay = new Map<string, Promise<Answer>>();
  let awayUntil = -Infinity;

  async function askApi(url: string): Promise<Answer> {
    const response = await ask(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    const body = await response.text();
    const answer = {
      response: readableManyTimes(response, body),
      bytes: body.length,
      freshUntil: now() + maxAge(response),
    };
    if (response.ok) answers.set(url, answer);
    return answer;
  }

  function askOnce(url: string): Promise<Answer> {
    const running = underWay.get(url);
    if (running) return running;
    const asked = askApi(url).finally(() => underWay.delete(url));
    asked.catch(() => (awayUntil = now() + SPARED));
    underWay.set(url, asked);
    return asked;
  }

  return async (input, init) => {
    const url = String(input);
    const known = answers.get(url);
    if (known && now() < known.freshUntil) return known.response;
    const standIn = known && now() <= known.freshUntil + staleIfError ? known : undefined;
    if (standIn && now() < awayUntil) return standIn.response;
    try {
      const { response } = await waitFor(askOnce(url), (init?.until ?? Infinity) - now(), init?.signal);
      if (response.status < 500 || !standIn) return response;
    } catch (error) {
      if (!standIn) throw error;
    }
    return standIn.response;
  };
}

/** @param patience in ms */
async function waitFor<Result>(
  work: Promise<Result>,
  patience: number,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  if (patience === Infinity && !signal) return work;
  let stop = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal?.reason);
    const tooLate = () => reject(new DOMException('The API took too long for this page', 'TimeoutError'));
    const timer = patience === Infinity ? undefined : setTimeout(tooLate, Math.max(patience, 0));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
  });
  return Promise.race([work, stopped]).finally(stop);
}

function readableManyTimes({ status, headers }: Response, body: string): Response {
  const type = headers.get('content-type') ?? 'application/json';
  let value: unknown;
  return Object.assign(new Response(null, { status, headers: { 'content-type': type } }), {
    text: async () => body,
    json: async () => (value ??= deepFreeze(JSON.parse(body))),
  });
}

function maxAge(response: Response): number {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return response.ok && seconds ? Number(seconds) * 1000 : 0;
}
