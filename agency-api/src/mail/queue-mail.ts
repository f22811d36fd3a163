import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sql, and, eq } from '../database/drizzle.ts';
import { outboxMails, type MailAttachment } from '../database/schema/mail.ts';

/** A mail in the outbox. No value can inject a header, as the transport encodes them. */
export interface Mail {
  to: { name?: string; address: string };
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Header lines besides the usual ones. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** The address is erased once the mail has left, or was given up. */
  forgetsRecipient?: boolean;
  /** Erased with the applications for rentals (product U3). */
  isShortLived?: boolean;
  /** What it tells of: `withdrawMails` takes it back unsent once that has changed. */
  about?: string;
}

/** When a mail may leave. */
interface MailTime {
  /** Seconds from now on. */
  inSeconds: number;
}

/** Writes a mail into the outbox. Pass the transaction of the change that it reports, so that both are committed or neither. */
export async function queueMail(
  transaction: Database,
  { to, replyTo, headers, attachments, ...content }: Mail,
  { inSeconds }: MailTime = { inSeconds: 0 },
): Promise<void> {
  await transaction.insert(outboxMails).values({
    id: randomUUID(),
    recipient: to.address,
    recipientName: to.name ?? '',
    replyTo: replyTo ?? null,
    headers: headers ?? null,
    attachments: attachments ?? null,
    dueAt: sql`now() + make_interval(secs => ${inSeconds}::int)`,
    ...content,
  });
}

/**
 * Takes back the mails about something that has changed, so that none arrives after the mail of the change. One that a worker has begun
 * stays: it may have left. Pass the transaction of the change.
 */
export async function withdrawMails(transaction: Database, about: string): Promise<void> {
  await transaction
    .delete(outboxMails)
    .where(and(eq(outboxMails.about, about), eq(outboxMails.state, 'queued'), eq(outboxMails.attempts, 0)));
}
