import type { Part } from './budget.ts';
import { jsonLines, runAgencyBench } from './run-agency-bench.ts';

const TIMEOUT = 900_000;
/** Share of a first import that one with a few changes may take. */
const SHARE = 0.1;

interface Result {
  listings: number;
  changed: number;
  megabytes: number;
  first: number;
  same: number;
  fewChanged: number;
  allChanged: number;
}

/** The API's own measurement of imports. */
export async function measureImports(): Promise<Part> {
  const [result] = jsonLines<Result>(await runAgencyBench('bench-import', TIMEOUT));
  const { listings, changed, megabytes, first, same, fewChanged, allChanged } = result!;
  const figure = (what: string, measured: number) => ({ what, measured: `${measured.toFixed(1)} s` });
  return {
    title: 'Imports',
    figures: [
      figure(`first import of ${listings} listings, ${megabytes.toFixed(0)} MB`, first),
      figure('another price in every listing', allChanged),
      figure('the same file again', same),
      {
        what: `another price in ${changed} listings, beside the first`,
        measured: `${(fewChanged / first).toFixed(3)} (${fewChanged.toFixed(2)} s)`,
        budget: String(SHARE),
        isMet: fewChanged <= first * SHARE,
      },
    ],
    remarks: ['One language, on an empty database.'],
  };
}
