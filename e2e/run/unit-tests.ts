import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { OverLimitError, type ChildProcesses } from '../../local/child-processes.ts';
import { ROOT } from '../../local/root.ts';
import type { Failure, Repeated, Result, WorkspaceResult } from './check.ts';
import { runTarget, workspacesWith } from './nx.ts';
import type { Time } from './processor-time.ts';
import { RUNNING_FILE, TIME_FILE } from './unit-reporter.ts';

/** File of Jest's results, relative to a project. */
const RESULTS = 'test-results/unit.json';
/** Of tests that ran a second time. */
const RESULTS_AGAIN = 'test-results/unit-again.json';

/** Paths are relative, so that Nx takes a result for the same whatever folder it ran in. A handle that a test left open delays nothing. */
const jestArgs = (results: string) => ['--forceExit', '--json', `--outputFile=${results}`];

/** Runs the unit tests of all projects, one project at a time: each uses all processors. Throws when one fails. */
export function runUnitTests(children: ChildProcesses, script: TestScript, limit: number): Promise<string> {
  forgetUnitResults(script);
  const reporters = ['--reporters=default', '--reporters=../e2e/run/unit-reporter.ts'];
  return runTarget(children, script, {
    args: ['--', ...jestArgs(RESULTS), ...reporters],
    parallel: 1,
    limit,
  });
}

/** Runs the files of these tests again, one at a time. */
export async function runUnitTestsAgain(
  children: ChildProcesses,
  script: TestScript,
  places: string[],
  limit: number,
): Promise<Repeated> {
  const repeated: Repeated = { passed: [], failed: [] };
  const end = performance.now() + limit;
  for (const workspace of workspacesWith(script)) {
    const files = places
      .filter((place) => place.startsWith(`${workspace}/`))
      .map((place) => path.relative(workspace, place));
    if (files.length === 0) continue;
    rmSync(path.join(ROOT, workspace, RESULTS_AGAIN), { force: true });
    const args = [`--projects=${workspace}`, '--skip-nx-cache', '--'];
    const alone = ['--runInBand', '--runTestsByPath', ...files];
    await runTarget(children, script, {
      args: [...args, ...jestArgs(RESULTS_AGAIN), ...alone],
      limit: Math.max(Math.round(end - performance.now()), 0),
    }).catch((error: unknown) => {
      // Tests failed.
      if (error instanceof OverLimitError || !readResults(workspace, RESULTS_AGAIN)) throw error;
    });
    const tests = listTests(workspace, RESULTS_AGAIN);
    repeated.passed.push(...tests.flatMap(({ status, name }) => (status === 'passed' ? [name] : [])));
    repeated.failed.push(...listFailures(workspace, RESULTS_AGAIN));
  }
  return repeated;
}

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
function forgetUnitResults(script: TestScript) {
  for (const folder of workspacesWith(script))
    for (const file of [RESULTS, TIME_FILE, RUNNING_FILE].map((name) => path.join(ROOT, folder, name))) {
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
    time: readJson<Time>(workspace, TIME_FILE),
  }));

function readResult(workspace: string): Result {
  const results = readResults(workspace, RESULTS);
  if (!results) return { passed: 0, failed: unended(workspace).length };
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  };
}

/** The tests that failed, and files and projects whose tests came to no end. */
export const unitFailures = (script: TestScript): Failure[] =>
  workspacesWith(script).flatMap((workspace) => listFailures(workspace, RESULTS));

function listFailures(workspace: string, file: string): Failure[] {
  const results = readResults(workspace, file);
  if (!results) return unended(workspace);
  const unloaded = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return [
    ...listTests(workspace, file).flatMap(({ status, ...failure }) => (status === 'failed' ? [failure] : [])),
    ...unloaded.map(({ name, message }) => ({
      name: toPlace(workspace, name),
      message: stripVTControlCharacters(message),
    })),
  ];
}

/** What is known of tests that left no results. */
function unended(workspace: string): Failure[] {
  const running = readJson<string[]>(workspace, RUNNING_FILE);
  if (!running) return [{ name: workspace, message: 'Its tests have not begun.' }];
  if (running.length === 0) return [{ name: workspace, message: 'Its tests came to no end.' }];
  return running.map((test) => ({ name: toPlace(workspace, test), message: 'It came to no end.' }));
}

/** All tests of a project that ran. */
function listTests(workspace: string, file: string): (Required<Failure> & { status: string })[] {
  return (readResults(workspace, file)?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const place = toPlace(workspace, name);
    const blocks = stripVTControlCharacters(message).split(/^ {2}● /m);
    return assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => {
      const test = [...ancestorTitles, title].join(' › ');
      // As Jest shows it, with what caused the error.
      const block = blocks.find((text) => text.startsWith(`${test}\n`))?.slice(test.length);
      return {
        name: `${place} › ${test}`,
        place,
        status,
        message: block ?? stripVTControlCharacters(failureMessages.join('\n')),
      };
    });
  });
}

const toPlace = (workspace: string, file: string) =>
  `${workspace}/${path.relative(path.join(ROOT, workspace), file)}`;

const readResults = (workspace: string, file: string) => readJson<JestResults>(workspace, file);

/** Undefined where a process was ended before it wrote it, or while it did. */
function readJson<Content>(workspace: string, file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, workspace, file), 'utf8')) as Content;
  } catch {
    return undefined;
  }
}
