import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { OverLimitError, type ChildProcesses } from '../../local/child-processes.ts';
import { ROOT } from '../../local/root.ts';
import { StartError } from '../../local/start-error.ts';
import type { Failure, Result } from './check.ts';

const E2E = path.join(ROOT, 'e2e');
const RESULTS = path.join(E2E, 'test-results/end-to-end.json');
/** How long Playwright is given to stop the site when its own limit is over, in ms. */
const STOP_WITHIN = 60_000;

interface EndToEndOptions {
  args: string[];
  /** Runs the tests that are long by nature instead of the others. */
  isLong: boolean;
  /** ms. */
  limit: number;
}

/** Runs Playwright; it shows its own progress. Throws when a test fails, and when it takes longer than its limit. */
export async function runEndToEnd(
  children: ChildProcesses,
  { args, isLong, limit }: EndToEndOptions,
): Promise<void> {
  rmSync(RESULTS, { force: true });
  const command = {
    program: process.execPath,
    args: [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
    cwd: E2E,
    isShown: true,
    // It then stops the site that it has started.
    endSignal: 'SIGINT' as const,
    environment: {
      ...process.env,
      E2E_RESULTS: RESULTS,
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

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { status: string; errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightResults extends Suite {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number };
  /** Faults outside tests. */
  errors: { message?: string }[];
}

/** A run without results counts as a failure. */
export function endToEndResults(): Result {
  const results = readResults();
  if (!results) return { passed: 0, failed: 1 };
  const { stats, errors } = results;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The tests that failed, and faults outside tests, such as the site that does not start. */
export function endToEndFailures(): Failure[] {
  const results = readResults();
  if (!results) return [{ name: 'Playwright', message: 'Its tests came to no end.' }];
  return [
    ...results.errors.map(({ message }) => ({ name: 'outside tests', message: plain(message) })),
    ...results.suites.flatMap((suite) => failuresIn(suite, [])),
  ];
}

function failuresIn(
  { suites = [], specs, ...suite }: Suite & { title?: string },
  within: string[],
): Failure[] {
  const titles = suite.title ? [...within, suite.title] : within;
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      // The outermost suite is the file.
      name: [`e2e/tests/${file}:${line}`, ...titles.slice(1), title].join(' › '),
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ status, errors }) => [status, ...errors.map(({ message }) => plain(message))])
        .join('\n'),
    }));
  return [...own, ...suites.flatMap((inner) => failuresIn(inner, titles))];
}

const plain = (message = '') => stripVTControlCharacters(message);

/** Undefined where Playwright was ended before it wrote them. */
function readResults(): PlaywrightResults | undefined {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as PlaywrightResults;
  } catch {
    return undefined;
  }
}
