import type { Logger } from 'pino';
import { startWorker, type Worker } from '../../clock/start-worker.ts';
import { vocabularySource } from '../../listings/vocabulary/vocabulary.ts';
import { queueDueSummaries, type SummaryDependencies } from './queue-summaries.ts';

interface SummaryWorkerDependencies extends Omit<SummaryDependencies, 'vocabularyNow'> {
  logger: Logger;
  onMailQueued?: (() => void) | undefined;
}

/** How often it is asked whether summaries are due, in ms. */
const INTERVAL = 5 * 60_000;

/** Mails owners their weekly summaries until stopped. Any number of processes may run it. */
export function startSummaryWorker(dependencies: SummaryWorkerDependencies): Worker {
  const { database, config, logger, onMailQueued } = dependencies;
  const summaries = { ...dependencies, vocabularyNow: vocabularySource(database, config) };
  return startWorker({
    interval: INTERVAL,
    async work() {
      if ((await queueDueSummaries(summaries)) > 0) onMailQueued?.();
    },
    onError: (error) => logger.error({ err: error }, 'weekly summaries of owners cannot be queued'),
  });
}
