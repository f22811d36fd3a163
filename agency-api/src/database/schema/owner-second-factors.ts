import { bigint, boolean, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';
import { ownerAccounts } from './owner-accounts.ts';

/** Second factors of owners (product O18), and those that are being set up. */
export const ownerSecondFactors = pgTable('owner_second_factors', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => ownerAccounts.id, { onDelete: 'cascade' }),
  /** Encrypted. */
  secret: text().notNull(),
  isOn: boolean('is_on').notNull().default(false),
  /** Half minutes since 1970 up to which no code is taken any more: that of the last code that was. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Recovery codes that have not been used, as digests. */
export const ownerRecoveryCodes = pgTable(
  'owner_recovery_codes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => ownerSecondFactors.accountId, { onDelete: 'cascade' }),
    code: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code] })],
);
