import { index, integer, pgTable, sql, text, timestamp, uuid } from '../drizzle.ts';

/** Forms that are told to the agency's own programs, written in the transaction of the form; the webhook worker sends them. */
export const outboxWebhooks = pgTable(
  'outbox_webhooks',
  {
    /** Also the id of the delivery, so that a receiver can drop one that comes twice. */
    id: uuid().primaryKey(),
    submissionId: uuid('submission_id').notNull(),
    /** JSON, as it is signed and sent. */
    body: text().notNull(),
    state: text().$type<'queued' | 'sent' | 'dead'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** When it may be tried next. A worker that takes it moves this ahead: if the worker dies, it comes back. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_webhooks_due')
      .on(table.dueAt)
      .where(sql`state = 'queued'`),
  ],
);
