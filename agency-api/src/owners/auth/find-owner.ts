import { alias, eq, sql } from '../../database/drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { owners } from '../../database/schema/feed-lists.ts';
import { ownerAccounts } from '../../database/schema/owner-accounts.ts';

/** An owner as the feeds know one. */
export interface FeedOwner {
  /** Where the owner is written to and signs in with: that of the feeds, until the owner chose another (product O21). Lower case. */
  email: string;
  /** By which the feeds name the owner. Lower case. */
  feedEmail: string;
  firstName: string;
  lastName: string;
  language: Language;
  /** What they sell or let, in every feed and by either e-mail: the owner proved to have both. Newest first. */
  propertyIds: number[];
}

const every = alias(owners, 'every');
/** With the account, if there is one. */
const OWNER = {
  email: sql`coalesce(${ownerAccounts.email}, ${owners.email})`.mapWith(String),
  feedEmail: owners.email,
  firstName: owners.firstName,
  lastName: owners.lastName,
  language: owners.preferredLanguage,
  propertyIds: sql`(select coalesce(array_agg(distinct id order by id desc), '{}')
    from ${owners} every, unnest(${every.propertyIds}) as id where ${every.email} in (${owners.email}, ${ownerAccounts.email}))`.mapWith(
    owners.propertyIds,
  ),
};

/** The owner whom the feeds name by an e-mail in lower case. */
export async function findOwner(database: Database, feedEmail: string): Promise<FeedOwner | undefined> {
  const [owner] = await database
    .select(OWNER)
    .from(owners)
    .leftJoin(
      ownerAccounts,
      sql`coalesce(${ownerAccounts.feedEmail}, ${ownerAccounts.email}) = ${owners.email}`,
    )
    .where(eq(owners.email, feedEmail))
    .orderBy(owners.language)
    .limit(1);
  return owner;
}

/**
 * The owner who signs in with an e-mail in lower case. Where the feeds no longer have the e-mail by which they named the owner, but that
 * of the account, they have followed the owner's change.
 */
export async function findSigningOwner(database: Database, email: string): Promise<FeedOwner | undefined> {
  const [owner] = await database
    .select(OWNER)
    .from(ownerAccounts)
    .innerJoin(
      owners,
      sql`${owners.email} = coalesce(${ownerAccounts.feedEmail}, ${ownerAccounts.email}) or ${owners.email} = ${ownerAccounts.email}
        and not exists (select from owners former where former.email = ${ownerAccounts.feedEmail})`,
    )
    .where(eq(ownerAccounts.email, email))
    .orderBy(owners.language)
    .limit(1);
  return owner;
}
