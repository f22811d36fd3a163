import type { Request, Response } from 'express';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { visitorHeaders } from './ask-auth.ts';
import { findSigningOwner, type FeedOwner } from './find-owner.ts';
import type { OwnerAccess } from './owner-access.ts';
import { orItsFault } from './owner-auth.ts';

/** The session of a request, and the owner who is in it. */
export interface CurrentSession {
  owner: FeedOwner;
  accountId: string;
  /** Tells this session from the others of the account. */
  sessionId: string;
}

/** Undefined without a session that is good, and for an account that the feeds no longer name. A session that is used lives longer. */
export async function currentSession(
  database: Database,
  access: () => Promise<OwnerAccess>,
  request: Request,
  response: Response,
): Promise<CurrentSession | undefined> {
  if (!request.headers.cookie?.includes('owner.session_token')) return undefined;
  const { auth } = await access();
  const { response: found, headers } = await orItsFault(() =>
    auth.api.getSession({ headers: visitorHeaders(request), returnHeaders: true }),
  );
  for (const cookie of headers.getSetCookie()) response.append('set-cookie', cookie);
  const owner = found && (await findSigningOwner(database, found.user.email));
  return owner ? { owner, accountId: found.user.id, sessionId: found.session.id } : undefined;
}

/** As `currentSession`; throws `ApiFault` 401 without one. */
export async function requireSession(...args: Parameters<typeof currentSession>): Promise<CurrentSession> {
  const session = await currentSession(...args);
  if (!session) throw new ApiFault('sign-in-required');
  return session;
}

/** The signed-in owner, by the session of the request; undefined for an account that the feeds no longer name. */
export type CurrentOwner = (request: Request, response: Response) => Promise<FeedOwner | undefined>;

/** A session that is in use lives longer: the answer then carries its cookie anew. */
export function createCurrentOwner(database: Database, access: () => Promise<OwnerAccess>): CurrentOwner {
  return async (request, response) => (await currentSession(database, access, request, response))?.owner;
}
