import type { Request, Response } from 'express';
import type { Database } from '../../database/database.ts';
import { currentSession } from './current-session.ts';
import type { FeedOwner } from './find-owner.ts';
import type { OwnerAccess } from './owner-access.ts';

/** The signed-in owner, by the session of the request; undefined for an account that the feeds no longer name. */
export type CurrentOwner = (request: Request, response: Response) => Promise<FeedOwner | undefined>;

/** A session that is in use lives longer: the answer then carries its cookie anew. */
export function createCurrentOwner(database: Database, access: () => Promise<OwnerAccess>): CurrentOwner {
  return async (request, response) => (await currentSession(database, access, request, response))?.owner;
}
