import type { Logger } from 'pino';
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
export function startAlertWorker(dependencies: AlertWorkerDependencies): { stop(): Promise<void> } {
  const { database, config, logger, onMailQueued } = dependencies;
  const alerts = { ...dependencies, vocabularyNow: vocabularySource(database, config) };
  let running: Promise<void> | undefined;

  const work = async () => {
    try {
      await matchListingEvents(database, config);
      if ((await queueDueAlerts(alerts)) > 0) onMailQueued?.();
    } catch (error) {
      logger.error({ err: error }, 'alerts cannot be queued');
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= work();
  }, INTERVAL);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
