import { OperatorError } from 'composer/server';
import { sql } from '../../database/drizzle.ts';
import { reconcileAccount } from '../auth/reconcile-account.ts';
import type { Database } from '../../database/database.ts';
import { ownerAccounts } from '../../database/schema/owner-accounts.ts';

/** No owner has this e-mail address. */
export class UnknownOwner extends OperatorError {
  override name = 'UnknownOwner';
  constructor(email: string) {
    super(`No owner has the e-mail address ${email}: the feeds name the owners (list "owners").`);
  }
}

/** An owner's account. */
interface OwnerAccount {
  id: string;
  /** With which the owner signs in, in lower case. */
  email: string;
}

/** The account of an owner whom the feeds name; it is made if there is none yet. Throws `UnknownOwner`. */
export async function accountOfOwner(database: Database, email: string): Promise<OwnerAccount> {
  const address = email.toLowerCase();
  await reconcileAccount(database, address);
  const { id, email: ownEmail, feedEmail } = ownerAccounts;
  const [account] = await database
    .select({ id, email: ownEmail })
    .from(ownerAccounts)
    .where(sql`coalesce(${feedEmail}, ${ownEmail}) = ${address}`);
  if (!account) throw new UnknownOwner(address);
  return account;
}
