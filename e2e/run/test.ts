import path from 'node:path';
import { ChildProcesses } from '../../local/child-processes.ts';
import { terminalProgress } from '../../local/progress.ts';
import { ROOT } from '../../local/root.ts';
import type { Check } from './check.ts';
import { endToEndResults, runEndToEnd } from './end-to-end.ts';
import { runTarget } from './nx.ts';
import { runCheck, summary } from './run-checks.ts';
import { forgetUnitResults, JEST_ARGS, unitResults, type TestScript } from './unit-results.ts';

/**
 * `npm test`: everything that is checked, in the order in which faults are cheapest to find. `npm run test:long`: what is long by
 * nature, such as killing processes again and again. Arguments go to Playwright.
 */
const children = new ChildProcesses();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void children.stopAll().then(() => process.exit(130)));

// Tests start hundreds of processes of the same sources: each finds them compiled, which is a third of the time of a command.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, '.cache/node');

const [first, ...others] = process.argv.slice(2);
const isLong = first === '--long';

const unitTests = (script: TestScript): Check => ({
  title: 'Unit tests',
  run() {
    forgetUnitResults(script);
    return runTarget(children, script, JEST_ARGS);
  },
  result: () => unitResults(script),
});
const build: Check = { title: 'Build', run: () => runTarget(children, 'build') };
const endToEnd = (args: string[]): Check => ({
  title: 'End-to-end tests',
  run: () => runEndToEnd(args, { isLong }),
  result: endToEndResults,
});

const checks: Check[] = isLong
  ? [unitTests('test-long'), build, endToEnd(others)]
  : [
      { title: 'Types', run: () => runTarget(children, 'typecheck') },
      { title: 'Lint', run: () => runTarget(children, 'lint') },
      unitTests('test'),
      build,
      endToEnd(process.argv.slice(2)),
    ];

const outcomes = [];
for (const check of checks) outcomes.push(await runCheck(check, terminalProgress()));
const { text, failed } = summary(outcomes);
process.stdout.write(text);
process.exit(failed ? 1 : 0);
