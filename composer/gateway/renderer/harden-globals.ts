/** What release code has in the place of globals of Node. */
export interface Replacements {
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
