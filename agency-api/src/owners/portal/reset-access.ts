import { and, eq, isNotNull, sql } from '../../database/drizzle.ts';
import { endLinks } from '../auth/account-links.ts';
import { findSigningOwner } from '../auth/find-owner.ts';
import { secondFactorNotice } from '../auth/mails/second-factor-notice.ts';
import { ownerLimits } from '../auth/owner-limits.ts';
import { holdPassword } from '../auth/present-password.ts';
import { removeSecondFactor } from '../auth/second-factor/stored-second-factor.ts';
import { codesInMonthTo, codesTo } from '../auth/sign-in-limits.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import {
  ownerAccounts,
  ownerCredentials,
  ownerSessions,
  ownerEmailChanges,
} from '../../database/schema/owner-accounts.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { accountOfOwner } from './owner-account.ts';

/**
 * Takes the second factor from an owner who lost phone and recovery codes, mails it to the owner, and forgets all wrong codes.
 * Returns whether there was one that was on. Throws `UnknownOwner`.
 */
export async function resetSecondFactor(
  { database, config }: { database: Database; config: AgencyConfig },
  email: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const account = await accountOfOwner(transaction, email);
    const limits = await ownerLimits(transaction);
    await limits.forget(codesTo(account.email));
    await limits.forget(codesInMonthTo(account.email));
    if (!(await removeSecondFactor(transaction, account.id))) return false;
    const owner = await findSigningOwner(transaction, account.email);
    if (owner) await queueMail(transaction, secondFactorNotice(config, owner, { kind: 'off' }));
    return true;
  });
}

/**
 * Ends all sessions of an owner, links to choose a password, and what waits for a code or a confirmation. Returns how many sessions
 * there were. Throws `UnknownOwner`.
 */
export async function signOutEverywhere(database: Database, email: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const { id } = await accountOfOwner(transaction, email);
    // A change of e-mail that is asked for meanwhile waits, and finds its session gone.
    await holdPassword(transaction, id);
    await endLinks(transaction, id);
    const ended = await transaction.delete(ownerSessions).where(eq(ownerSessions.userId, id));
    return ended.rowCount ?? 0;
  });
}

/**
 * Lets an owner sign in with the e-mail of the feeds again, and with a new password only: sessions end. Links and changes that wait
 * end also where the e-mail is that of the feeds still. Returns whether the owner had changed it. Throws `UnknownOwner`.
 */
export async function resetEmail(database: Database, email: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { id } = await accountOfOwner(transaction, email);
    await holdPassword(transaction, id);
    await endLinks(transaction, id);
    const { feedEmail } = ownerAccounts;
    const { rowCount } = await transaction
      .update(ownerAccounts)
      .set({ email: sql`${feedEmail}`, feedEmail: null, updatedAt: sql`now()` })
      .where(and(eq(ownerAccounts.id, id), isNotNull(feedEmail)));
    if (!rowCount) return false;
    await transaction.delete(ownerSessions).where(eq(ownerSessions.userId, id));
    await transaction.delete(ownerCredentials).where(eq(ownerCredentials.userId, id));
    await transaction.delete(ownerEmailChanges).where(eq(ownerEmailChanges.accountId, id));
    return true;
  });
}
