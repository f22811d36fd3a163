import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Progress } from '../../local/progress.ts';
import type { Check, Failure, Repeated } from './check.ts';
import { runCheck, type Outcome } from './run-checks.ts';

/** More failures than this are no coincidence. */
const MOST = 15;
/** ms. */
const LIMIT = 5 * 60_000;

/**
 * Tests whose failure counts although they pass when they run again: what is lost, sent or stored twice, shown to others, wrong by money
 * or by who signs in may be so once only.
 */
const NEVER_EXCUSED = new RegExp(
  [
    '^agency-api/src/(catalogue/(import|office)|clock|database|files/uploads|inbox|mail|owners|person)/',
    '^agency-api/src/http/site-origin',
    '^agency-api/src/cli/',
    '^mf-(forms|owner)/',
    '^e2e/tests/(consent|forms|owner)/',
    '^e2e/tests/operations/(database-away|form-cut-off|killed)',
    '^e2e/tests/paths/privacy',
    '^e2e/tests/without-scripts/(contact|owner)',
    '^composer/gateway/page-cache/',
    'consent|cookie|costs|credit|early-submit|fees|loan|money|owner|personal|price|privacy|registration|session|sign-in',
  ].join('|'),
);

interface SecondRun {
  outcomes: Outcome[];
  /** Tests that failed, and passed when they ran again. */
  flaky: Failure[];
}

/**
 * Runs tests that failed once more, alone, after everything else: one that passes then is flaky, which fails no run. Only if every test
 * came to its end and nothing else failed, since a fault outside tests, many failures and some tests are not excused.
 */
export async function runAgain(
  checks: Check[],
  outcomes: Outcome[],
  progress: Progress,
  show?: (text: string) => void,
): Promise<SecondRun> {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const isExcusable =
    failures.length > 0 &&
    failures.length <= MOST &&
    failures.length === outcomes.reduce((sum, { failed }) => sum + failed, 0) &&
    failures.every(({ place, name }) => place && !NEVER_EXCUSED.test(`${place} ${name}`)) &&
    outcomes.every(({ failures }, index) => failures.length === 0 || checks[index]!.again);
  if (!isExcusable) return { outcomes, flaky: [] };
  const flaky: Failure[] = [];
  const results = [];
  for (const [index, outcome] of outcomes.entries()) {
    const { failures, passed } = outcome;
    if (failures.length === 0) {
      results.push(outcome);
      continue;
    }
    const repeated = await repeat(checks[index]!, failures, progress, show);
    const [excused, still] = partition(failures, ({ name }) => repeated.passed.includes(name));
    const others = repeated.failed.filter(({ name }) => !failures.some((first) => first.name === name));
    flaky.push(...excused);
    const failed = [...still, ...others];
    results.push({ ...outcome, passed: passed + excused.length, failed: failed.length, failures: failed });
  }
  return { outcomes: results, flaky };
}

async function repeat(
  check: Check,
  failures: Failure[],
  progress: Progress,
  show?: (text: string) => void,
): Promise<Repeated> {
  let repeated: Repeated = { passed: [], failed: [] };
  const places = [...new Set(failures.map(({ place }) => place!))];
  await runCheck(
    {
      title: `${check.title}, again`,
      limit: LIMIT,
      run: async (limit) => (repeated = await check.again!(places, limit)),
    },
    progress,
    show,
  );
  return repeated;
}

function partition<Item>(items: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Writes the flaky tests of a run for whoever counts them. */
export function writeFlaky(file: string, flaky: Failure[]) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(flaky, null, 2));
}
