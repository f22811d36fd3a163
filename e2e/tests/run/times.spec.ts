import { ChildProcesses } from '../../../local/child-processes.ts';
import { silentProgress } from '../../../local/progress.ts';
import { runTarget, parseTasks } from '../../run/nx.ts';
import { processorSeconds } from '../../run/processor-time.ts';
import { runCheck, summary, type Outcome } from '../../run/run-checks.ts';
import { expect, test } from '../../site/test.ts';

const made = (more: Partial<Outcome>): Outcome => ({
  title: 'Types',
  counts: false,
  passed: 0,
  failed: 0,
  time: { seconds: 20, processorSeconds: 35.04 },
  tasks: { all: 0, cached: [] },
  workspaces: [],
  failures: [],
  ...more,
});

test('each check and workspace is shown with its time, by the clock and of processors', () => {
  const { text, failed } = summary([
    made({ tasks: { all: 12, cached: ['gateway', 'local'] } }),
    made({
      title: 'Unit tests',
      counts: true,
      passed: 40,
      failed: 2,
      time: { seconds: 60, processorSeconds: 100 },
      tasks: { all: 3, cached: ['shell'] },
      workspaces: [
        { workspace: 'gateway', passed: 20, failed: 1, time: { seconds: 59, processorSeconds: 90 } },
        { workspace: 'shell', passed: 20, failed: 0, time: { seconds: 12.34, processorSeconds: undefined } },
        { workspace: 'create-facade-remote', passed: 0, failed: 1, time: undefined },
      ],
    }),
  ]);
  expect(text).toBe(`
Types                   ok                      20.0 s, processor 35.0 s, 2 of 12 from the cache
Unit tests              40 passed, 2 failed     60.0 s, processor 100.0 s, 1 of 3 from the cache
  gateway               20 passed, 1 failed     59.0 s, processor 90.0 s
  shell                 20 passed, 0 failed     from the cache; took 12.3 s, processor unknown
  create-facade-remote  0 passed, 1 failed      came to no end
All                                             80.0 s, processor 135.0 s

40 passed, 2 failed
`);
  expect(failed).toBe(2);
});

/** A child process that takes 0.3 s of the processor. */
const WORK = 'while (process.cpuUsage().user < 300_000);';

test('the processor time of a check has that of its processes', async () => {
  const children = new ChildProcesses();
  const work = () =>
    children.run({ program: process.execPath, args: ['-e', WORK], cwd: '.', environment: process.env });
  const { time } = await runCheck({ title: 'Work', limit: 60_000, run: work }, silentProgress);
  expect(time.seconds).toBeGreaterThan(0.2);
  const isTold = processorSeconds() !== undefined;
  expect(isTold).toBe(process.platform === 'linux');
  if (isTold) expect(time.processorSeconds).toBeGreaterThan(0.2);
});

test('what Nx takes from its cache is said by workspace', async () => {
  const children = new ChildProcesses();
  const check = () =>
    runTarget(children, 'typecheck', { args: ['--projects=demo-agency', '--', '--noErrorTruncation'] });
  await check();
  expect(parseTasks(await check())).toEqual({ all: 1, cached: ['demo-agency'] });
});

test('with arguments or without, each task of Nx is counted', () => {
  const printed = `
> nx run gateway:typecheck  [local cache]

> nx run local:typecheck --noErrorTruncation

> nx run shell:typecheck --noErrorTruncation  [existing outputs match the cache, left as is]
`;
  expect(parseTasks(printed)).toEqual({ all: 3, cached: ['gateway', 'shell'] });
});

test('what is no output of Nx has no tasks', () =>
  expect(parseTasks('1 passed')).toEqual({ all: 0, cached: [] }));
