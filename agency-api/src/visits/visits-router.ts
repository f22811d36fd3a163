import { Router } from 'express';
import { sql } from 'drizzle-orm';
import { commands } from 'shared-kit/contracts/api/commands';
import type { AppDependencies } from '../app-dependencies.ts';
import type { CurrentOwner } from '../auth/current-owner.ts';
import { ownOriginOnly } from '../auth/own-origin.ts';
import type { Database } from '../database/database.ts';
import { serveCommand } from '../http/command-route.ts';
import { belgianDay } from './belgian-day.ts';
import { repeatedVisits } from './repeated-visits.ts';
import { isRobot } from './robots.ts';

type VisitsDependencies = Pick<AppDependencies, 'database' | 'publicUrl'>;

/**
 * `POST /api/visits`: a property's page was seen in a browser. Counted unless by a robot, by the property's owner, or by the
 * same visitor within half an hour. Kept are property, day and number; nothing of the visitor.
 */
export function visitsRouter(
  { database, publicUrl }: VisitsDependencies,
  currentOwner: CurrentOwner,
): Router {
  const visits = repeatedVisits();
  const router = Router();
  router.post(commands.recordVisit.path, ownOriginOnly(publicUrl));
  serveCommand(router, commands.recordVisit, async ({ propertyId }, request, response) => {
    const { 'user-agent': userAgent = '' } = request.headers;
    const now = new Date();
    if (isRobot(userAgent)) return { done: true };
    const owner = await currentOwner(request, response);
    if (owner?.propertyIds.includes(propertyId)) return { done: true };
    if (visits.isRepeated({ propertyId, address: request.ip ?? '', userAgent }, now)) return { done: true };
    await countVisit(database, propertyId, belgianDay(now));
    return { done: true };
  });
  return router;
}

/** Adds one to a property that is on the site; any other is nobody's. */
async function countVisit(database: Database, propertyId: number, day: string): Promise<void> {
  await database.execute(sql`
    insert into property_visits (property_id, day, visits)
    select id, ${day}::date, 1 from listings where id = ${propertyId}
    on conflict (property_id, day) do update set visits = property_visits.visits + 1`);
}
