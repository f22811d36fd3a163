/** How long work for a page may take. */
export interface WorkLimit {
  /** ms from now on that work may take in all. */
  total(): number;
  /** Whether something that work may wait for is on its way, such as an answer of the API. */
  isWaiting(): boolean;
}

/** In the browser a visitor sees that the page loads; code and data have the same time. */
export const BROWSER_LIMIT: WorkLimit = { total: () => 10_000, isWaiting: () => true };

/** ms that work may take while it waits for nothing: code that never ends does not hold a page until its deadline. */
export const OWN_TIME = 1_000;

/** Work did not end in time. */
export class TooSlow extends Error {
  constructor(limit: number) {
    super(`No answer within ${limit} ms`);
    this.name = 'TooSlow';
  }
}

/**
 * Runs work within a limit; rejects with `TooSlow` then, whether or not the work listens to its signal, which is aborted by
 * `outer` too.
 */
export async function limited<Result>(
  limit: WorkLimit,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result> | Result,
): Promise<Result> {
  const over = new AbortController();
  const total = limit.total();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const stop = (ms: number) => {
      const error = new TooSlow(ms);
      reject(error);
      over.abort(error);
    };
    const check = (passed: number) => {
      if (passed >= total || !limit.isWaiting()) return stop(passed);
      wait(passed);
    };
    const wait = (passed: number) => {
      const step = Math.max(0, Math.min(OWN_TIME, total - passed));
      timer = setTimeout(() => check(passed + step), step);
    };
    wait(0);
  });
  // Not AbortSignal.any: its signals outlive the work.
  const leave = () => over.abort(outer.reason);
  if (outer.aborted) leave();
  outer.addEventListener('abort', leave);
  try {
    return await Promise.race([work(over.signal), timeout]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', leave);
  }
}

interface PageLimit extends WorkLimit {
  /** The fetch that the page's calls are made with: while one of them has no answer, the page waits for the API. */
  fetch: typeof fetch;
}

/**
 * The limit of all work for one page on the server.
 * @param deadline when the page is answered at the latest, as `Date.now()` tells it
 */
export function pageLimit(deadline: number, ask: typeof fetch): PageLimit {
  let pending = 0;
  return {
    total: () => deadline - Date.now(),
    isWaiting: () => pending > 0,
    async fetch(input, init) {
      pending++;
      try {
        return await ask(input, init);
      } finally {
        pending--;
      }
    },
  };
}
