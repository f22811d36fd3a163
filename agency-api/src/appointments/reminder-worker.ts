import type { Logger } from 'pino';
import { startWorker, type Worker } from '../clock/start-worker.ts';
import { vocabularySource } from '../listings/vocabulary/vocabulary.ts';
import { queueDueReminders, type ReminderDependencies } from './remind.ts';

interface ReminderWorkerDependencies extends Omit<ReminderDependencies, 'vocabularyNow'> {
  logger: Logger;
  onMailQueued?: (() => void) | undefined;
}

/** How often appointments are looked through, in ms. */
const INTERVAL = 60_000;

/** Reminds visitors of the next day's appointments until stopped. Any number of processes may run it. */
export function startReminderWorker(dependencies: ReminderWorkerDependencies): Worker {
  const { database, config, logger, onMailQueued } = dependencies;
  const reminders = { ...dependencies, vocabularyNow: vocabularySource(database, config) };
  return startWorker({
    interval: INTERVAL,
    async work() {
      if ((await queueDueReminders(reminders)) > 0) onMailQueued?.();
    },
    onError: (error) => logger.error({ err: error }, 'reminders of appointments cannot be queued'),
  });
}
