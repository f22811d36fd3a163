import { bigint, boolean, index, integer, jsonb, pgTable, sql, text, timestamp, uuid } from '../drizzle.ts';

type MailState = 'queued' | 'sent' | 'dead';

/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** Mails, written in the transaction of what they tell about; the outbox worker sends them. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    /** Also the message id, so that a receiver can drop a mail that comes twice. */
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    recipientName: text('recipient_name').notNull().default(''),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Header lines besides the usual ones, such as `List-Unsubscribe`. */
    headers: jsonb().$type<Record<string, string>>(),
    /** Files that go with it. */
    attachments: jsonb().$type<MailAttachment[]>(),
    /** The recipient is erased once the mail has left, or was given up. */
    forgetsRecipient: boolean('forgets_recipient').notNull().default(false),
    /** Erased with the applications for rentals, not with other mails. */
    isShortLived: boolean('is_short_lived').notNull().default(false),
    /** What it tells of: withdrawn unsent once that has changed. */
    about: uuid(),
    /** Order in which mails were queued: those of one receiver leave in it. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    state: text().$type<MailState>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** The last attempt found no mail server, or one that refused us: tried again as soon as another mail leaves. */
    waitsForServer: boolean('waits_for_server').notNull().default(false),
    /** When it may be tried next. A worker that takes it moves this ahead: if the worker dies, the mail comes back. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_mails_due')
      .on(table.dueAt)
      .where(sql`state = 'queued'`),
    index('outbox_mails_order')
      .on(table.recipient, table.position)
      .where(sql`state = 'queued'`),
    index('outbox_mails_state').on(table.state),
    index('outbox_mails_about')
      .on(table.about)
      .where(sql`state = 'queued'`),
  ],
);
