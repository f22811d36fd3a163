import { randomUUID } from 'node:crypto';
import { eq } from '../../database/drizzle.ts';
import { endLinks } from '../auth/end-links.ts';
import { ownerLimits } from '../auth/owner-limits.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { wherePassword } from '../auth/present-password.ts';
import { codesTo } from '../auth/sign-in-limits.ts';
import type { Database } from '../../database/database.ts';
import { ownerCredentials, ownerSessions } from '../../database/schema/owner-accounts.ts';
import { accountOfOwner } from './owner-account.ts';

/**
 * Gives an owner a password, in place of the one before, ends the owner's sessions, links and what waits for a code or a confirmation, and
 * forgets the wrong codes of the day. Throws `UnknownOwner`.
 */
export async function setOwnerPassword(
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const hash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const { id, email: address } = await accountOfOwner(transaction, email);
    await transaction.delete(ownerCredentials).where(wherePassword(id));
    await transaction.delete(ownerSessions).where(eq(ownerSessions.userId, id));
    await endLinks(transaction, id);
    await transaction
      .insert(ownerCredentials)
      .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hash });
    await (await ownerLimits(transaction)).forget(codesTo(address));
  });
}
