import { sql } from 'drizzle-orm';
import type { OwnerSessions } from 'shared-kit/contracts/api/owner';
import { belgianDay } from '../clock/belgian-day.ts';
import { rows, type Database } from '../database/database.ts';
import type { CurrentSession } from './current-session.ts';
import { deviceName } from './device-name.ts';

interface StoredSession {
  id: string;
  userAgent: string | null;
  /** As `2026-11-22T10:00:00Z`. */
  createdAt: string;
  updatedAt: string;
}

const instant = (column: 'created_at' | 'updated_at') =>
  sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Where the owner is signed in, this session first, then the last used. */
export async function readSessions(
  database: Database,
  { accountId, sessionId }: CurrentSession,
): Promise<OwnerSessions['sessions']> {
  const found = await rows<StoredSession>(
    database,
    sql`select id, user_agent as "userAgent", ${instant('created_at')} as "createdAt", ${instant('updated_at')} as "updatedAt"
      from owner_sessions where account_id = ${accountId} and expires_at > now()
      order by id = ${sessionId} desc, updated_at desc, id`,
  );
  return found.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    isCurrent: id === sessionId,
    device: deviceName(userAgent ?? ''),
    signedInOn: belgianDay(new Date(createdAt)),
    lastUsedOn: belgianDay(new Date(updatedAt)),
  }));
}

/** Whether a session has not been ended since it was found. */
export async function isSessionOpen(
  database: Database,
  { accountId, sessionId }: Pick<CurrentSession, 'accountId' | 'sessionId'>,
): Promise<boolean> {
  const found = await rows(
    database,
    sql`select from owner_sessions where account_id = ${accountId} and id = ${sessionId}`,
  );
  return found.length > 0;
}

/** Ends a session of the account; that of another account stays. */
export async function endSession(database: Database, accountId: string, sessionId: string): Promise<void> {
  await database.execute(
    sql`delete from owner_sessions where account_id = ${accountId} and id = ${sessionId}`,
  );
}

/** Ends all sessions of the account but this one. */
export async function endOtherSessions(
  database: Database,
  { accountId, sessionId }: Pick<CurrentSession, 'accountId' | 'sessionId'>,
): Promise<void> {
  await database.execute(
    sql`delete from owner_sessions where account_id = ${accountId} and id <> ${sessionId}`,
  );
}
