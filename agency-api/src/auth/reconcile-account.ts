import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * Makes the account of an e-mail agree with the feed, which alone says who is an owner: makes one for an owner who has
 * none yet, and ends that of somebody who is no owner any more, sessions and password included. E-mail in lower case.
 */
export async function reconcileAccount(database: Database, email: string): Promise<void> {
  await database.execute(sql`
    delete from owner_accounts a
    where a.email = ${email} and not exists (select from owners o where o.email = a.email)`);
  await database.execute(sql`
    insert into owner_accounts (id, name, email, email_verified)
    select ${randomUUID()}, o.first_name || ' ' || o.last_name, o.email, true
    from owners o where o.email = ${email} limit 1
    on conflict (email) do nothing`);
}
