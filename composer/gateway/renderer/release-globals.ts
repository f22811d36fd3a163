import { inspect } from 'node:util';
import { describeThrown } from '../../contract/thrown.ts';

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

/** What release code has in the place of globals of Node. */
interface Replacements {
  fetch: typeof fetch;
  /** It has to see to it by itself that nothing changes it. */
  console: Pick<Console, 'log' | 'info' | 'warn' | 'error' | 'debug' | 'trace'>;
  process: { env: { NODE_ENV: string | undefined } };
}

/** Lead to the network, to other threads, or to memory that V8's limit does not count. */
const REMOVED = [
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'WebAssembly',
  'localStorage',
  'sessionStorage',
];

/** Where Node's own fetch keeps what opens its connections. */
const DISPATCHERS = [1, 2].map((version) => Symbol.for(`undici.globalDispatcher.${version}`));

/**
 * Takes from the globals what reaches beyond this process, and fixes what stays: no release can change a global for the others.
 * New globals may be added. Whatever the renderer itself uses of Node has to be imported before.
 */
export function hardenGlobals(replacements: Replacements): void {
  for (const dispatcher of DISPATCHERS)
    Object.defineProperty(globalThis, dispatcher, { value: noNetwork, writable: false });
  for (const name of REMOVED) Reflect.deleteProperty(globalThis, name);
  for (const [name, value] of Object.entries(replacements))
    Object.defineProperty(globalThis, name, {
      value: name === 'console' ? value : deepFrozen(value),
      configurable: true,
      enumerable: false,
    });
  for (const key of Reflect.ownKeys(globalThis)) fix(key);
}

const noNetwork = Object.freeze({
  dispatch() {
    throw new Error('Release code reaches the API only, by fetch');
  },
});

/** Node makes many globals at their first use: they are made now, and stay what they are. */
function fix(key: PropertyKey) {
  const descriptor = Reflect.getOwnPropertyDescriptor(globalThis, key)!;
  if (!descriptor.configurable) return;
  const { enumerable } = descriptor;
  const value: unknown = Reflect.get(globalThis, key);
  Object.defineProperty(globalThis, key, { value, enumerable, configurable: false, writable: false });
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}
