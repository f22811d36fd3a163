/** Too many jobs wait already. Ask again later. */
export class QueueFull extends Error {
  constructor() {
    super('Too many jobs are waiting');
    this.name = 'QueueFull';
  }
}

export type JobQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Runs at most `parallel` jobs at once and lets at most `waiting` others wait, first come, first served; else throws `QueueFull`. */
export function createJobQueue({ parallel, waiting }: { parallel: number; waiting: number }): JobQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (job) => {
    if (running < parallel) running += 1;
    else if (queue.length < waiting) await new Promise<void>((start) => queue.push(start));
    else throw new QueueFull();
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
