import { boolean, index, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from '../drizzle.ts';

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

/** Where owners signed in from, as keyed digests of network addresses (`known-addresses.ts`). */
export const ownerKnownAddresses = pgTable(
  'owner_known_addresses',
  {
    accountId: ownerAccountId(),
    address: text().notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
);
