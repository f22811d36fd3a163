import { and, eq } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/database.ts';
import { ownerAccounts, ownerSecondFactors } from '../../../database/schema/owner-accounts.ts';

/** ID of the account of an e-mail in lower case, if it has a second factor. */
export async function securedAccount(database: Database, email: string): Promise<string | undefined> {
  const [account] = await database
    .select({ id: ownerAccounts.id })
    .from(ownerAccounts)
    .innerJoin(ownerSecondFactors, eq(ownerSecondFactors.accountId, ownerAccounts.id))
    .where(and(eq(ownerAccounts.email, email), ownerSecondFactors.isOn));
  return account?.id;
}
