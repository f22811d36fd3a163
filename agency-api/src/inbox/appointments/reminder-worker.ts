import type { Worker } from '../../clock/start-worker.ts';
import { vocabularySource } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import { startQueueingWorker, type QueueingDependencies } from '../../mail/start-queueing-worker.ts';
import { queueDueReminders, type ReminderDependencies } from './remind.ts';

type ReminderWorkerDependencies = Omit<ReminderDependencies, 'vocabularyNow'> & QueueingDependencies;

/** How often appointments are looked through, in ms. */
const INTERVAL = 60_000;

/** Reminds visitors of the next day's appointments until stopped. Any number of processes may run it. */
export function startReminderWorker(dependencies: ReminderWorkerDependencies): Worker {
  const { database, config } = dependencies;
  const reminders = { ...dependencies, vocabularyNow: vocabularySource(database, config) };
  return startQueueingWorker(dependencies, {
    interval: INTERVAL,
    queueDue: () => queueDueReminders(reminders),
    fault: 'reminders of appointments cannot be queued',
  });
}
