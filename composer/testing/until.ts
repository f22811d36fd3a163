import { setTimeout as sleep } from 'node:timers/promises';
import { deadline } from '../server/settings.ts';

/** How long there is between two looks, in ms. */
const PAUSE = 20;

/**
 * Looks again and again until it is so. The time is checked between two looks.
 * @param what for the error, such as "the page is new"
 * @param ms how long that may take at most, times `DEADLINE_FACTOR`; then it throws
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  ms = 30_000,
): Promise<void> {
  const end = performance.now() + deadline(ms);
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not within ${deadline(ms) / 1000} s: ${what}`);
    await sleep(PAUSE);
  }
}
