import type { OwnerSessions } from 'shared-kit/contracts/api/owner';
import type { DeviceKind } from 'shared-kit/domain/owner-portal';
import { belgianDay } from '../../clock/belgian-time.ts';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, ne, sql } from '../../database/drizzle.ts';
import { ownerSessions } from '../../database/schema/owner-accounts.ts';
import type { CurrentSession } from './current-session.ts';

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

/** The first that fits names it: most browsers also carry the names of others. */
const BROWSERS = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** Browser and system by a user agent, as "Firefox, Windows"; empty where it tells neither. */
export function deviceName(userAgent: string): string {
  const nameIn = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ');
}

/** By the first that fits. A tablet with Android says nothing of a mobile; an iPad may say that it is a Mac. */
const KINDS: readonly (readonly [RegExp, DeviceKind])[] = [
  [/iPad|Tablet/, 'tablet'],
  [/iPhone|Mobile/, 'phone'],
  [/Android/, 'tablet'],
  [/Windows|Macintosh|Linux|CrOS/, 'computer'],
];

/** What kind of device a user agent tells of; null where it tells none. */
export const deviceKind = (userAgent: string): DeviceKind | null =>
  KINDS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
