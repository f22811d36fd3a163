import { and, eq } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema/mail.ts';

/**
 * Takes back the mails about something that has changed, so that none arrives after the mail of the change. One that a worker has begun
 * stays: it may have left. Pass the transaction of the change.
 */
export async function withdrawMails(transaction: Database, about: string): Promise<void> {
  await transaction
    .delete(outboxMails)
    .where(and(eq(outboxMails.about, about), eq(outboxMails.state, 'queued'), eq(outboxMails.attempts, 0)));
}
