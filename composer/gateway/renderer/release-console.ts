import { inspect } from 'node:util';
import { describeThrown } from '../../contract/thrown.ts';
import type { Replacements } from './harden-globals.ts';

/** Lines that a second may have: a release that writes without end is no load for the gateway. */
const LINES_PER_SECOND = 20;
const LONGEST_LINE = 2_000;

/**
 * A console that writes to the gateway's log. Node's own leads to streams, and by them to the network. Who puts another function in the
 * place of one of its own only silences that one, until it is put back: React's development build does so while it reads stacks, and
 * left its hooks without a dispatcher where it could not.
 */
export function releaseConsole(write: (text: string) => void, now = Date.now): Replacements['console'] {
  let second = 0;
  let lines = 0;
  const silenced = new Set<PropertyKey>();
  const writeAs =
    (name: string) =>
    (...values: unknown[]) => {
      const current = Math.floor(now() / 1000);
      if (current !== second) [second, lines] = [current, 0];
      if (silenced.has(name) || ++lines > LINES_PER_SECOND) return;
      write(values.map(printed).join(' ').slice(0, LONGEST_LINE));
    };
  const own = Object.fromEntries(
    NAMES.map((name) => [name, Object.freeze(writeAs(name))]),
  ) as unknown as Replacements['console'];
  const replace = (_own: object, name: PropertyKey, value: unknown) => {
    if (value === Reflect.get(own, name)) silenced.delete(name);
    else silenced.add(name);
    return true;
  };
  return new Proxy<Replacements['console']>(own, {
    set: replace,
    defineProperty: (target, name, { value }) => replace(target, name, value),
    deleteProperty: () => false,
    setPrototypeOf: () => false,
    preventExtensions: () => false,
  });
}

const NAMES = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

/** What is written is often an error, and its properties may throw: its release goes on all the same. */
function printed(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return inspect(value, { depth: 2 });
  } catch {
    const { name, message } = describeThrown(value);
    return `${name}: ${message}`;
  }
}
