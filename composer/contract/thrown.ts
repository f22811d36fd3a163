/** A thrown value as plain data: nothing of the value itself is kept. */
export interface Thrown {
  /** Of an error its name, of anything else the type of the value. */
  name: string;
  message: string;
  stack?: string;
  code?: string | number;
  status?: number;
  cause?: Thrown;
}

/** Characters that are kept. */
const LONGEST = { name: 100, message: 4_000, stack: 8_000, field: 100 };
const MOST_FIELDS = 10;
const DEEPEST_CAUSE = 5;
const FIRST_FRAME = '\n    at ';

/**
 * Describes whatever was thrown. Never throws: errors whose properties throw, revoked proxies and cyclic causes are described as far as
 * they can be read. Each property is read once, and nothing of the value is called but its getters and traps.
 */
export function describeThrown(value: unknown, depth = 0): Thrown {
  if (!isObject(value)) return { name: typeof value, message: cut(primitiveText(value), LONGEST.message) };
  const message = readText(value, 'message', LONGEST.message);
  const stack = readStack(value);
  const [code, status, cause] = [read(value, 'code'), read(value, 'status'), read(value, 'cause')];
  return {
    name: readText(value, 'name', LONGEST.name) || (stack === undefined ? typeof value : 'Error'),
    message: message ?? `its message cannot be read, ${listFields(value)}`,
    ...(stack && { stack }),
    ...(typeof code === 'string' && { code: cut(code, LONGEST.field) }),
    ...(Number.isFinite(code) && { code: code as number }),
    ...(Number.isInteger(status) && { status: status as number }),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeThrown(cause, depth + 1) }),
  };
}

/** A property of what may be a hostile object; undefined where reading it throws. */
function read(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key) as unknown;
  } catch {
    return undefined;
  }
}

function readText(value: object, key: string, longest: number): string | undefined {
  const text = read(value, key);
  if (isObject(text) || text === undefined || text === null) return undefined;
  return cut(primitiveText(text), longest);
}

/** Fields of an object without a message, such as `{ reason: 'no stock' }`: their names only, as their values may be personal data. */
function listFields(value: object): string {
  try {
    const names = Reflect.ownKeys(value).slice(0, MOST_FIELDS);
    return `its fields are ${names.map((name) => cut(String(name), LONGEST.field)).join(', ') || 'none'}`;
  } catch {
    return 'nor can its fields';
  }
}

/** Frames are worth more than a message of any length before them. */
function readStack(value: object): string | undefined {
  const stack = read(value, 'stack');
  if (typeof stack !== 'string') return undefined;
  const frames = stack.length > LONGEST.stack ? stack.indexOf(FIRST_FRAME) : 0;
  return cut(stack.slice(Math.max(frames, 0)), LONGEST.stack);
}

/** The digits of a large bigint could take minutes. */
const primitiveText = (value: unknown): string =>
  typeof value === 'bigint' && BigInt.asIntN(64, value) !== value ? 'a large bigint' : String(value);

const cut = (text: string, longest: number) => text.slice(0, longest);

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
