import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';

/**
 * Has accounts with an e-mail of their own (product O21) follow the feeds that come to name their owner by that, and nobody by the former
 * one: what is kept by the feeds' e-mail moves along. Of all accounts, or those of an e-mail in lower case.
 */
export async function followFeeds(tx: Database, email?: string): Promise<void> {
  const isMeant = email === undefined ? sql`true` : sql`${email} in (a.email, a.feed_email)`;
  await tx.execute(sql`
    with followed as (
      update owner_accounts a set feed_email = null
      from owner_accounts before
      where before.id = a.id and ${isMeant} and a.feed_email is not null
        and not exists (select from owners o where o.email = a.feed_email)
        and exists (select from owners o where o.email = a.email)
      returning before.feed_email as former, a.email
    ), documents as (
      update owner_documents d set owner_email = f.email from followed f where d.owner_email = f.former
    )
    update owner_summaries s set email = f.email from followed f
    where s.email = f.former and not exists (select from owner_summaries own where own.email = f.email)`);
}
