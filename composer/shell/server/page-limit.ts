import type { WorkLimit } from '../routing/limited.ts';

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
