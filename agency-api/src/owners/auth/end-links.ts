import { and, eq, isNull, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { ownerVerifications, ownerEmailChanges } from '../../database/schema/owner-accounts.ts';

/**
 * Ends the links of an account to choose a password, its sign-ins that wait for their code, and its change of e-mail that waits for its
 * confirmation: whoever asked for it may be whom the owner shuts out. The link that undoes it stays good.
 */
export async function endLinks(database: Database, accountId: string): Promise<void> {
  await database.delete(ownerVerifications).where(eq(ownerVerifications.value, accountId));
  await endUnconfirmedChange(database, accountId);
}

/** A change of an account's e-mail that waits can no longer be confirmed. */
export async function endUnconfirmedChange(database: Database, accountId: string): Promise<void> {
  await database
    .update(ownerEmailChanges)
    .set({ confirmUntil: sql`now()` })
    .where(and(eq(ownerEmailChanges.accountId, accountId), isNull(ownerEmailChanges.confirmedAt)));
}
