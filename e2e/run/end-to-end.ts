import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { OverLimitError, type ChildProcesses } from '../../local/child-processes.ts';
import { ROOT } from '../../local/root.ts';
import { StartError } from '../../local/start-error.ts';
import type { Failure, Repeated, Result } from './check.ts';

const E2E = path.join(ROOT, 'e2e');
const RESULTS = path.join(E2E, 'test-results/end-to-end.json');
/** Of tests that ran a second time. */
const RESULTS_AGAIN = path.join(E2E, 'test-results/end-to-end-again.json');
/** Of those of composer's example. */
export const EXAMPLE_RESULTS = path.join(E2E, 'test-results/example.json');
/** How long Playwright is given to stop the site when its own limit is over, in ms. */
const STOP_WITHIN = 60_000;

interface EndToEndOptions {
  args: string[];
  /** Runs the tests that are long by nature instead of the others. */
  isLong: boolean;
  /** ms. */
  limit: number;
  /** File for what Playwright writes of its tests. */
  results?: string;
}

/** Runs Playwright; it shows its own progress. Throws when a test fails, and when it takes longer than its limit. */
export async function runEndToEnd(
  children: ChildProcesses,
  { args, isLong, limit, results = RESULTS }: EndToEndOptions,
): Promise<void> {
  rmSync(results, { force: true });
  const command = {
    program: process.execPath,
    args: [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
    cwd: E2E,
    isShown: true,
    // It then stops the site that it has started.
    endSignal: 'SIGINT' as const,
    environment: {
      ...process.env,
      E2E_RESULTS: results,
      // Also of the programs that it runs.
      DEADLINE_FACTOR: process.env.DEADLINE_FACTOR ?? '10',
      E2E_LONG: isLong ? 'true' : '',
      E2E_LIMIT: String(limit - STOP_WITHIN),
    },
  };
  try {
    await children.run(command, limit);
  } catch (error) {
    throw error instanceof OverLimitError ? error : new StartError('End-to-end tests failed: see above.');
  }
}

/** Runs these tests again, one at a time, on a site and a database of their own. */
export async function runEndToEndAgain(
  children: ChildProcesses,
  places: string[],
  {
    args: given = [],
    ...options
  }: Partial<Pick<EndToEndOptions, 'args'>> & { isLong: boolean; limit: number },
): Promise<Repeated> {
  const files = places.map((place) => place.replace(/^e2e\//, ''));
  const args = [...given, ...files, '--workers=1', '--output=test-results/traces-again'];
  try {
    await runEndToEnd(children, { ...options, args, results: RESULTS_AGAIN });
  } catch (error) {
    // Tests failed.
    if (error instanceof OverLimitError || !readResults(RESULTS_AGAIN)) throw error;
  }
  const passed = testsIn(readResults(RESULTS_AGAIN)!).filter(({ state }) => state === 'passed');
  return { passed: passed.map(({ name }) => name), failed: endToEndFailures(RESULTS_AGAIN) };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { expectedStatus: string; results: { status: string; errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightResults {
  config: { rootDir: string };
  suites: Suite[];
  /** Faults outside tests. */
  errors: { message?: string }[];
}

/** A run without results counts as a failure. */
export function endToEndResults(file = RESULTS): Result {
  const results = readResults(file);
  if (!results) return { passed: 0, failed: 1 };
  return {
    passed: testsIn(results).filter(({ state }) => state === 'passed').length,
    failed: endToEndFailures(file).length,
  };
}

/** The tests that failed, those that did not come to an end, and faults outside tests, such as the site that does not start. */
export function endToEndFailures(file = RESULTS): Failure[] {
  const results = readResults(file);
  if (!results) return [{ name: 'Playwright', message: 'Its tests came to no end.' }];
  const tests = testsIn(results);
  const waiting = tests.filter(({ state }) => state === 'waiting').length;
  return [
    ...tests.flatMap(({ state, name, message, place }) =>
      state === 'failed' ? [{ name, message, place }] : [],
    ),
    ...tests.flatMap(({ state, name }) =>
      state === 'unended' ? [{ name, message: 'It came to no end.' }] : [],
    ),
    ...results.errors.map(({ message }) => ({ name: 'outside tests', message: plain(message) })),
    ...(waiting ? [{ name: 'Playwright', message: `${waiting} tests have not begun.` }] : []),
  ];
}

interface EndedTest extends Required<Failure> {
  state: 'passed' | 'failed' | 'skipped' | 'unended' | 'waiting';
}

const testsIn = ({ suites, config: { rootDir } }: PlaywrightResults): EndedTest[] =>
  // The outermost suite is the file.
  suites.flatMap((file) => listTests(file, path.relative(ROOT, rootDir), []));

function listTests({ suites = [], specs }: Suite, folder: string, within: string[]): EndedTest[] {
  const own = specs.map(({ title, file, line, ok, tests }) => {
    const results = tests.flatMap(({ results }) => results);
    const place = `${folder}/${file}:${line}`;
    return {
      name: [place, ...within, title].join(' › '),
      place,
      message: results
        .flatMap(({ status, errors }) => [status, ...errors.map(({ message }) => plain(message))])
        .join('\n'),
      state: toState(ok, tests),
    };
  });
  return [...own, ...suites.flatMap((inner) => listTests(inner, folder, [...within, inner.title]))];
}

function toState(ok: boolean, tests: Suite['specs'][number]['tests']): EndedTest['state'] {
  if (tests.every(({ expectedStatus }) => expectedStatus === 'skipped')) return 'skipped';
  const statuses = tests.flatMap(({ results }) => results.map(({ status }) => status));
  if (statuses.length === 0) return 'waiting';
  // Skipped without being told so: the run was ended meanwhile, or a test before it in a series failed.
  if (statuses.some((status) => ['interrupted', 'skipped'].includes(status))) return 'unended';
  return ok ? 'passed' : 'failed';
}

const plain = (message = '') => stripVTControlCharacters(message);

/** Undefined where Playwright was ended before it wrote them. */
function readResults(file: string): PlaywrightResults | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightResults;
  } catch {
    return undefined;
  }
}
