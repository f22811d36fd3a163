import { HISTORY_PERIODS, HISTORY_TYPES, type HistoryType } from 'shared-kit/domain/owner-history';

type Period = (typeof HISTORY_PERIODS)[number];

/** What the history is limited to. */
export interface HistoryFilter {
  property?: number | undefined;
  type?: HistoryType | undefined;
  period?: Period | undefined;
}

/** Type and period of an address; what is not known is left out. */
export function historyFilter(url: URL): Omit<HistoryFilter, 'property'> {
  const { searchParams } = url;
  return {
    type: HISTORY_TYPES.find((type) => type === searchParams.get('type')),
    period: HISTORY_PERIODS.find((period) => String(period) === searchParams.get('period')),
  };
}

/** The filter as a query, to which more may be added. */
export function filterQuery(filter: HistoryFilter, more: Record<string, string> = {}): string {
  const fields = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
}
