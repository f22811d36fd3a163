import type { Logger } from 'pino';
import { startWorker, type Worker } from '../clock/start-worker.ts';
import { vocabularySource } from '../listings/vocabulary/vocabulary.ts';
import { matchListingEvents } from './match-events.ts';
import { queueDueAlerts, type AlertDependencies } from './queue-alerts.ts';

interface AlertWorkerDependencies extends Omit<AlertDependencies, 'vocabularyNow'> {
  logger: Logger;
  onMailQueued?: (() => void) | undefined;
}

/** How often imports are looked for, in ms. */
const INTERVAL = 30_000;

/** Matches what imports bring with the demands, and queues their alerts, until stopped. Any number of processes may run it. */
export function startAlertWorker(dependencies: AlertWorkerDependencies): Worker {
  const { database, config, logger, onMailQueued } = dependencies;
  const alerts = { ...dependencies, vocabularyNow: vocabularySource(database, config) };
  return startWorker({
    interval: INTERVAL,
    async work() {
      await matchListingEvents(database, config);
      if ((await queueDueAlerts(alerts)) > 0) onMailQueued?.();
    },
    onError: (error) => logger.error({ err: error }, 'alerts cannot be queued'),
  });
}
