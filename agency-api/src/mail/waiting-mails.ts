import { sql } from 'drizzle-orm';
import type { MailState } from '../database/schema/mail.ts';
import { rows, type Database } from '../database/database.ts';

/** A mail that has not left. */
export interface WaitingMail {
  id: string;
  state: Exclude<MailState, 'sent'>;
  recipient: string;
  subject: string;
  attempts: number;
  createdAt: string;
  lastError: string | null;
}

/** Mails that wait for their next attempt, and those that were given up; the oldest first. */
export function waitingMails(database: Database): Promise<WaitingMail[]> {
  return rows<WaitingMail>(
    database,
    sql`select id, state, recipient, subject, attempts, last_error as "lastError",
          to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "createdAt"
        from outbox_mails where state <> 'sent' order by outbox_mails.created_at, id`,
  );
}

/** Has mails tried again from now on, as if they were new; all that were given up, or one of any that wait. Returns how many. Not those whose receiver
 * was erased. */
export async function retryMails(database: Database, id?: string): Promise<number> {
  const which = id === undefined ? sql`state = 'dead'` : sql`state <> 'sent' and id::text = ${id}`;
  const retried = await rows(
    database,
    sql`update outbox_mails set state = 'queued', attempts = 0, due_at = now() where ${which} and recipient <> '' returning id`,
  );
  return retried.length;
}

/** Removes mails that will not be sent: all that were given up, or one of any that wait. Returns how many. */
export async function dropMails(database: Database, id?: string): Promise<number> {
  const which = id === undefined ? sql`state = 'dead'` : sql`state <> 'sent' and id::text = ${id}`;
  return (await rows(database, sql`delete from outbox_mails where ${which} returning id`)).length;
}
