import type { Worker } from '../../../clock/start-worker.ts';
import { vocabularySource } from '../../../catalogue/listings/vocabulary/vocabulary.ts';
import { startQueueingWorker, type QueueingDependencies } from '../../../mail/start-queueing-worker.ts';
import { queueDueSummaries, type SummaryDependencies } from './queue-summaries.ts';

type SummaryWorkerDependencies = Omit<SummaryDependencies, 'vocabularyNow'> & QueueingDependencies;

/** How often it is asked whether summaries are due, in ms. */
const INTERVAL = 5 * 60_000;

/** Mails owners their weekly summaries until stopped. Any number of processes may run it. */
export function startSummaryWorker(dependencies: SummaryWorkerDependencies): Worker {
  const { database, config } = dependencies;
  const summaries = { ...dependencies, vocabularyNow: vocabularySource(database, config) };
  return startQueueingWorker(dependencies, {
    interval: INTERVAL,
    queueDue: () => queueDueSummaries(summaries),
    fault: 'weekly summaries of owners cannot be queued',
  });
}
