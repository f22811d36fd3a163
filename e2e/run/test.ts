import path from 'node:path';
import { isInstalled } from 'shared-kit/testing/balancers.ts';
import { ChildProcesses } from '../../local/child-processes.ts';
import { terminalProgress } from '../../local/progress.ts';
import { ROOT } from '../../local/root.ts';
import { StartError } from '../../local/start-error.ts';
import { findBrowser } from '../browser/find-browser.ts';
import type { Check } from './check.ts';
import {
  endToEndFailures,
  endToEndResults,
  EXAMPLE_RESULTS,
  runEndToEnd,
  runEndToEndAgain,
} from './end-to-end.ts';
import { runTarget } from './nx.ts';
import { runCheck, summary } from './run-checks.ts';
import { closeRunFolder, openRunFolder } from './run-folder.ts';
import { runAgain, writeFlaky } from './second-run.ts';
import {
  runUnitTests,
  runUnitTestsAgain,
  unitFailures,
  unitResults,
  unitResultsByWorkspace,
  type TestScript,
} from './unit-tests.ts';

/**
 * `npm test`: everything that is checked, in the order in which faults are cheapest to find. `npm run test:long`: what is long by
 * nature, such as killing processes again and again. Arguments go to Playwright.
 */
const children = new ChildProcesses();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(
    signal,
    () =>
      void children.stopAll().then(() => {
        if (folder) closeRunFolder(folder);
        process.exit(130);
      }),
  );

let folder: string | undefined;

const [option, ...others] = process.argv.slice(2);
const isLong = option === '--long';

const MINUTE = 60_000;

const onEach = (title: string, target: string, minutes: number): Check => ({
  title,
  limit: minutes * MINUTE,
  run: (limit) => runTarget(children, target, { limit }),
});
const unitTests = (script: TestScript, minutes: number): Check => ({
  title: 'Unit tests',
  limit: minutes * MINUTE,
  run: (limit) => runUnitTests(children, script, limit),
  result: () => unitResults(script),
  workspaces: () => unitResultsByWorkspace(script),
  failures: () => unitFailures(script),
  again: (places, limit) => runUnitTestsAgain(children, script, places, limit),
});
const build: Check = {
  title: 'Build',
  limit: 4 * MINUTE,
  async run(limit) {
    const built = await runTarget(children, 'build', { limit });
    return built + (await runTarget(children, 'build-example', { limit }));
  },
};
const endToEnd = (args: string[], minutes: number): Check => ({
  title: 'End-to-end tests',
  limit: minutes * MINUTE,
  run: (limit) => runEndToEnd(children, { args, isLong, limit }),
  result: endToEndResults,
  failures: endToEndFailures,
  again: (places, limit) => runEndToEndAgain(children, places, { isLong, limit }),
});
/** Composer's example, a site of its own: nothing of the agency's is started for it. */
const EXAMPLE_CONFIG = ['--config', 'example/playwright.config.ts'];
const example = (minutes: number): Check => ({
  title: 'Example',
  limit: minutes * MINUTE,
  run: (limit) =>
    runEndToEnd(children, { args: EXAMPLE_CONFIG, isLong: false, limit, results: EXAMPLE_RESULTS }),
  result: () => endToEndResults(EXAMPLE_RESULTS),
  failures: () => endToEndFailures(EXAMPLE_RESULTS),
  again: (places, limit) =>
    runEndToEndAgain(children, places, { args: EXAMPLE_CONFIG, isLong: false, limit }),
});

/** With 4 minutes for the packages and 5 for failed tests, an hour and eight minutes: twice and more what they take on a slow machine. */
const checks: Check[] = isLong
  ? [unitTests('test-long', 60), build, endToEnd(others, 90)]
  : [
      onEach('Types', 'typecheck', 3),
      onEach('Lint', 'lint', 3),
      onEach('Imports', 'imports', 3),
      unitTests('test', 19),
      build,
      example(4),
      endToEnd(process.argv.slice(2), 23),
    ];

const LEFT_OUT = {
  nginx: 'restarts behind it, TLS and the fleet are',
  haproxy: 'restarts behind it are',
  pgbouncer: 'the database behind it is',
} as const;
if (isLong)
  for (const [name, what] of Object.entries(LEFT_OUT))
    if (!isInstalled(name as keyof typeof LEFT_OUT))
      process.stdout.write(`${name} is not installed: ${what} left out.\n`);

try {
  folder = openRunFolder();
  process.stdout.write(`Browser: ${(await findBrowser()).name}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const first = [];
for (const check of checks) first.push(await runCheck(check, terminalProgress()));
const { outcomes, flaky } = await runAgain(checks, first, terminalProgress());
writeFlaky(path.join(ROOT, 'test-results/flaky.json'), flaky);
const left = closeRunFolder(folder);
if (left.length) process.stdout.write(`\nEnded, as tests had left it running:\n${left.join('\n')}\n`);
const { text, failed } = summary(outcomes, flaky);
process.stdout.write(text);
process.exit(failed ? 1 : 0);
