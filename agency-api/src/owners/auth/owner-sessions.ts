import { and, desc, eq, ne, sql } from '../../database/drizzle.ts';
import type { OwnerSessions } from 'shared-kit/contracts/api/owner';
import { belgianDay } from '../../clock/belgian-time.ts';
import type { Database } from '../../database/database.ts';
import { ownerSessions } from '../../database/schema/owner-accounts.ts';
import type { CurrentSession } from './current-session.ts';
import { deviceKind, deviceName } from './device-name.ts';

/** A session of an account: another's with this id is none. */
const isSession = (accountId: string, sessionId: string) =>
  and(eq(ownerSessions.userId, accountId), eq(ownerSessions.id, sessionId));

/** Where the owner is signed in, this session first, then the last used. */
export async function readSessions(
  database: Database,
  { accountId, sessionId }: CurrentSession,
): Promise<OwnerSessions['sessions']> {
  const { id, userAgent, createdAt, updatedAt, expiresAt } = ownerSessions;
  const found = await database
    .select({ id, userAgent, createdAt, updatedAt })
    .from(ownerSessions)
    .where(and(eq(ownerSessions.userId, accountId), sql`${expiresAt} > now()`))
    .orderBy(desc(eq(id, sessionId)), desc(updatedAt), id);
  return found.map((session) => ({
    id: session.id,
    isCurrent: session.id === sessionId,
    device: deviceName(session.userAgent ?? ''),
    kind: deviceKind(session.userAgent ?? ''),
    signedInAt: `${session.createdAt.toISOString().slice(0, 19)}Z`,
    lastUsedOn: belgianDay(session.updatedAt),
  }));
}

/** Whether a session has not been ended since it was found. */
export async function isSessionOpen(
  database: Database,
  { accountId, sessionId }: Pick<CurrentSession, 'accountId' | 'sessionId'>,
): Promise<boolean> {
  return (await database.$count(ownerSessions, isSession(accountId, sessionId))) > 0;
}

/** Ends a session of the account; that of another account stays. */
export async function endSession(database: Database, accountId: string, sessionId: string): Promise<void> {
  await database.delete(ownerSessions).where(isSession(accountId, sessionId));
}

/** Ends all sessions of the account but this one. */
export async function endOtherSessions(
  database: Database,
  { accountId, sessionId }: Pick<CurrentSession, 'accountId' | 'sessionId'>,
): Promise<void> {
  await database
    .delete(ownerSessions)
    .where(and(eq(ownerSessions.userId, accountId), ne(ownerSessions.id, sessionId)));
}
