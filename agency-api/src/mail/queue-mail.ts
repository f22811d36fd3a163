import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema/mail.ts';

/** A mail as it is written into the outbox. Nothing of it can become another header: the transport encodes every value. */
export interface Mail {
  to: { name?: string; address: string };
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail into the outbox. Pass the transaction of what it tells about: both are there, or neither. */
export async function queueMail(transaction: Database, { to, replyTo, ...content }: Mail): Promise<void> {
  await transaction.insert(outboxMails).values({
    id: randomUUID(),
    recipient: to.address,
    recipientName: to.name ?? '',
    replyTo: replyTo ?? null,
    ...content,
  });
}
