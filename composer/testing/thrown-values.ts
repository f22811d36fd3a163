import fc from './fast-check.ts';

/**
 * What code may throw, as expressions, so that code of a release in another process can throw it too: from an ordinary bug in an error
 * class to a hostile object.
 */
export const THROWN: Readonly<Record<string, string>> = {
  'an error whose message throws':
    '(() => { class Refused extends Error { get message() { return this.response.status; } } return new Refused(); })()',
  'an error whose stack throws': `Object.defineProperty(new Error('x'), 'stack', { get() { throw new Error('no stack'); } })`,
  'an error whose name is an object': `Object.assign(new Error('x'), { name: { first: 'Type', last: 'Error' } })`,
  'an error without any text': `Object.assign(new Error('x'), { name: Symbol('n'), message: null, stack: 7 })`,
  'an error that is its own cause': `(() => { const error = new Error('x'); error.cause = error; return error; })()`,
  'an error with a message of 20 MB': `new Error('x'.repeat(2e7))`,
  'a revoked proxy':
    '(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()',
  'a proxy whose traps throw':
    '(() => { const no = () => { throw proxy; }; const proxy = new Proxy(new Error(), { get: no, has: no, ownKeys: no, getPrototypeOf: no, getOwnPropertyDescriptor: no }); return proxy; })()',
  'an object without prototype': `Object.assign(Object.create(null), { reason: 'no stock' })`,
  'an object whose conversions throw':
    '(() => { const no = () => { throw new Error("no text"); }; return { toString: no, toJSON: no, valueOf: no, [Symbol.toPrimitive]: no, [Symbol.for("nodejs.util.inspect.custom")]: no }; })()',
  'a fault whose data throw': `({ init: { status: 404 }, get data() { throw new Error('no data'); } })`,
  'an answer of the API whose status throws': `({ name: 'ApiProblem', get status() { throw new Error('no status'); } })`,
  'a redirect whose status throws':
    '(() => { class Moved extends Response { get status() { throw new Error("no status"); } } return new Moved(); })()',
  'an object whose then throws': `({ get then() { throw new Error('no then'); } })`,
  'a cyclic object': '(() => { const value = {}; value.value = value; return value; })()',
  'a symbol': `Symbol('x')`,
  'a bigint of a million digits': '10n ** 1000000n',
  'a function': 'function thrown() {}',
  'a string': `'plain text'`,
  undefined: 'undefined',
  null: 'null',
};

/**
 * Makers of values of every kind: objects with any properties that errors have, each of which may throw, and proxies with any traps that
 * do. fast-check itself would stumble over the values.
 */
export function thrownValues(): fc.Arbitrary<() => unknown> {
  const behaviour = fc.constantFrom(
    'throws',
    'is itself',
    'is an object',
    'is huge',
    'is absent',
    'is simple',
  );
  const like = fc.record({
    base: fc.constantFrom('error', 'object', 'null prototype', 'function', 'response'),
    properties: fc.dictionary(fc.constantFrom(...PROPERTIES), fc.tuple(behaviour, fc.anything())),
  });
  const objects = like.map(({ base, properties }) => () => {
    const value = BASES[base]();
    for (const [name, [how, simple]] of Object.entries(properties))
      if (how !== 'is absent') Object.defineProperty(value, name, { get: createGetter(how, value, simple) });
    return value;
  });
  const proxies = fc
    .tuple(objects, fc.subarray(TRAPS), fc.boolean())
    .map(([target, traps, isRevoked]) => () => {
      const handler = Object.fromEntries(traps.map((trap) => [trap, throwing]));
      const { proxy, revoke } = Proxy.revocable(target(), handler);
      if (isRevoked) revoke();
      return proxy;
    });
  const anything = fc.anything({ withBigInt: true, withNullPrototype: true }).map((value) => () => value);
  return fc.oneof(objects, proxies, anything);
}

const PROPERTIES = ['name', 'message', 'stack', 'code', 'status', 'cause', 'then', 'init', 'data', 'headers'];
const TRAPS = ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor', 'isExtensible'];
const BASES = {
  error: () => new Error('x'),
  object: () => ({}),
  'null prototype': () => Object.create(null) as object,
  function: () => function thrown() {},
  response: () => new Response(null),
};

function throwing(): never {
  throw new Error('on purpose');
}

function createGetter(how: string, self: object, simple: unknown): () => unknown {
  if (how === 'throws') return throwing;
  if (how === 'is itself') return () => self;
  if (how === 'is an object') return () => ({ toString: throwing });
  if (how === 'is huge') return () => 'x'.repeat(100_000);
  return () => simple;
}
