import { setImmediate } from 'node:timers/promises';
import { and, eq, gt, sql } from '../../database/drizzle.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { demands, listingEvents } from '../../database/schema/demands.ts';
import { ensureReadModel } from '../../catalogue/listings/read-model/ensure-read-model.ts';
import { demandMatcher, type MatchedDemand } from './match-demands.ts';
import { readListingFacts } from './read-listing-facts.ts';

/** Events per transaction: when the process is killed, so many at most are matched anew. */
const AT_ONCE = 100;
const DEMANDS_AT_ONCE = 5_000;

/**
 * Finds the demands of every listing that imports brought or made cheaper, and notes what each is to be told. Events go with the
 * transaction that notes their matches, so that each is matched exactly once, whoever is killed when. Returns how many there were.
 */
export async function matchListingEvents(database: Database, config: AgencyConfig): Promise<number> {
  if ((await firstEvents(database, 1)).length === 0) return 0;
  const match = demandMatcher(await activeDemands(database));
  for (let total = 0; ;) {
    const taken = await database.transaction((tx) => matchSome(tx, config, match));
    total += taken;
    if (taken === 0) return total;
    await setImmediate();
  }
}

const firstEvents = (database: Database, count: number) =>
  database.select({ id: listingEvents.id }).from(listingEvents).orderBy(listingEvents.id).limit(count);

async function activeDemands(database: Database): Promise<MatchedDemand[]> {
  const active: MatchedDemand[] = [];
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    const found: MatchedDemand[] = await database
      .select({ id: demands.id, goal: demands.goal, criteria: demands.criteria })
      .from(demands)
      .where(and(eq(demands.state, 'active'), gt(demands.id, last)))
      .orderBy(demands.id)
      .limit(DEMANDS_AT_ONCE);
    active.push(...found);
    last = found.at(-1)?.id;
  }
  return active;
}

async function matchSome(
  tx: Database,
  config: AgencyConfig,
  match: ReturnType<typeof demandMatcher>,
): Promise<number> {
  const taken = firstEvents(tx, AT_ONCE).for('update', { skipLocked: true });
  const events = await tx
    .delete(listingEvents)
    .where(sql`${listingEvents.id} = any(array${taken})`)
    .returning();
  if (events.length === 0) return 0;
  // Those of an import by a process with other rules are of listings that have no rows of ours until now.
  await ensureReadModel(tx, config);
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
