import { and, eq, ne, sql } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema/mail.ts';

const { id, state, recipient, subject, attempts, createdAt, lastError } = outboxMails;

/** A mail that has not left. */
export type WaitingMail = Awaited<ReturnType<typeof waitingMails>>[number];

/** Mails that wait for their next attempt, and those that were given up; the oldest first. */
export const waitingMails = (database: Database) =>
  database
    .select({
      id,
      state,
      recipient,
      subject,
      attempts,
      lastError,
      createdAt: sql`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`.mapWith(String),
    })
    .from(outboxMails)
    .where(ne(state, 'sent'))
    .orderBy(createdAt, id);

/** All that were given up, or one of any that wait. */
const which = (wanted: string | undefined) =>
  wanted === undefined ? eq(state, 'dead') : and(ne(state, 'sent'), sql`${id}::text = ${wanted}`);

/** Has mails tried again from now on, as if they were new; all that were given up, or one of any that wait. Returns how many. Not those whose receiver
 * was erased. */
export async function retryMails(database: Database, wanted?: string): Promise<number> {
  const { rowCount } = await database
    .update(outboxMails)
    .set({ state: 'queued', attempts: 0, dueAt: sql`now()` })
    .where(and(which(wanted), ne(recipient, '')));
  return rowCount ?? 0;
}

/** Removes mails that will not be sent: all that were given up, or one of any that wait. Returns how many. */
export async function dropMails(database: Database, wanted?: string): Promise<number> {
  return (await database.delete(outboxMails).where(which(wanted))).rowCount ?? 0;
}
