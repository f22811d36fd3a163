import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../local/root.ts';
import type { Failure, Result, WorkspaceResult } from './check.ts';
import { workspacesWith } from './nx.ts';
import type { Time } from './processor-time.ts';
import { TIME_FILE } from './time-reporter.ts';

/** File of Jest's results, relative to a project. */
const RESULTS = 'test-results/unit.json';

/** Paths are relative, so that Nx finds what it ran in another folder in its cache. */
export const JEST_ARGS = [
  '--',
  '--json',
  `--outputFile=${RESULTS}`,
  '--reporters=default',
  '--reporters=../e2e/run/time-reporter.ts',
];

/** The script of a project that runs the tests. */
export type TestScript = 'test' | 'test-long';

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that failed to load. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    /** All that Jest shows of a file that failed. */
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

/** Forgets the figures of earlier runs, and makes the folders for new ones, which Jest does not do. */
export function forgetUnitResults(script: TestScript) {
  for (const folder of workspacesWith(script))
    for (const file of [RESULTS, TIME_FILE].map((name) => path.join(ROOT, folder, name))) {
      rmSync(file, { force: true });
      mkdirSync(path.dirname(file), { recursive: true });
    }
}

/** Sum over all projects with tests; a project that left no figures counts as a failure. */
export const unitResults = (script: TestScript): Result =>
  unitResultsByWorkspace(script).reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );

/** Each project with tests. */
export const unitResultsByWorkspace = (script: TestScript): WorkspaceResult[] =>
  workspacesWith(script).map((workspace) => ({
    workspace,
    ...readResult(workspace),
    time: readTime(path.join(ROOT, workspace, TIME_FILE)),
  }));

const readTime = (file: string): Time | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Time) : undefined;

function readResult(workspace: string): Result {
  const results = readResults(workspace);
  if (!results) return { passed: 0, failed: 1 };
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  };
}

/** The tests that failed, and files and projects whose tests came to no end. */
export const unitFailures = (script: TestScript): Failure[] =>
  workspacesWith(script).flatMap((workspace) => {
    const results = readResults(workspace);
    if (!results) return [{ name: workspace, message: 'Its tests came to no end.' }];
    return results.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const file = `${workspace}/${path.relative(path.join(ROOT, workspace), name)}`;
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        const shown = stripVTControlCharacters(message);
        if (failed.length === 0) return [{ name: file, message: shown }];
        const blocks = shown.split(/^ {2}● /m);
        return failed.map(({ ancestorTitles, title, failureMessages }) => {
          const test = [...ancestorTitles, title].join(' › ');
          // As Jest shows it, with what caused the error.
          const block = blocks.find((text) => text.startsWith(`${test}\n`))?.slice(test.length);
          return {
            name: `${file} › ${test}`,
            message: block ?? stripVTControlCharacters(failureMessages.join('\n')),
          };
        });
      });
  });

/** Undefined where Jest was ended before it wrote them, or while it did. */
function readResults(workspace: string): JestResults | undefined {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, workspace, RESULTS), 'utf8')) as JestResults;
  } catch {
    return undefined;
  }
}
