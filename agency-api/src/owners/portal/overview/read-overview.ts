import type { OwnerOverview, VisitCounts } from 'shared-kit/contracts/api/owner';
import { daysAfter } from 'shared-kit/domain/belgian-date';
import type { Language } from 'shared-kit/domain/languages';
import { belgianDay } from '../../../clock/belgian-time.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { NO_VISITS } from '../../visits/visit-counts.ts';
import { readUpcoming } from '../history/read-history.ts';
import { readDays, readInterest } from './read-interest.ts';
import { similarVisits } from './similar-visits.ts';

const DAYS = 30;

interface Asked {
  propertyIds: number[];
  /** What is to come is told in the first of them that has it. */
  languages: readonly Language[];
  /** Visits of these properties and maybe others. */
  counts: Promise<ReadonlyMap<number, VisitCounts>>;
}

/** Statistics of properties together, and what is to come; similar listings are told of one property only. */
export async function readOverview(
  database: Database,
  config: AgencyConfig,
  { propertyIds, languages, counts }: Asked,
): Promise<OwnerOverview> {
  const today = belgianDay(new Date());
  const since = daysAfter(today, 1 - DAYS);
  const period = { propertyIds, since, today };
  const [counted, days, interest, similar, upcoming] = await Promise.all([
    counts,
    readDays(database, period),
    readInterest(database, period),
    propertyIds.length === 1 ? similarVisits(database, config, propertyIds[0]!, since) : null,
    readUpcoming(database, propertyIds, languages),
  ]);
  const visits = propertyIds.map((id) => counted.get(id) ?? NO_VISITS).reduce(together, NO_VISITS);
  return { visits, days, ...interest, similar, upcoming };
}

const together = (one: VisitCounts, other: VisitCounts): VisitCounts => ({
  today: one.today + other.today,
  week: one.week + other.week,
  month: one.month + other.month,
  total: one.total + other.total,
});
