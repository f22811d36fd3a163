import type { Request, Response } from 'express';
import type { Database } from '../database/database.ts';
import { findOwner, type FeedOwner } from './find-owner.ts';
import { visitorHeaders } from './ask-auth.ts';
import type { OwnerAccess } from './owner-access.ts';

/** The owner who asks, by the session of the request; undefined for an account that the feeds no longer name. */
export type CurrentOwner = (request: Request, response: Response) => Promise<FeedOwner | undefined>;

/** A session that is in use lives longer: the answer then carries its cookie anew. */
export function currentOwnerOf(database: Database, access: () => Promise<OwnerAccess>): CurrentOwner {
  return async (request, response) => {
    if (!request.headers.cookie?.includes('owner.session_token')) return undefined;
    const { auth } = await access();
    const { response: session, headers } = await auth.api.getSession({
      headers: visitorHeaders(request),
      returnHeaders: true,
    });
    for (const cookie of headers.getSetCookie()) response.append('set-cookie', cookie);
    return session ? findOwner(database, session.user.email) : undefined;
  };
}
