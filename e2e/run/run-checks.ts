import type { Progress } from '../../local/progress.ts';
import { StartError } from '../../local/start-error.ts';
import type { Check, Result, WorkspaceResult } from './check.ts';
import { tasksOf, type Tasks } from './nx.ts';
import { startClock, type Time } from './processor-time.ts';

/** Result of a check; `counts` says whether its numbers are tests. */
export interface Outcome extends Result {
  title: string;
  counts: boolean;
  time: Time;
  /** What Nx ran, and what it took from its cache. */
  tasks: Tasks;
  workspaces: WorkspaceResult[];
}

/** Runs a check and shows its output if it failed. Never throws. */
export async function runCheck(check: Check, progress: Progress): Promise<Outcome> {
  const { title, result } = check;
  const counts = !!result;
  const time = startClock();
  const outcome = (printed: string, numbers: Result): Outcome => ({
    title,
    counts,
    ...numbers,
    time: time(),
    tasks: tasksOf(printed),
    workspaces: check.workspaces?.() ?? [],
  });
  try {
    const printed = await progress.step(title, () => check.run());
    return outcome(String(printed ?? ''), result?.() ?? { passed: 0, failed: 0 });
  } catch (error) {
    const said = error instanceof StartError ? error.message : (error as Error).stack!;
    process.stderr.write(`${said}\n`);
    const { passed, failed } = result?.() ?? { passed: 0, failed: 1 };
    return outcome(said, { passed, failed: Math.max(failed, 1) });
  }
}

/**
 * Closing lines: each check and workspace with its time, by the clock and of processors. The last is "N passed, N failed": all tests,
 * and one failure for each other check that failed.
 */
export function summary(outcomes: Outcome[]): { text: string; failed: number } {
  const lines = outcomes.flatMap((outcome) => [checkLine(outcome), ...workspaceLines(outcome)]);
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const failed = sum(outcomes.map((outcome) => outcome.failed));
  const whole = line('All', '', duration(total(outcomes.map(({ time }) => time))));
  return { text: `\n${[...lines, whole].join('\n')}\n\n${figures(passed, failed)}\n`, failed };
}

function checkLine({ title, counts, passed, failed, time, tasks: { all, cached } }: Outcome): string {
  const fromCache = cached.length ? `, ${cached.length} of ${all} from the cache` : '';
  const result = counts ? figures(passed, failed) : failed ? 'failed' : 'ok';
  return line(title, result, `${duration(time)}${fromCache}`);
}

const workspaceLines = ({ workspaces, tasks: { cached } }: Outcome): string[] =>
  workspaces.map(({ workspace, passed, failed, time }) => {
    const took = time ? duration(time) : 'came to no end';
    const isCached = cached.includes(workspace);
    return line(`  ${workspace}`, figures(passed, failed), isCached ? `from the cache; took ${took}` : took);
  });

const line = (title: string, result: string, took: string) =>
  `${title.padEnd(18)}${result.padEnd(24)}${took}`;

const duration = ({ seconds, processorSeconds }: Time) =>
  `${seconds.toFixed(1)} s, processor ${processorSeconds === undefined ? 'unknown' : `${processorSeconds.toFixed(1)} s`}`;

const total = (times: Time[]): Time => ({
  seconds: sum(times.map(({ seconds }) => seconds)),
  processorSeconds: times.some(({ processorSeconds }) => processorSeconds === undefined)
    ? undefined
    : sum(times.map(({ processorSeconds }) => processorSeconds!)),
});

const figures = (passed: number, failed: number) => `${passed} passed, ${failed} failed`;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
