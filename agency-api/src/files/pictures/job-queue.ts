/** Too many jobs are waiting, or one waited too long. Retry later. */
export class QueueFull extends Error {
  constructor() {
    super('Too many jobs are waiting');
    this.name = 'QueueFull';
  }
}

export interface JobQueue {
  <Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Jobs that run, and that wait. */
  figures(): { running: number; waiting: number };
}

/**
 * Runs at most `parallel` jobs at once and queues at most `waiting` others, first in, first out; else throws `QueueFull`. A waiting
 * job whose signal aborts leaves the queue and rejects with the signal's reason; one that runs is not interrupted.
 */
export function createJobQueue({ parallel, waiting }: { parallel: number; waiting: number }): JobQueue {
  const queue = new Set<() => void>();
  let running = 0;

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        if (queue.delete(start)) reject(signal!.reason as Error);
      };
      queue.add(start);
      signal?.addEventListener('abort', leave, { once: true });
    });

  async function run<Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if (running < parallel) running += 1;
    else if (queue.size < waiting) await turn(signal);
    else throw new QueueFull();
    try {
      return await job();
    } finally {
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next();
      } else running -= 1;
    }
  }
  return Object.assign(run, { figures: () => ({ running, waiting: queue.size }) });
}
