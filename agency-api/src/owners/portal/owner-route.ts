import type { Request, Response, Router } from 'express';
import type * as z from 'zod';
import type { CurrentOwner } from '../auth/current-session.ts';
import type { FeedOwner } from '../auth/find-owner.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { checkInput, withoutBlanks } from '../../http/contract-routes.ts';

/** Answers for one owner are kept by nothing on the way. */
export const PRIVATE = 'private, no-store';

/**
 * Mounts a GET for the owner who is signed in: checked query, and nobody else's data. Who has not signed in is answered 401, before
 * anything of the query is told.
 */
export function serveOwner<Query extends z.ZodType<Record<string, unknown>>>(
  router: Router,
  currentOwner: CurrentOwner,
  { path, query }: { path: string; query: Query },
  handle: (
    owner: FeedOwner,
    input: z.output<Query>,
    response: Response,
    request: Request,
  ) => Promise<unknown>,
): void {
  router.get(path, async (request, response) => {
    response.set('cache-control', PRIVATE);
    const owner = await currentOwner(request, response);
    if (!owner) throw new ApiFault('sign-in-required');
    const input = checkInput(query, withoutBlanks(request.query as Record<string, unknown>));
    const answer = await handle(owner, input, response, request);
    if (!response.headersSent) response.json(answer);
  });
}

/** The property that was asked for, or all; another owner's is as unknown as one that does not exist. */
export function ownProperties({ propertyIds }: FeedOwner, asked: number | undefined): number[] {
  if (asked === undefined) return propertyIds;
  if (!propertyIds.includes(asked)) throw new ApiFault('property-not-found');
  return [asked];
}
