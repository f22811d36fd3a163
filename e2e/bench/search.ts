import type { Part } from './budget.ts';
import { jsonLines, runAgencyBench } from './run-agency-bench.ts';

/** In ms; most of the time loads 100,000 listings first. */
const TIMEOUT = 900_000;
/** Of the 95th percentile in ms: every answer has its page, the number of all, and the counts of all choices. */
const BUDGETS = {
  usual: ['page + count + counts, by towns, types, rooms and prices', 25],
  further: ['the same by all further filters', 60],
  worst: ['broad text, last page, 100 towns, drawn area', 100],
  texts: ['typed texts: features, sums, kinds, places and words of descriptions', 60],
  suggestions: ['suggestions', 15],
} as const;

interface Latency {
  p50: number;
  p95: number;
}

interface Result {
  listings: number;
  usual: Latency;
  further: Latency;
  worst: Latency;
  texts: Latency;
  suggestions: Latency;
}

/** The API's own measurement of searches over many generated listings. */
export async function measureSearch(): Promise<Part> {
  const output = await runAgencyBench('bench-search', TIMEOUT);
  const results = jsonLines<Result>(output);
  return {
    title: 'Search over 100,000 listings',
    figures: results.flatMap((result) =>
      (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]).map((kind) => {
        const [what, budget] = BUDGETS[kind];
        const { p95 } = result[kind];
        return {
          what: `${what}, p95`,
          measured: `${p95.toFixed(1)} ms`,
          budget: `${budget} ms`,
          isMet: p95 <= budget,
        };
      }),
    ),
    remarks: [
      'In the API, without HTTP; searches in sequence, each with different filters. Printed by `agency-api`:',
    ],
    extra: output.slice(output.indexOf('\n|') + 1).trim(),
  };
}
