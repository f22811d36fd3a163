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

const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * The fetch that pages ask the API with. Keeps answers as long as the API allows (`max-age`), asks once for what many
 * requests want at the same time, and shows the last answer while the API is away.
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
    underWay.set(url, asked);
    return asked;
  }

  return async (input) => {
    const url = String(input);
    const known = answers.get(url);
    if (known && now() < known.freshUntil) return asResponse(known);
    try {
      const answer = await askOnce(url);
      if (answer.status < 500 || !known) return asResponse(answer);
    } catch (error) {
      if (!known || now() > known.freshUntil + staleIfError) throw error;
    }
    return asResponse(known);
  };
}

const asResponse = ({ body, status, headers }: Answer) => new Response(body, { status, headers });

const kept = (headers: Headers): [string, string][] => [
  ['content-type', headers.get('content-type') ?? 'application/json'],
];

function maxAge(response: Response): number {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return response.ok && seconds ? Number(seconds) * 1000 : 0;
}
