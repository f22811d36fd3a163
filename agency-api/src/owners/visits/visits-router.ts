import { Router, type Request, type Response } from 'express';
import { and, eq, sql } from '../../database/drizzle.ts';
import { commands } from 'shared-kit/contracts/api/commands';
import type { PropertyAction, VisitSource } from 'shared-kit/domain/owner-portal';
import type { CurrentOwner } from '../auth/current-session.ts';
import { ownOriginOnly } from '../../http/site-origin.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { listings } from '../../database/schema/search.ts';
import { gatewayList } from '../../http/gateways.ts';
import { serveCommand } from '../../http/contract-routes.ts';
import { belgianDay } from '../../clock/belgian-time.ts';
import { ownRows } from '../../catalogue/listings/read-model/read-model-rules.ts';
import { isRobot, isCounted } from './visit-limits.ts';

export interface VisitsDependencies {
  database: Database;
  config: AgencyConfig;
  /** Origin of the site; without it that of the request. */
  publicUrl?: string | undefined;
  /** Addresses and ranges of the agency's own offices. */
  officeAddresses?: string | undefined;
}

/**
 * `POST /api/visits`: a property's page was seen in a browser; `POST /api/visits/actions`: a visitor did something with it. Counted
 * unless by a robot, by the property's owner, from an office of the agency, or too often from one address (`visit-limits.ts`). Kept are property, day, source or
 * action, and number; nothing of the visitor.
 */
export function visitsRouter(
  { database, config, publicUrl, officeAddresses }: VisitsDependencies,
  currentOwner: CurrentOwner,
): Router {
  const { recordVisit, recordAction } = commands;
  const isOffice = officeAddresses ? gatewayList(officeAddresses) : () => false;
  const router = Router();
  router.post([recordVisit.path, recordAction.path], ownOriginOnly(publicUrl));

  serveCommand(router, recordVisit, async ({ propertyId, source }, request, response) => {
    if (!(await isOfInterest(propertyId, request, response))) return { done: true };
    const day = belgianDay(new Date());
    if (await isCounted(database, { propertyId, address: request.ip ?? '', day }))
      await countVisit(database, { propertyId, day, source });
    return { done: true };
  });

  serveCommand(router, recordAction, async ({ propertyId, action }, request, response) => {
    if (!(await isOfInterest(propertyId, request, response))) return { done: true };
    const day = belgianDay(new Date());
    if (await isCounted(database, { propertyId, action, address: request.ip ?? '', day }))
      await countInterest(database, { propertyId, day, kind: action });
    return { done: true };
  });

  /** Whether a person asks who neither owns nor offers the property, and it is on the site. */
  async function isOfInterest(propertyId: number, request: Request, response: Response): Promise<boolean> {
    if (isRobot(request.headers['user-agent']) || isOffice(request.ip)) return false;
    const owner = await currentOwner(request, response);
    return !owner?.propertyIds.includes(propertyId) && (await isListed(propertyId));
  }

  /** Before anything is counted: whoever invents numbers fills no table. */
  async function isListed(propertyId: number): Promise<boolean> {
    return (await database.$count(listings, and(ownRows(listings, config), eq(listings.id, propertyId)))) > 0;
  }
  return router;
}

/** Adds one to a property that is on the site, and to the source of the visit where it is known. */
async function countVisit(
  database: Database,
  { propertyId, day, source }: { propertyId: number; day: string; source: VisitSource | undefined },
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into property_visits (property_id, day, visits)
      select distinct id, ${day}::date, 1 from listings where id = ${propertyId}
      on conflict (property_id, day) do update set visits = property_visits.visits + 1`);
    if (source) await countInterest(tx, { propertyId, day, kind: source });
  });
}

async function countInterest(
  database: Database,
  { propertyId, day, kind }: { propertyId: number; day: string; kind: VisitSource | PropertyAction },
): Promise<void> {
  await database.execute(sql`
    insert into property_interest (property_id, day, kind, count)
    select distinct id, ${day}::date, ${kind}, 1 from listings where id = ${propertyId}
    on conflict (property_id, day, kind) do update set count = property_interest.count + 1`);
}
