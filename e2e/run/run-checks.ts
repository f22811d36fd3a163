import type { Progress } from '../../local/progress.ts';
import { StartError } from '../../local/start-error.ts';
import type { Check, Result } from './check.ts';

/** Result of a check; `counts` says whether its numbers are tests. */
export interface Outcome extends Result {
  title: string;
  counts: boolean;
}

/** Runs a check and shows its output if it failed. Never throws. */
export async function runCheck({ title, run, result }: Check, progress: Progress): Promise<Outcome> {
  const counts = !!result;
  try {
    await progress.step(title, run);
    return { title, counts, ...(result?.() ?? { passed: 0, failed: 0 }) };
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
    const { passed, failed } = result?.() ?? { passed: 0, failed: 1 };
    return { title, counts, passed, failed: Math.max(failed, 1) };
  }
}

/** Closing lines; the last is "N passed, N failed": all tests, and one failure for each other check that failed. */
export function summary(outcomes: Outcome[]): { text: string; failed: number } {
  const lines = outcomes.map(
    ({ title, counts, passed, failed }) =>
      `${title.padEnd(18)}${counts ? figures(passed, failed) : failed ? 'failed' : 'ok'}`,
  );
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const failed = sum(outcomes.map((outcome) => outcome.failed));
  return { text: `\n${lines.join('\n')}\n\n${figures(passed, failed)}\n`, failed };
}

const figures = (passed: number, failed: number) => `${passed} passed, ${failed} failed`;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
