import type { Progress } from '../../local/progress.ts';
import { StartError } from '../../local/start-error.ts';
import type { Check, Failure, Result, WorkspaceResult } from './check.ts';
import { parseTasks, type Tasks } from './nx.ts';
import { startClock, type Time } from './processor-time.ts';

/** Result of a check; `counts` says whether its numbers are tests. */
export interface Outcome extends Result {
  title: string;
  counts: boolean;
  time: Time;
  /** What Nx ran, and what it took from its cache. */
  tasks: Tasks;
  workspaces: WorkspaceResult[];
  failures: Failure[];
}

/** While a check runs, a line says so as often as this, in ms. */
const SAY_EVERY = 60_000;

/** Runs a check; if it failed, shows the tests that did, or else its output. Never throws. */
export async function runCheck(
  check: Check,
  progress: Progress,
  show: (text: string) => void = (text) => process.stderr.write(text),
): Promise<Outcome> {
  const { title, limit, result } = check;
  const counts = !!result;
  const time = startClock();
  const outcome = (printed: string, numbers: Result, failures: Failure[]): Outcome => ({
    title,
    counts,
    ...numbers,
    time: time(),
    tasks: parseTasks(printed),
    workspaces: check.workspaces?.() ?? [],
    failures,
  });
  const saying = setInterval(
    () => process.stdout.write(`\n… ${title}, ${Math.round(time().seconds / 60)} min\n`),
    SAY_EVERY,
  );
  try {
    const printed = await progress.step(title, () => check.run(limit));
    return outcome(String(printed ?? ''), result?.() ?? { passed: 0, failed: 0 }, []);
  } catch (error) {
    const said = error instanceof StartError ? error.message : (error as Error).stack!;
    const failures = check.failures?.() ?? [];
    show(failures.length ? failures.map(whole).join('\n') : `${said}\n`);
    const { passed, failed } = result?.() ?? { passed: 0, failed: 1 };
    return outcome(said, { passed, failed: Math.max(failed, 1) }, failures);
  } finally {
    clearInterval(saying);
  }
}

const whole = ({ name, message }: Failure) => `● ${name}\n${indented(message.trim().split('\n'))}\n`;

/**
 * Closing lines, at most 60: each check and workspace with its time, by the clock and of processors; the tests that failed; those that
 * were flaky. The last is "N passed, N failed": all tests, and one failure for each other check that failed.
 */
export function summary(outcomes: Outcome[], flaky: Failure[] = []): { text: string; failed: number } {
  const lines = outcomes.flatMap((outcome) => [checkLine(outcome), ...workspaceLines(outcome)]);
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const failed = sum(outcomes.map((outcome) => outcome.failed));
  const all = line('All', '', duration(total(outcomes.map(({ time }) => time))));
  const failures = briefly(outcomes.flatMap((outcome) => outcome.failures));
  const named = flaky.length
    ? `\nFlaky, failed once and passed when they ran again:\n${flaky.map(({ name }) => `● ${name}\n`).join('')}`
    : '';
  const text = `\n${[...lines, all].join('\n')}\n${failures}${named}\n${figures(passed, failed)}\n`;
  return { text, failed };
}

/** So many failures fit the last screen, each with so many lines of its message. */
const SHOWN = 7;
const LINES = 3;

function briefly(failures: Failure[]): string {
  if (failures.length === 0) return '';
  const shown = failures.slice(0, SHOWN).map(({ name, message }) => {
    const lines = message.split('\n').filter((line) => line.trim());
    return `● ${name}\n${indented(lines.slice(0, LINES).map((line) => line.slice(0, 160)))}\n`;
  });
  const more = failures.length > SHOWN ? `and ${failures.length - SHOWN} more: see above\n` : '';
  return `\nFailed:\n${shown.join('')}${more}`;
}

const indented = (lines: string[]) => lines.map((line) => `    ${line}`).join('\n');

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
  `${title.padEnd(24)}${result.padEnd(24)}${took}`;

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
