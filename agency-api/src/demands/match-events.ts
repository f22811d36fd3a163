import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { AgencyConfig } from '../content/agency-config.ts';
import { rows, type Database } from '../database/database.ts';
import type { DemandCriteria } from '../records/demand-criteria.ts';
import { demandMatcher, type MatchedDemand } from './match-demands.ts';
import { readListingFacts } from './read-listing-facts.ts';

interface ListingEvent {
  id: number;
  propertyId: number;
  kind: 'new' | 'price';
  price: number | null;
}

/** Events per transaction: few, as on the embedded database requests wait meanwhile. */
const AT_ONCE = 100;
const DEMANDS_AT_ONCE = 5_000;

/**
 * Finds the demands of every listing that imports brought or made cheaper, and notes what each is to be told. Events go with the
 * transaction that notes their matches, so that each is matched exactly once, whoever is killed when. Returns how many there were.
 */
export async function matchListingEvents(database: Database, config: AgencyConfig): Promise<number> {
  if (!(await hasEvents(database))) return 0;
  const match = demandMatcher(await activeDemands(database));
  for (let total = 0; ;) {
    const taken = await database.transaction((tx) => matchSome(tx, config, match));
    total += taken;
    if (taken === 0) return total;
    await setImmediate();
  }
}

async function hasEvents(database: Database): Promise<boolean> {
  return (await rows(database, sql`select from listing_events limit 1`)).length > 0;
}

async function activeDemands(database: Database): Promise<MatchedDemand[]> {
  const demands: MatchedDemand[] = [];
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    const found: { id: string; goal: number; criteria: DemandCriteria }[] = await rows(
      database,
      sql`select id, goal, criteria from demands where state = 'active' and id > ${last}::uuid
        order by id limit ${DEMANDS_AT_ONCE}`,
    );
    demands.push(...found);
    last = found.at(-1)?.id;
  }
  return demands;
}

async function matchSome(
  tx: Database,
  config: AgencyConfig,
  match: ReturnType<typeof demandMatcher>,
): Promise<number> {
  const events = await rows<ListingEvent>(
    tx,
    sql`delete from listing_events where id = any(array(
          select id from listing_events order by id limit ${AT_ONCE} for update skip locked))
        returning id::int, property_id as "propertyId", kind, price`,
  );
  if (events.length === 0) return 0;
  const facts = await readListingFacts(tx, config, [...new Set(events.map(({ propertyId }) => propertyId))]);
  const matches = events.flatMap(({ propertyId, kind, price }) => {
    const listing = facts.get(propertyId);
    const reason = kind === 'new' ? 'new' : `price ${price}`;
    return listing ? match(listing).map((demandId) => ({ demandId, propertyId, reason })) : [];
  });
  if (matches.length > 0) await noteMatches(tx, matches);
  return events.length;
}

async function noteMatches(
  tx: Database,
  matches: readonly { demandId: string; propertyId: number; reason: string }[],
): Promise<void> {
  await tx.execute(sql`
    insert into demand_matches (demand_id, property_id, reason)
    select * from unnest(${sql.param(matches.map(({ demandId }) => demandId))}::uuid[],
      ${sql.param(matches.map(({ propertyId }) => propertyId))}::int[],
      ${sql.param(matches.map(({ reason }) => reason))}::text[])
    on conflict do nothing`);
}
