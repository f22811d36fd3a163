import { inspect } from 'node:util';
import { describeThrown } from '../../contract/thrown.ts';
import type { Replacements } from './harden-globals.ts';

/** Lines that a second may have: a release that writes without end is no load for the gateway. */
const LINES_PER_SECOND = 20;
const LONGEST_LINE = 2_000;

/** A console that writes to the gateway's log. Node's own leads to streams, and by them to the network. */
export function releaseConsole(write: (text: string) => void, now = Date.now): Replacements['console'] {
  let second = 0;
  let lines = 0;
  const log = (...values: unknown[]) => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, lines] = [current, 0];
    if (++lines > LINES_PER_SECOND) return;
    write(values.map(textOf).join(' ').slice(0, LONGEST_LINE));
  };
  return { log, info: log, warn: log, error: log, debug: log, trace: log };
}

/** What is written is often an error, and its properties may throw: its release goes on all the same. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return inspect(value, { depth: 2 });
  } catch {
    const { name, message } = describeThrown(value);
    return `${name}: ${message}`;
  }
}
