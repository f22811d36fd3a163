import {
  boolean,
  index,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
  bigint,
  uuid,
  date,
  integer,
} from '../drizzle.ts';

/** Tables of better-auth: the names of their properties are its own. */
const moment = (name: string) => timestamp(name, { withTimezone: true });
const dates = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
const ownerAccountId = () =>
  text('account_id')
    .notNull()
    .references(() => ownerAccounts.id, { onDelete: 'cascade' });

/** Owners who asked for a password at least once; who is an owner at all, the feed says (`owners`). */
export const ownerAccounts = pgTable(
  'owner_accounts',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** With which the owner signs in, in lower case. */
    email: text().notNull().unique(),
    /** By which the feeds name an owner who signs in with another (product O21). */
    feedEmail: text('feed_email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    ...dates(),
  },
  (table) => [uniqueIndex('owner_accounts_owner').on(sql`coalesce(${table.feedEmail}, ${table.email})`)],
);

export const ownerSessions = pgTable(
  'owner_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: ownerAccountId(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...dates(),
  },
  (table) => [index('owner_sessions_account').on(table.userId)],
);

/** Password hashes, argon2id. The columns of other ways to sign in are better-auth's and stay empty. */
export const ownerCredentials = pgTable(
  'owner_credentials',
  {
    id: text().primaryKey(),
    accountId: text('external_id').notNull(),
    providerId: text('provider').notNull(),
    userId: ownerAccountId(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    ...dates(),
  },
  (table) => [index('owner_credentials_account').on(table.userId)],
);

/** Links of "forgotten password" that are still good. */
export const ownerVerifications = pgTable(
  'owner_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...dates(),
  },
  (table) => [index('owner_verifications_identifier').on(table.identifier)],
);

/** Where owners signed in from, as keyed digests of network addresses (`owner-access.ts`). */
export const ownerKnownAddresses = pgTable(
  'owner_known_addresses',
  {
    accountId: ownerAccountId(),
    address: text().notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
);

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

/** Owners who want a summary by mail each week (product O17). */
export const ownerSummaries = pgTable('owner_summaries', {
  /** In lower case. */
  email: text().primaryKey(),
  /** The Monday of the week in which the last one was queued, or in which it was asked for. */
  week: date({ mode: 'string' }).notNull(),
  /** Origin of the site that the mail leads to. */
  site: text(),
});

/** Documents that owners sent because the agency asked for them (product O20). Their files are uploads that name this row. */
export const ownerDocuments = pgTable(
  'owner_documents',
  {
    id: uuid().primaryKey(),
    propertyId: integer('property_id').notNull(),
    /** Of the feed's `OwnerDocuments`. */
    code: text().notNull(),
    /** The owner who sent it, by the feed's e-mail in lower case. */
    ownerEmail: text('owner_email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('owner_documents_property').on(table.propertyId, table.code)],
);
