import type { Frequency } from 'shared-kit/contracts/api/forms/demand';
import { readCards } from '../../catalogue/listings/card/read-cards.ts';
import { vocabularySource, type Vocabulary } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import type { Worker } from '../../clock/start-worker.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, gt, isNull, sql } from '../../database/drizzle.ts';
import { demandMatches, demands } from '../../database/schema/demands.ts';
import { mailToken } from '../../mail/mailing-links.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { startQueueingWorker, type QueueingDependencies } from '../../mail/start-queueing-worker.ts';
import { alertMail } from './mails/demand-mails.ts';
import { demandMatcher, type MatchedDemand } from './match-demands.ts';
import { matchListingEvents } from './match-events.ts';
import { readListingFacts } from './read-listing-facts.ts';

type AlertWorkerDependencies = Omit<AlertDependencies, 'vocabularyNow'> & QueueingDependencies;

/** How often imports are looked for, in ms. */
const INTERVAL = 30_000;

/** Matches what imports bring with the demands, and queues their alerts, until stopped. Any number of processes may run it. */
export function startAlertWorker(dependencies: AlertWorkerDependencies): Worker {
  const { database, config } = dependencies;
  const alerts = { ...dependencies, vocabularyNow: vocabularySource(database, config) };
  return startQueueingWorker(dependencies, {
    interval: INTERVAL,
    async queueDue() {
      await matchListingEvents(database, config);
      return queueDueAlerts(alerts);
    },
    fault: 'alerts cannot be queued',
  });
}

interface AlertDependencies {
  database: Database;
  config: AgencyConfig;
  vocabularyNow: () => Promise<Vocabulary>;
  /** Origin of the site; without it the one at which the demand was registered. */
  publicUrl?: string | undefined;
}

/** How long a demand waits for its next alert. */
const PAUSES: Record<Frequency, string> = { 'at-once': '0 s', daily: '1 day', weekly: '7 days' };
/** What is told at once waits for the feeds of the other languages, and for what the same import brings besides. */
const SETTLING = '5 minutes';
const AT_ONCE = 50;

/**
 * Queues the alerts that are due, each with what its demand was not told of yet. Returns how many. One that fails keeps none of the
 * others; `AggregateError` then.
 */
export async function queueDueAlerts(
  dependencies: AlertDependencies,
  { settling = SETTLING }: { settling?: string } = {},
): Promise<number> {
  const vocabulary = await dependencies.vocabularyNow();
  const errors: unknown[] = [];
  let total = 0;
  for (let last: string | undefined; ;) {
    const due = await dueDemands(dependencies.database, settling, last);
    for (const id of due)
      total += await dependencies.database
        .transaction((tx) => queueAlert(tx, dependencies, vocabulary, id))
        .catch((error: unknown) => {
          errors.push(error);
          return 0;
        });
    last = due.at(-1);
    if (due.length < AT_ONCE) break;
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} alerts could not be queued, ${total} were`);
  return total;
}

async function dueDemands(
  database: Database,
  settling: string,
  after: string | undefined,
): Promise<string[]> {
  const pauses = sql.join(
    Object.entries(PAUSES).map(([frequency, pause]) => sql`when ${frequency} then ${pause}::interval`),
    sql` `,
  );
  const { id, state, frequency, alertedAt, confirmedAt } = demands;
  const found = await database
    .select({ id })
    .from(demands)
    .where(
      and(
        eq(state, 'active'),
        after === undefined ? undefined : gt(id, after),
        sql`coalesce(${alertedAt}, ${confirmedAt}) <= now() - (case ${frequency} ${pauses} end)`,
        sql`exists (select from demand_matches m where m.demand_id = ${id} and m.alerted_at is null
          and m.found_at <= now() - ${settling}::interval)`,
      ),
    )
    .orderBy(id)
    .limit(AT_ONCE);
  return found.map(({ id }) => id);
}

interface Match {
  propertyId: number;
  /** `new`, or `price <amount>`. */
  reason: string;
}

/**
 * The matches that are still true, as imports may have come since they were found: the listing fits the demand, by what is shown of it
 * now, and a lower price is not withheld and has not risen again (product V19).
 */
async function whatStillHolds(
  tx: Database,
  config: AgencyConfig,
  demand: MatchedDemand,
  matches: readonly Match[],
): Promise<Match[]> {
  const facts = await readListingFacts(tx, config, [...new Set(matches.map(({ propertyId }) => propertyId))]);
  const fits = demandMatcher([demand]);
  return matches.filter(({ propertyId, reason }) => {
    const listing = facts.get(propertyId);
    if (!listing || fits(listing).length === 0) return false;
    const { price } = listing.facts;
    return reason === 'new' || (price !== null && price <= Number(reason.slice('price '.length)));
  });
}

/** One demand's mail and the note that it was told, in one transaction; nothing where another process is at it. */
async function queueAlert(
  tx: Database,
  { config, publicUrl }: AlertDependencies,
  vocabulary: Vocabulary,
  id: string,
): Promise<number> {
  const [demand] = await tx
    .select()
    .from(demands)
    .where(and(eq(demands.id, id), eq(demands.state, 'active')))
    .for('update', { skipLocked: true });
  const site = publicUrl === undefined ? demand?.site : new URL(publicUrl).origin;
  if (!demand || !site) return 0;
  const matches = await tx
    .update(demandMatches)
    .set({ alertedAt: sql`now()` })
    .where(and(eq(demandMatches.demandId, id), isNull(demandMatches.alertedAt)))
    .returning();
  const toTell = await whatStillHolds(tx, config, demand, matches);
  const isNew = new Set(toTell.filter(({ reason }) => reason === 'new').map(({ propertyId }) => propertyId));
  const ids = [...new Set(toTell.map(({ propertyId }) => propertyId))].sort((a, b) => b - a);
  const cards = await readCards(tx, config, vocabulary, demand.language, ids);
  // What the next import says of a listing counts: it may be sold or discreet since it was found (product V19).
  const offered = cards.filter(
    ({ status, section }) => status !== 'sold' && status !== 'rented' && section !== 'discreet',
  );
  if (offered.length === 0) return 0;
  await tx
    .update(demands)
    .set({ alertedAt: sql`now()` })
    .where(eq(demands.id, id));
  const listings = offered.map((card) => ({ card, isCheaper: !isNew.has(card.id) }));
  const token = await mailToken(tx, 'demands', id);
  await queueMail(tx, alertMail(config, { ...demand, site, token, listings }));
  return 1;
}
