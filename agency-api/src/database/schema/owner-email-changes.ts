import { bigint, index, pgTable, text, timestamp, uuid } from '../drizzle.ts';
import { ownerAccounts } from './owner-accounts.ts';

/** Changes of the e-mail with which an owner signs in (product O21), until they can no longer be undone. */
export const ownerEmailChanges = pgTable(
  'owner_email_changes',
  {
    id: uuid().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => ownerAccounts.id, { onDelete: 'cascade' }),
    /** Both in lower case. */
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** Order in which they were asked for. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    confirmUntil: timestamp('confirm_until', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    undoUntil: timestamp('undo_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('owner_email_changes_account').on(table.accountId)],
);
