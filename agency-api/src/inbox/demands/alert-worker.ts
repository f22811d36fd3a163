import type { Worker } from '../../clock/start-worker.ts';
import { vocabularySource } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import { startQueueingWorker, type QueueingDependencies } from '../../mail/start-queueing-worker.ts';
import { matchListingEvents } from './match-events.ts';
import { queueDueAlerts, type AlertDependencies } from './queue-alerts.ts';

type AlertWorkerDependencies = Omit<AlertDependencies, 'vocabularyNow'> & QueueingDependencies;

/** How often imports are looked for, in ms. */
const INTERVAL = 30_000;

/** Matches what imports bring with the demands, and queues their alerts, until stopped. Any number of processes may run it. */
export function startAlertWorker(dependencies: AlertWorkerDependencies): Worker {
  const { database, config } = dependencies;
  const alerts = { ...dependencies, vocabularyNow: vocabularySource(database, config) };
  return startQueueingWorker(dependencies, {
    interval: INTERVAL,
    async queueDue() {
      await matchListingEvents(database, config);
      return queueDueAlerts(alerts);
    },
    fault: 'alerts cannot be queued',
  });
}
