import fc from '../testing/fast-check.ts';
import { THROWN, thrownValues } from '../testing/thrown-values.ts';
import { describeThrown } from './thrown.ts';
import type { Thrown } from './thrown.ts';

const value = (expression: string) => (0, eval)(`(${expression})`) as unknown;

/** Plain data of a bounded size that JSON carries unchanged. */
function expectPlain(thrown: Thrown) {
  const json = JSON.stringify(thrown);
  expect(JSON.parse(json)).toEqual(thrown);
  expect(json.length).toBeLessThan(200_000);
  expect(typeof thrown.name).toBe('string');
  expect(typeof thrown.message).toBe('string');
  expect(thrown.stack === undefined || typeof thrown.stack === 'string').toBe(true);
}

test('whatever is thrown is described as plain data', () => {
  fc.assert(
    fc.property(thrownValues(), (make) => expectPlain(describeThrown(make()))),
    { numRuns: 500 },
  );
});

test.each(Object.entries(THROWN))('%s is described', (_what, expression) => {
  expectPlain(describeThrown(value(expression)));
});

test.each([
  [`new TypeError('no such table')`, 'TypeError', 'no such table'],
  [`'plain text'`, 'string', 'plain text'],
  ['10n ** 1000000n', 'bigint', 'a large bigint'],
  ['7n', 'bigint', '7'],
  [THROWN['an error whose message throws']!, 'Error', 'its message cannot be read, its fields are stack'],
  [THROWN['an object without prototype']!, 'object', 'its message cannot be read, its fields are reason'],
  [THROWN['a revoked proxy']!, 'object', 'its message cannot be read, nor can its fields'],
])('%s is told as %s: %s', (expression, name, message) => {
  expect(describeThrown(value(expression))).toMatchObject({ name, message });
});

test('values of fields are not told: they may be personal data', () => {
  expect(JSON.stringify(describeThrown({ email: 'jan@example.be' }))).not.toContain('jan');
});

test('a long message leaves the frames of the stack', () => {
  expect(describeThrown(new Error('x'.repeat(100_000))).stack).toMatch(/^\n {4}at .*thrown\.test/);
});

test('each property is read once', () => {
  const read: string[] = [];
  describeThrown(new Proxy(new Error('x'), { get: (_error, name) => void read.push(String(name)) }));
  expect(read).toEqual([...new Set(read)]);
});

test('causes are told, five deep', () => {
  const error = new Error('last', { cause: new Error('first') });
  expect(describeThrown(error).cause).toMatchObject({ message: 'first' });
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(describeThrown(round)).match(/"message"/g)).toHaveLength(6);
});
