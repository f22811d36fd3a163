/** Time that a loader has, in ms: a page on the server waits for nobody, a visitor in the browser sees that it loads. */
export const loaderLimit = () => (__SERVER__ ? 1_000 : 10_000);

/** Actions store something: they end by themselves, late rather than twice. */
export const ACTION_LIMIT = 10_000;

/** Work did not end in time. */
export class TooSlow extends Error {
  constructor(limit: number) {
    super(`No answer within ${limit} ms`);
    this.name = 'TooSlow';
  }
}

export const isTooSlow = (error: unknown): error is TooSlow =>
  error instanceof Error && error.name === 'TooSlow';

/**
 * Runs work that may take `limit` ms at most; rejects with `TooSlow` then, whether or not the work listens to its signal, which
 * is aborted by `outer` too.
 */
export async function limited<Result>(
  limit: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result> | Result,
): Promise<Result> {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new TooSlow(limit);
      reject(error);
      over.abort(error);
    }, limit);
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
