import { sql } from 'drizzle-orm';
import { reconcileAccount } from '../auth/reconcile-account.ts';
import { rows, type Database } from '../database/database.ts';
import { UnknownOwner } from './unknown-owner.ts';

/** An owner's account. */
export interface OwnerAccount {
  id: string;
  /** With which the owner signs in, in lower case. */
  email: string;
}

/** The account of an owner whom the feeds name; it is made if there is none yet. Throws `UnknownOwner`. */
export async function accountOfOwner(database: Database, email: string): Promise<OwnerAccount> {
  const address = email.toLowerCase();
  await reconcileAccount(database, address);
  const [account] = await rows<OwnerAccount>(
    database,
    sql`select id, email from owner_accounts where coalesce(feed_email, email) = ${address}`,
  );
  if (!account) throw new UnknownOwner(address);
  return account;
}
