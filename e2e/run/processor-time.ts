import { readFileSync } from 'node:fs';

/** How long something took: by the clock, and by what the processors worked for it. */
export interface Time {
  seconds: number;
  /** Undefined where the system does not say it. */
  processorSeconds: number | undefined;
}

/** Linux counts in hundredths of a second, whatever its own clock. */
const TICKS = 100;

/**
 * Seconds that processors have worked for this process and for those below it that have ended. One that outlives its parent is not
 * counted, as most of Chromium's are not. Undefined on systems other than Linux.
 */
export function processorSeconds(): number | undefined {
  let stat: string;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
  // The name of the program comes before, in parentheses, and may have spaces in it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [own, ownSystem, children, childrenSystem] = fields.slice(11, 15).map(Number);
  return (own! + ownSystem! + children! + childrenSystem!) / TICKS;
}

/** Starts measuring; the function that it returns tells the time since then. */
export function startClock(): () => Time {
  const start = performance.now();
  const worked = processorSeconds();
  return () => {
    const now = processorSeconds();
    return {
      seconds: (performance.now() - start) / 1000,
      processorSeconds: now === undefined || worked === undefined ? undefined : now - worked,
    };
  };
}
