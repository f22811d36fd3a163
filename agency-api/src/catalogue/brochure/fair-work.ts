import { FairQueue } from 'composer/server';
import { QueueFull } from '../../files/pictures/job-queue.ts';
import { unlessAborted } from '../../files/pictures/shared-work.ts';

interface Limits {
  /** Pieces of work under way, one of each visitor. */
  parallel: number;
  /** Requests that wait, of all visitors and of one. */
  waiting: number;
  waitingOfOne: number;
}

interface Request {
  /** One key for all addresses that one visitor may have. */
  visitor: string;
  /** What is asked for: requests of one key get the same result. */
  key: string;
  signal: AbortSignal;
}

interface Run<Result> {
  result: Promise<Result>;
  waiters: number;
  abort: AbortController;
}

interface Waiting<Result> extends Request {
  work: Work<Result>;
  join(run: Run<Result>): void;
}

/** The signal aborts when nobody waits for the result any more. */
type Work<Result> = (signal: AbortSignal) => Promise<Result>;

/**
 * Work that visitors take turns for: one who asks for much waits for it alone. What several want is done once, in the turn of the
 * first of them that comes. Throws `QueueFull` when too many wait, or the signal's reason.
 */
export function fairWork<Result>({ parallel, waiting, waitingOfOne }: Limits) {
  const queue = new FairQueue<Waiting<Result>>();
  const served = new Set<string>();
  const runs = new Map<string, Run<Result>>();
  const wanted = new Map<string, Set<Waiting<Result>>>();

  const isDue = (visitor: string) => served.size < parallel && !served.has(visitor);

  function start({ visitor, key }: Request, work: Work<Result>): Run<Result> {
    const abort = new AbortController();
    const run = { abort, waiters: 0, result: work(abort.signal) };
    served.add(visitor);
    runs.set(key, run);
    abort.signal.addEventListener('abort', () => forget(key, run));
    const end = () => {
      served.delete(visitor);
      forget(key, run);
      startNext();
    };
    run.result.then(end, end);
    return run;
  }

  function forget(key: string, run: Run<Result>) {
    if (runs.get(key) === run) runs.delete(key);
  }

  function startNext() {
    for (let next = queue.shift(isDue); next; next = queue.shift(isDue)) {
      const run = start(next, next.work);
      for (const same of wanted.get(next.key)!) same.join(run);
    }
  }

  /** Waits for the run that answers the request. */
  function turn(request: Request, work: Work<Result>): Promise<Result> {
    const { visitor, key, signal } = request;
    if (queue.size >= waiting || queue.waitingFor(visitor) >= waitingOfOne) throw new QueueFull();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const leave = () => {
      signal.removeEventListener('abort', giveUp);
      queue.remove(visitor, item);
      const others = wanted.get(key)!;
      others.delete(item);
      if (others.size === 0) wanted.delete(key);
    };
    const giveUp = () => {
      leave();
      reject(signal.reason as Error);
    };
    const join = (run: Run<Result>) => {
      leave();
      resolve(joined(run, signal));
    };
    const item = { ...request, work, join };
    queue.push(visitor, item);
    wanted.set(key, (wanted.get(key) ?? new Set()).add(item));
    signal.addEventListener('abort', giveUp);
    return promise;
  }

  async function joined(run: Run<Result>, signal: AbortSignal): Promise<Result> {
    run.waiters++;
    try {
      return await unlessAborted(run.result, signal);
    } finally {
      if (--run.waiters === 0 && signal.aborted) run.abort.abort(signal.reason);
    }
  }

  return async (request: Request, work: Work<Result>): Promise<Result> => {
    const { key, signal, visitor } = request;
    signal.throwIfAborted();
    const run = runs.get(key) ?? (isDue(visitor) ? start(request, work) : undefined);
    return run ? joined(run, signal) : turn(request, work);
  };
}
