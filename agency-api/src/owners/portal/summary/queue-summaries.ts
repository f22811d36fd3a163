import { listingName } from 'shared-kit/domain/listing-name';
import { and, gte, inArray, lt, sql } from '../../../database/drizzle.ts';
import { findOwner } from '../../auth/find-owner.ts';
import { belgianDay, startOfWeek } from '../../../clock/belgian-day.ts';
import { belgianInstant, daysAfter } from '../../../clock/belgian-instant.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { languageInUse } from '../../../configuration/language-in-use.ts';
import type { Database } from '../../../database/database.ts';
import { ownerSummaries } from '../../../database/schema/owner-summaries.ts';
import { propertyVisits } from '../../../database/schema/property-visits.ts';
import { languageOrder } from '../../../catalogue/listings/language-order.ts';
import { readCards } from '../../../catalogue/listings/card/read-cards.ts';
import type { Vocabulary } from '../../../catalogue/listings/vocabulary/vocabulary.ts';
import { queueMail, type Mail } from '../../../mail/queue-mail.ts';
import { readUpcoming } from '../history/read-history.ts';
import { summaryMail } from './summary-mail.ts';

export interface SummaryDependencies {
  database: Database;
  config: AgencyConfig;
  vocabularyNow: () => Promise<Vocabulary>;
  /** Origin of the site; without it the one at which the summary was asked for. */
  publicUrl?: string | undefined;
}

const AT_ONCE = 20;
const DAYS = 7;
/** When summaries leave on Mondays, by Belgian clocks. */
const HOUR = '08:00';

/**
 * Queues the summaries of the week, from Monday morning on, each in the transaction that notes it: whatever is killed when, each owner
 * gets one a week. Returns how many.
 */
export async function queueDueSummaries(
  dependencies: SummaryDependencies,
  now = new Date(),
): Promise<number> {
  const week = startOfWeek(belgianDay(now));
  if (now < belgianInstant(week, HOUR)) return 0;
  const vocabulary = await dependencies.vocabularyNow();
  for (let total = 0; ;) {
    const [claimed, queued] = await dependencies.database.transaction(async (tx) => {
      const { email: receiver, site: origin } = ownerSummaries;
      const before = tx
        .select({ email: receiver })
        .from(ownerSummaries)
        .where(lt(ownerSummaries.week, week))
        .orderBy(receiver)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      const due = await tx
        .update(ownerSummaries)
        .set({ week })
        .where(inArray(receiver, before))
        .returning({ email: receiver, site: origin });
      let mails = 0;
      for (const { email, site } of due) {
        const mail = await createSummary(tx, { ...dependencies, vocabulary }, { email, site, week });
        if (mail) await queueMail(tx, mail);
        if (mail) mails++;
      }
      return [due.length, mails];
    });
    total += queued!;
    if (claimed! < AT_ONCE) return total;
  }
}

/** Undefined for who is no owner any more, or has nothing on the site. */
async function createSummary(
  tx: Database,
  {
    config,
    vocabulary,
    publicUrl,
  }: Pick<SummaryDependencies, 'config' | 'publicUrl'> & { vocabulary: Vocabulary },
  { email, site, week }: { email: string; site: string | null; week: string },
): Promise<Mail | undefined> {
  const known = await findOwner(tx, email);
  if (!known) return undefined;
  const owner = { ...known, language: languageInUse(config, known.language) };
  const cards = await readCards(tx, config, vocabulary, owner.language, owner.propertyIds);
  if (cards.length === 0) return undefined;
  const ids = cards.map(({ id }) => id);
  const visits = await readVisits(tx, ids, week);
  const upcoming = await readUpcoming(tx, ids, languageOrder(config, owner.language));
  return summaryMail(config, owner, {
    site: publicUrl === undefined ? site : new URL(publicUrl).origin,
    upcoming: upcoming.filter(({ day }) => day < daysAfter(week, DAYS)).length,
    properties: cards.map((card) => ({
      name: `${card.reference} – ${listingName(card)}`,
      ...(visits.get(card.id) ?? { last: 0, before: 0 }),
    })),
  });
}

/** Visits of the week before a Monday, and of the one before that. */
async function readVisits(
  tx: Database,
  ids: number[],
  week: string,
): Promise<Map<number, { last: number; before: number }>> {
  const from = daysAfter(week, -DAYS);
  const { propertyId, day, visits } = propertyVisits;
  const found = await tx
    .select({
      id: propertyId,
      last: sql`coalesce(sum(${visits}) filter (where ${day} >= ${from}::date), 0)`.mapWith(Number),
      before: sql`coalesce(sum(${visits}) filter (where ${day} < ${from}::date), 0)`.mapWith(Number),
    })
    .from(propertyVisits)
    .where(and(inArray(propertyId, ids), gte(day, daysAfter(week, -2 * DAYS)), lt(day, week)))
    .groupBy(propertyId);
  return new Map(found.map(({ id, last, before }) => [id, { last, before }]));
}
