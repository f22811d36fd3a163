import { and, eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { ownerCredentials } from '../../database/schema/owner-accounts.ts';
import type { Mail } from '../../mail/queue-mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { CurrentSession } from './current-session.ts';
import { endLinks } from './end-links.ts';
import { endOtherSessions } from './owner-sessions.ts';
import { hashPassword } from './password-hash.ts';
import { wherePassword, presentPasswordHash } from './present-password.ts';

interface PasswordChange {
  password: string;
  newPassword: string;
  /** Tells the owner of it. */
  notice: Mail;
}

/**
 * Gives an account a new password, if the old one is right, ends its other sessions and links, and queues the notice. Returns
 * whether the old password was right; nothing has changed otherwise.
 */
export async function changePassword(
  database: Database,
  session: CurrentSession,
  { password, newPassword, notice }: PasswordChange,
): Promise<boolean> {
  const { accountId } = session;
  const present = await presentPasswordHash(database, accountId, password);
  if (present === undefined) return false;
  const hash = await hashPassword(newPassword);
  return database.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(ownerCredentials)
      .set({ password: hash, updatedAt: sql`now()` })
      .where(and(wherePassword(accountId), eq(ownerCredentials.password, present)));
    // Somebody else changed it meanwhile.
    if (!rowCount) return false;
    await endLinks(tx, accountId);
    await endOtherSessions(tx, session);
    await queueMail(tx, notice);
    return true;
  });
}
