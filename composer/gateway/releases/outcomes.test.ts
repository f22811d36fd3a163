import { outcomeSchema, withOutcomes } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000).toISOString();
const outcome = (seconds: number, rest: Partial<Outcome> = {}): Outcome => ({
  app: 'mf-x',
  version: '1',
  kind: 'load',
  at: at(seconds),
  ...rest,
});

test('the latest outcome of a version stays, and that of each of its parts', () => {
  const part = { expose: './Hint', kind: 'slow' as const };
  const known = [outcome(3), outcome(1, part)];
  expect(withOutcomes(known, [outcome(2, { kind: 'exit' }), outcome(4, part)])).toEqual([
    outcome(3),
    outcome(4, part),
  ]);
});

test('the latest twenty of an app stay, and the latest two hundred of all', () => {
  const ofApp = Array.from({ length: 30 }, (_, index) => outcome(index, { version: `${index}` }));
  expect(withOutcomes(ofApp, []).map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, index) => `${index + 10}`),
  );
  const ofAll = Array.from({ length: 300 }, (_, index) => outcome(index, { app: `mf-${index}` }));
  expect(withOutcomes([], ofAll).map(({ app }) => app)).toEqual(
    Array.from({ length: 200 }, (_, index) => `mf-${index + 100}`),
  );
});

test.each<[string, object]>([
  ['a path as app', { app: '../mf-x' }],
  ['a development build', { version: 'dev' }],
  ['a version with an escape sequence', { version: '1\u001b[2J' }],
  ['a version without end', { version: '1'.repeat(300) }],
  ['a part that is none', { expose: './Hint\nok' }],
  ['files that are away', { kind: 'files' }],
  ['an API that is away', { kind: 'api' }],
  ['a kind of Object', { kind: 'constructor' }],
  ['a time that is none', { at: 'now' }],
  ['a time of next year', { at: new Date(Date.now() + 365 * 24 * 3_600_000).toISOString() }],
  ['a field more', { message: 'x' }],
])('%s is no outcome', (_what, change) => {
  expect(outcomeSchema.safeParse(outcome(0)).success).toBe(true);
  expect(outcomeSchema.safeParse({ ...outcome(0), ...change }).success).toBe(false);
});
