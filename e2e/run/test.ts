import { isInstalled } from 'shared-kit/testing/balancers.ts';
import { ChildProcesses } from '../../local/child-processes.ts';
import { terminalProgress } from '../../local/progress.ts';
import { StartError } from '../../local/start-error.ts';
import { findBrowser } from '../browser/find-browser.ts';
import type { Check } from './check.ts';
import { endToEndFailures, endToEndResults, runEndToEnd } from './end-to-end.ts';
import { runTarget } from './nx.ts';
import { runCheck, summary } from './run-checks.ts';
import {
  forgetUnitResults,
  JEST_ARGS,
  unitFailures,
  unitResults,
  unitResultsByWorkspace,
  type TestScript,
} from './unit-results.ts';

/**
 * `npm test`: everything that is checked, in the order in which faults are cheapest to find. `npm run test:long`: what is long by
 * nature, such as killing processes again and again. Arguments go to Playwright.
 */
const children = new ChildProcesses();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void children.stopAll().then(() => process.exit(130)));

const [first, ...others] = process.argv.slice(2);
const isLong = first === '--long';

const MINUTE = 60_000;

const onEach = (title: string, target: string, minutes: number): Check => ({
  title,
  limit: minutes * MINUTE,
  run: (limit) => runTarget(children, target, [], limit),
});
const unitTests = (script: TestScript, minutes: number): Check => ({
  title: 'Unit tests',
  limit: minutes * MINUTE,
  run(limit) {
    forgetUnitResults(script);
    return runTarget(children, script, JEST_ARGS, limit);
  },
  result: () => unitResults(script),
  workspaces: () => unitResultsByWorkspace(script),
  failures: () => unitFailures(script),
});
const build = onEach('Build', 'build', 3);
const endToEnd = (args: string[], minutes: number): Check => ({
  title: 'End-to-end tests',
  limit: minutes * MINUTE,
  run: (limit) => runEndToEnd(children, { args, isLong, limit }),
  result: endToEndResults,
  failures: endToEndFailures,
});

const checks: Check[] = isLong
  ? [unitTests('test-long', 60), build, endToEnd(others, 90)]
  : [
      onEach('Types', 'typecheck', 3),
      onEach('Lint', 'lint', 4),
      unitTests('test', 20),
      build,
      endToEnd(process.argv.slice(2), 30),
    ];

const LEFT_OUT = {
  nginx: 'restarts behind it are',
  haproxy: 'restarts behind it are',
  pgbouncer: 'the database behind it is',
} as const;
if (isLong)
  for (const [name, what] of Object.entries(LEFT_OUT))
    if (!isInstalled(name as keyof typeof LEFT_OUT))
      process.stdout.write(`${name} is not installed: ${what} left out.\n`);

try {
  process.stdout.write(`Browser: ${(await findBrowser()).name}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const outcomes = [];
for (const check of checks) outcomes.push(await runCheck(check, terminalProgress()));
const { text, failed } = summary(outcomes);
process.stdout.write(text);
process.exit(failed ? 1 : 0);
