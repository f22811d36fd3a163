import type { Figure, Part } from './budget.ts';
import { runAgencyBench } from './run-agency-bench.ts';

/** In ms; loading a million listings takes the most of it. */
const TIMEOUT = 3 * 3_600_000;
/** Of a statement, what is shown. */
const SHOWN_CHARACTERS = 240;

interface Report {
  listings: number;
  loadSeconds: number;
  peakMemoryMegabytes: number;
  memoryMegabytes: number;
  keptMegabytes: number;
  firstMilliseconds: number;
  usual: { p95: number };
  further: { p95: number };
  worst: { p95: number };
  suggestions: { p95: number };
  sizes: { name: string; kind: string; megabytes: number }[];
  queries: { asker: string; statement: string; plan: string }[];
}

/** Searches over a million listings on PostgreSQL, with the plans of the SQL that they ask. Only measured when it is named. */
export async function measureSearchMillion(): Promise<Part> {
  const report = JSON.parse(await runAgencyBench('bench-search-million', TIMEOUT)) as Report;
  return {
    title: `Search over ${report.listings.toLocaleString('en')} listings on PostgreSQL`,
    figures: [
      milliseconds('page + count + counts, by towns, types, rooms and prices, p95', report.usual.p95),
      milliseconds('the same by all further filters, p95', report.further.p95),
      milliseconds('broad text, last page, 100 towns, drawn area, p95', report.worst.p95),
      milliseconds('suggestions, p95', report.suggestions.p95),
      milliseconds('first search after an import', report.firstMilliseconds),
      megabytes(
        'memory that it keeps: all listings, column by column, with their texts',
        report.keptMegabytes,
      ),
      megabytes('whole process, after all searches', report.memoryMegabytes),
      megabytes('whole process, at most while loading', report.peakMemoryMegabytes),
      { what: 'import', measured: `${Math.round(report.loadSeconds)} s` },
    ],
    remarks: [
      'In the API, without HTTP; searches in sequence, each with different filters. A search looks through the listings in memory (record 46); SQL reads them after an import, and what a page or a suggestion shows. Its plans, as `EXPLAIN (ANALYZE)` tells them:',
    ],
    extra: [sizes(report), ...report.queries.map(explained)].join('\n\n'),
  };
}

const milliseconds = (what: string, value: number): Figure => ({ what, measured: `${value.toFixed(1)} ms` });
const megabytes = (what: string, value: number): Figure => ({ what, measured: `${value.toFixed(0)} MB` });

const sizes = (report: Report) =>
  [
    '| table or index | MB |',
    '|---|---|',
    ...report.sizes.map((found) => `| ${found.name} (${found.kind}) | ${found.megabytes.toFixed(1)} |`),
  ].join('\n');

function explained({ asker, statement, plan }: Report['queries'][number]): string {
  const shown = statement.length > SHOWN_CHARACTERS ? `${statement.slice(0, SHOWN_CHARACTERS)} …` : statement;
  return `${asker[0]!.toUpperCase()}${asker.slice(1)}:\n\n\`\`\`\n${shown}\n\n${plan}\n\`\`\``;
}
