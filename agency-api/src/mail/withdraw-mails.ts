import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * Takes back the mails about something that has changed, so that none arrives after the mail of the change. One that a worker has begun
 * stays: it may have left. Pass the transaction of the change.
 */
export async function withdrawMails(transaction: Database, about: string): Promise<void> {
  await transaction.execute(
    sql`delete from outbox_mails where about = ${about}::uuid and state = 'queued' and attempts = 0`,
  );
}
