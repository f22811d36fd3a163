import { ChildProcesses } from '../../local/child-processes.ts';
import { terminalProgress } from '../../local/progress.ts';
import type { Check } from './check.ts';
import { endToEndResults, runEndToEnd } from './end-to-end.ts';
import { runTarget } from './nx.ts';
import { runCheck, summary } from './run-checks.ts';
import { forgetUnitResults, JEST_ARGS, unitResults } from './unit-results.ts';

/** `npm test`: everything that is checked, in the order in which faults are cheapest to find. Arguments go to Playwright. */
const children = new ChildProcesses();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void children.stopAll().then(() => process.exit(130)));

const checks: Check[] = [
  { title: 'Types', run: () => runTarget(children, 'typecheck') },
  { title: 'Lint', run: () => runTarget(children, 'lint') },
  {
    title: 'Unit tests',
    run() {
      forgetUnitResults();
      return runTarget(children, 'test', JEST_ARGS);
    },
    result: unitResults,
  },
  { title: 'Build', run: () => runTarget(children, 'build') },
  { title: 'End-to-end tests', run: () => runEndToEnd(process.argv.slice(2)), result: endToEndResults },
];

const outcomes = [];
for (const check of checks) outcomes.push(await runCheck(check, terminalProgress()));
const { text, failed } = summary(outcomes);
process.stdout.write(text);
process.exit(failed ? 1 : 0);
