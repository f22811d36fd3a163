import type { Part } from './budget.ts';
import { jsonLines, runAgencyBench } from './run-agency-bench.ts';

const TIMEOUT = 300_000;
const BUDGET_SECONDS = 5;

interface Result {
  demands: number;
  changedListings: number;
  matches: number;
  matchSeconds: number;
}

/** The API's own measurement of matching an import with the demands of visitors. */
export async function measureAlerts(): Promise<Part> {
  const results = jsonLines<Result>(await runAgencyBench('bench-alerts', TIMEOUT));
  return {
    title: 'Alerts: an import matched with demands',
    figures: results.map(({ demands, changedListings, matches, matchSeconds }) => ({
      what: `${demands} demands, ${changedListings} listings, ${matches} matches`,
      measured: `${matchSeconds.toFixed(2)} s`,
      budget: `${BUDGET_SECONDS} s`,
      isMet: matchSeconds <= BUDGET_SECONDS,
    })),
    remarks: ['Each demand has three towns, two types and a highest price. Matches are stored.'],
  };
}
