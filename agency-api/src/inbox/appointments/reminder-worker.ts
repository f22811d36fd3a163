import { vocabularySource, type Vocabulary } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import type { Worker } from '../../clock/start-worker.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { startQueueingWorker, type QueueingDependencies } from '../../mail/start-queueing-worker.ts';
import { loadProperty } from './appointment-property.ts';
import { claimReminders } from './appointment.ts';
import { mailContext } from './mail-context.ts';
import { visitorMail } from './mails/appointment-mails.ts';

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

interface ReminderDependencies {
  database: Database;
  config: AgencyConfig;
  vocabularyNow: () => Promise<Vocabulary>;
  /** Origin of the site; without it the one at which the visit was booked. */
  publicUrl?: string | undefined;
}

const AT_ONCE = 20;

/**
 * Queues the reminders that are due, each in the transaction that notes it: whatever is killed when, each leaves once. Returns how
 * many.
 */
export async function queueDueReminders(
  { database, config, vocabularyNow, publicUrl }: ReminderDependencies,
  now = new Date(),
): Promise<number> {
  const vocabulary = await vocabularyNow();
  for (let total = 0; ;) {
    const queued = await database.transaction(async (tx) => {
      const due = await claimReminders(tx, now, AT_ONCE);
      for (const appointment of due) {
        const { propertyId, language } = appointment;
        const property = await loadProperty(tx, config, vocabulary, propertyId, language);
        const site = publicUrl === undefined ? (appointment.site ?? undefined) : new URL(publicUrl).origin;
        const context = await mailContext(tx, config, appointment, property, site);
        await queueMail(tx, visitorMail('reminder', context));
      }
      return due.length;
    });
    total += queued;
    if (queued < AT_ONCE) return total;
  }
}
