import { pgTable, text, timestamp } from '../drizzle.ts';
import type { MailingState } from 'shared-kit/contracts/api/mail-access';
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
