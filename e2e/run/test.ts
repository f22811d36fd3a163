import { isInstalled } from 'shared-kit/testing/balancers.ts';
import { ChildProcesses } from '../../local/child-processes.ts';
import { terminalProgress } from '../../local/progress.ts';
import { installedBrowsers } from '../browser/candidates.ts';
import type { Check } from './check.ts';
import { endToEndResults, runEndToEnd } from './end-to-end.ts';
import { runTarget } from './nx.ts';
import { runCheck, summary } from './run-checks.ts';
import {
  forgetUnitResults,
  JEST_ARGS,
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

const unitTests = (script: TestScript): Check => ({
  title: 'Unit tests',
  run() {
    forgetUnitResults(script);
    return runTarget(children, script, JEST_ARGS);
  },
  result: () => unitResults(script),
  workspaces: () => unitResultsByWorkspace(script),
});
const build: Check = { title: 'Build', run: () => runTarget(children, 'build') };
const endToEnd = (args: string[]): Check => ({
  title: 'End-to-end tests',
  run: () => runEndToEnd(args, { isLong }),
  result: endToEndResults,
});

/** Tests of what the browser tells of a visitor's input, which differs from one Chromium to the next. */
const INPUT_TESTS = [
  'tests/list/scripts-on-interaction',
  'tests/home/before-hydration',
  'tests/property/before-hydration',
  'tests/failure/late-code',
];
const inputIn = (browser: 'package' | 'system'): Check => ({
  title: `Input, ${browser}`,
  run: () => runEndToEnd(INPUT_TESTS, { browser }),
  result: endToEndResults,
});

/** The one from npm, and the machine's own, if it has one. */
function inputInBothBrowsers(): Check[] {
  if (installedBrowsers().length > 0) return [inputIn('package'), inputIn('system')];
  process.stdout.write(`No Chromium is installed: ${INPUT_TESTS.join(', ')} run with that of npm only.\n`);
  return [inputIn('package')];
}

const checks: Check[] = isLong
  ? [unitTests('test-long'), build, endToEnd(others), ...(others.length === 0 ? inputInBothBrowsers() : [])]
  : [
      { title: 'Types', run: () => runTarget(children, 'typecheck') },
      { title: 'Lint', run: () => runTarget(children, 'lint') },
      unitTests('test'),
      build,
      endToEnd(process.argv.slice(2)),
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

const outcomes = [];
for (const check of checks) outcomes.push(await runCheck(check, terminalProgress()));
const { text, failed } = summary(outcomes);
process.stdout.write(text);
process.exit(failed ? 1 : 0);
