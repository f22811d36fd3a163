import type { OwnerOverview } from 'shared-kit/contracts/api/owner';
import { daysAfter } from 'shared-kit/domain/belgian-date';
import type { Language } from 'shared-kit/domain/languages';
import { belgianDay } from '../../clock/belgian-day.ts';
import type { Database } from '../../database/database.ts';
import { NO_VISITS, visitCounts } from '../../visits/visit-counts.ts';
import { readUpcoming } from '../history/read-history.ts';
import { readActions, readDays, readSources } from './read-interest.ts';
import { similarVisits } from './similar-visits.ts';

const DAYS = 30;

/** Statistics of properties together, and what is to come in the first of `languages`; similar listings are told of one property only. */
export async function readOverview(
  database: Database,
  propertyIds: number[],
  languages: readonly Language[],
): Promise<OwnerOverview> {
  const today = belgianDay(new Date());
  const since = daysAfter(today, 1 - DAYS);
  const period = { propertyIds, since, today };
  const [counts, days, sources, actions, similar, upcoming] = await Promise.all([
    visitCounts(database, propertyIds, today),
    readDays(database, period),
    readSources(database, period),
    readActions(database, period),
    propertyIds.length === 1 ? similarVisits(database, propertyIds[0]!, since) : null,
    readUpcoming(database, propertyIds, languages),
  ]);
  const visits = [...counts.values()].reduce(
    (sum, one) => ({
      today: sum.today + one.today,
      week: sum.week + one.week,
      month: sum.month + one.month,
      total: sum.total + one.total,
    }),
    NO_VISITS,
  );
  return { visits, days, sources, actions, similar, upcoming };
}
