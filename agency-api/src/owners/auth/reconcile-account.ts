import { randomUUID } from 'node:crypto';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { ownerAccounts } from '../../database/schema/owner-accounts.ts';
import { followFeeds } from '../../catalogue/import/follow-feeds.ts';

/**
 * Makes the account of an e-mail agree with the feed, which alone says who is an owner: makes one for an owner who has
 * none yet, and ends that of somebody who is no owner any more, sessions and password included. An account with an e-mail of its own
 * (product O21) follows the feeds when they come to name the owner by that. E-mail in lower case, the owner's or that of the feeds.
 */
export async function reconcileAccount(database: Database, email: string): Promise<void> {
  const { email: ownEmail, feedEmail } = ownerAccounts;
  await database.transaction(async (tx) => {
    await followFeeds(tx, email);
    await tx.delete(ownerAccounts).where(
      sql`${email} in (${ownEmail}, ${feedEmail})
          and not exists (select from owners o where o.email = coalesce(${feedEmail}, ${ownEmail}))`,
    );
    await tx.execute(sql`
      insert into owner_accounts (id, name, email, email_verified)
      select ${randomUUID()}, o.first_name || ' ' || o.last_name, o.email, true
      from owners o where o.email = ${email} limit 1
      on conflict do nothing`);
  });
}
