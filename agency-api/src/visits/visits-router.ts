import { Router } from 'express';
import { sql } from 'drizzle-orm';
import { commands } from 'shared-kit/contracts/api/commands';
import type { CurrentOwner } from '../auth/current-owner.ts';
import { ownOriginOnly } from '../auth/own-origin.ts';
import { rows, type Database } from '../database/database.ts';
import { serveCommand } from '../http/command-route.ts';
import { belgianDay } from '../clock/belgian-day.ts';
import { isRobot } from './robots.ts';
import { isCounted } from './visit-limits.ts';

interface VisitsDependencies {
  database: Database;
  /** Origin of the site; without it that of the request. */
  publicUrl?: string | undefined;
}

/**
 * `POST /api/visits`: a property's page was seen in a browser. Counted unless by a robot, by the property's owner, or too often from
 * one address (`visit-limits.ts`). Kept are property, day and number; nothing of the visitor.
 */
export function visitsRouter(
  { database, publicUrl }: VisitsDependencies,
  currentOwner: CurrentOwner,
): Router {
  const router = Router();
  router.post(commands.recordVisit.path, ownOriginOnly(publicUrl));
  serveCommand(router, commands.recordVisit, async ({ propertyId }, request, response) => {
    const { 'user-agent': userAgent = '' } = request.headers;
    if (isRobot(userAgent)) return { done: true };
    const owner = await currentOwner(request, response);
    if (owner?.propertyIds.includes(propertyId)) return { done: true };
    if (!(await isListed(database, propertyId))) return { done: true };
    const day = belgianDay(new Date());
    if (await isCounted(database, { propertyId, address: request.ip ?? '', day }))
      await countVisit(database, propertyId, day);
    return { done: true };
  });
  return router;
}

/** Before anything is counted: whoever invents numbers fills no table. */
async function isListed(database: Database, propertyId: number): Promise<boolean> {
  return (await rows(database, sql`select from listings where id = ${propertyId}`)).length > 0;
}

/** Adds one to a property that is on the site. */
async function countVisit(database: Database, propertyId: number, day: string): Promise<void> {
  await database.execute(sql`
    insert into property_visits (property_id, day, visits)
    select id, ${day}::date, 1 from listings where id = ${propertyId}
    on conflict (property_id, day) do update set visits = property_visits.visits + 1`);
}
