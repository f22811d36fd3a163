interface Run<Result> {
  result: Promise<Result>;
  waiters: number;
  abort: AbortController;
}

type SharedWork<Result> = (
  key: string,
  work: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Concurrent callers with the same key share one run of the work. A caller whose signal aborts is rejected with its reason;
 * when all callers of a run have aborted, the signal of the work aborts, and the next caller starts a new run.
 */
export function createSharedWork<Result>(): SharedWork<Result> {
  const runs = new Map<string, Run<Result>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<Result>): Run<Result> {
    const abort = new AbortController();
    const run: Run<Result> = { result: work(abort.signal), waiters: 0, abort };
    const forget = () => {
      if (runs.get(key) === run) runs.delete(key);
    };
    run.result.then(forget, forget);
    abort.signal.addEventListener('abort', forget);
    runs.set(key, run);
    return run;
  }

  return async (key, work, signal) => {
    signal?.throwIfAborted();
    const run = runs.get(key) ?? start(key, work);
    run.waiters += 1;
    try {
      return await (signal ? unlessAborted(run.result, signal) : run.result);
    } finally {
      run.waiters -= 1;
      if (run.waiters === 0 && signal?.aborted) run.abort.abort(signal.reason);
    }
  };
}

/** The result, or a rejection as soon as the signal aborts. */
export function unlessAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const leave = () => reject(signal.reason as Error);
  signal.addEventListener('abort', leave, { once: true });
  result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  return promise;
}
