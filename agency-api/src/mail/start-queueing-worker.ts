import type { Logger } from 'pino';
import { startWorker, type Worker } from '../clock/start-worker.ts';

/** What such a worker needs of the process that runs it. */
export interface QueueingDependencies {
  logger: Logger;
  /** Told when mails were queued, so that they leave at once. */
  onMailQueued?: (() => void) | undefined;
}

interface Queueing {
  /** Pause in ms. */
  interval: number;
  /** Queues the mails that are due and returns their number. */
  queueDue(): Promise<number>;
  /** What is logged with an error of `queueDue`. */
  fault: string;
}

/** Queues what is due again and again until stopped. */
export function startQueueingWorker(
  { logger, onMailQueued }: QueueingDependencies,
  { interval, queueDue, fault }: Queueing,
): Worker {
  return startWorker({
    interval,
    async work() {
      if ((await queueDue()) > 0) onMailQueued?.();
    },
    onError: (error) => logger.error({ err: error }, fault),
  });
}
