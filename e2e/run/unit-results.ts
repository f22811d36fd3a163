import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/root.ts';
import { workspaceFolders } from '../../local/workspaces.ts';
import type { Result } from './check.ts';

/** File of Jest's results, relative to a project. */
const RESULTS = 'test-results/unit.json';

export const JEST_ARGS = ['--', '--json', `--outputFile=${RESULTS}`];

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
  for (const file of resultFiles(script)) {
    rmSync(file, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
  }
}

/** Sum over all projects with tests; a project that left no figures counts as a failure. */
export function unitResults(script: TestScript): Result {
  return resultFiles(script)
    .map(readResult)
    .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
}

function readResult(file: string): Result {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const results = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  };
}

const resultFiles = (script: TestScript): string[] =>
  workspaceFolders(ROOT)
    .filter((folder) => scriptsOf(folder)?.[script])
    .map((folder) => path.join(ROOT, folder, RESULTS));

const scriptsOf = (folder: string): Record<string, string> | undefined =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')).scripts;
