import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/root.ts';
import { workspaceFolders } from '../../local/workspaces.ts';
import type { Result, WorkspaceResult } from './check.ts';
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
}

/** Forgets the figures of earlier runs, and makes the folders for new ones, which Jest does not do. */
export function forgetUnitResults(script: TestScript) {
  for (const folder of testedFolders(script))
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
  testedFolders(script).map((workspace) => ({
    workspace,
    ...readResult(path.join(ROOT, workspace, RESULTS)),
    time: readTime(path.join(ROOT, workspace, TIME_FILE)),
  }));

const readTime = (file: string): Time | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Time) : undefined;

function readResult(file: string): Result {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const results = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  };
}

const testedFolders = (script: TestScript): string[] =>
  workspaceFolders(ROOT).filter((folder) => scriptsOf(folder)?.[script]);

const scriptsOf = (folder: string): Record<string, string> | undefined =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')).scripts;
