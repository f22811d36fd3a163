import type { MailingState } from 'shared-kit/contracts/api/mail-access';
import { pgTable, text, timestamp, index } from '../drizzle.ts';
import { languageColumn } from './columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Who asked for the newsletter; those who confirmed it get it. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** Keyed hash of the mailbox: one row for all spellings of its address. */
  id: text().primaryKey(),
  email: text().notNull(),
  language: languageColumn().notNull(),
  state: text().$type<MailingState>().notNull().default('unconfirmed'),
  createdAt: instant('created_at').notNull().defaultNow(),
  confirmedAt: instant('confirmed_at'),
  stoppedAt: instant('stopped_at'),
});

/** When somebody was sent a property by a friend: to count by. Addresses are keyed hashes. */
export const friendMails = pgTable(
  'friend_mails',
  { receiver: text().notNull(), sentAt: instant('sent_at').notNull().defaultNow() },
  (table) => [index('friend_mails_receiver').on(table.receiver, table.sentAt)],
);

/** Who wants no properties from friends. Addresses are keyed hashes. */
export const friendRefusals = pgTable('friend_refusals', {
  receiver: text().primaryKey(),
  refusedAt: instant('refused_at').notNull().defaultNow(),
});
