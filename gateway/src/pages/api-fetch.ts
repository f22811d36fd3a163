import { LRUCache } from 'lru-cache';

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
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

/**
 * The fetch that pages ask the API with. Keeps answers as long as the API allows (`max-age`), asks once for what many
 * requests want at the same time, and shows the last answer while the API is away. A request's own `signal` ends its waiting,
 * not the asking.
 */
export function apiFetch({
  timeout,
  staleIfError = 600_000,
  now = Date.now,
  fetch: ask = fetch,
}: Options): typeof fetch {
  const answers = new LRUCache<string, Answer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.length + 200,
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
      status: response.status,
      headers: kept(response.headers),
      body,
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
    if (known && now() < known.freshUntil) return asResponse(known);
    const standIn = known && now() <= known.freshUntil + staleIfError ? known : undefined;
    if (standIn && now() < awayUntil) return asResponse(standIn);
    try {
      const answer = await unlessAborted(askOnce(url), init?.signal);
      if (answer.status < 500 || !standIn) return asResponse(answer);
    } catch (error) {
      if (!standIn) throw error;
    }
    return asResponse(standIn);
  };
}

function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal | null): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

const asResponse = ({ body, status, headers }: Answer) => new Response(body, { status, headers });

const kept = (headers: Headers): [string, string][] => [
  ['content-type', headers.get('content-type') ?? 'application/json'],
];

function maxAge(response: Response): number {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return response.ok && seconds ? Number(seconds) * 1000 : 0;
}
