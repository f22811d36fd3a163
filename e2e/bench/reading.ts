import type { Figure, Part } from './budget.ts';
import { runAgencyBench } from './run-agency-bench.ts';

/** In ms; most of it fills the database. */
const TIMEOUT = 900_000;
const SECONDS = 5;

interface Reading {
  seconds: number;
  cpuSeconds: number;
}

interface Report {
  listings: number;
  start: Reading;
  afterImport: Reading;
  slowestSearch: number;
  medianSearch: number;
  firstSearch: number;
}

/** How long the API reads a million listings into memory, and what searches notice of it. */
export async function measureReading(): Promise<Part> {
  const report = JSON.parse(await runAgencyBench('bench-reading', TIMEOUT)) as Report;
  return {
    title: `Reading ${report.listings.toLocaleString('en')} listings into memory`,
    figures: [
      judged('at a start, when searches wait for it', report.start),
      judged('after an import, while searches are answered with the listings of before', report.afterImport),
      { what: 'search meanwhile, half of them', measured: `${report.medianSearch.toFixed(0)} ms` },
      { what: 'search meanwhile, the slowest', measured: `${report.slowestSearch.toFixed(0)} ms` },
      { what: 'first search with the new ones', measured: `${report.firstSearch.toFixed(0)} ms` },
    ],
    remarks: [
      'In the API, without HTTP, from rows that SQL has generated. PostgreSQL and the API take a core each: on a busy machine compare processor times.',
    ],
  };
}

const judged = (what: string, { seconds, cpuSeconds }: Reading): Figure => ({
  what,
  measured: `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor time)`,
  budget: `${SECONDS} s`,
  isMet: seconds <= SECONDS,
});
