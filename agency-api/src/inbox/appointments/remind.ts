import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import type { Vocabulary } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { loadProperty } from './appointment-property.ts';
import { claimReminders } from './appointment.ts';
import { mailContext } from './mail-context.ts';
import { visitorMail } from './mails/appointment-mails.ts';

export interface ReminderDependencies {
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
