import { sql, type SQL } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';

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

/** The owner whom the feeds name by an e-mail in lower case. */
export const findOwner = (database: Database, feedEmail: string): Promise<FeedOwner | undefined> =>
  readOwner(
    database,
    sql`owners o left join owner_accounts a on coalesce(a.feed_email, a.email) = o.email`,
    sql`o.email = ${feedEmail}`,
  );

/**
 * The owner who signs in with an e-mail in lower case. Where the feeds no longer have the e-mail by which they named the owner, but that
 * of the account, they have followed the owner's change.
 */
export const findSigningOwner = (database: Database, email: string): Promise<FeedOwner | undefined> =>
  readOwner(
    database,
    sql`owner_accounts a join owners o on o.email = coalesce(a.feed_email, a.email)
      or o.email = a.email and not exists (select from owners former where former.email = a.feed_email)`,
    sql`a.email = ${email}`,
  );

async function readOwner(database: Database, from: SQL, condition: SQL): Promise<FeedOwner | undefined> {
  const [owner] = await rows<FeedOwner>(
    database,
    sql`select coalesce(a.email, o.email) as email, o.email as "feedEmail",
        o.first_name as "firstName", o.last_name as "lastName", o.preferred_language as language,
        (select coalesce(array_agg(distinct id order by id desc), '{}')
          from owners every, unnest(every.property_ids) as id where every.email in (o.email, a.email)) as "propertyIds"
      from ${from} where ${condition} order by o.language limit 1`,
  );
  return owner;
}
