import { index, pgTable, text, timestamp } from '../drizzle.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

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
