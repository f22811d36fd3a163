import { findBrowserFaults, findExclusion, outcomeSchema, rollbackTarget, withOutcomes } from './outcomes.ts';
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

const inBrowsers = (seconds: number, counts: Outcome['counts'], rest: Partial<Outcome> = {}) =>
  outcome(seconds, { kind: 'browser', counts, ...rest });

test('faults in browsers are added up for each version, beside its exclusion', () => {
  const known = withOutcomes(
    [outcome(1), inBrowsers(2, { render: 2 })],
    [inBrowsers(4, { render: 1, hydration: 3 }), inBrowsers(3, { unhandled: 1 }, { version: '2' })],
  );
  expect(findBrowserFaults(known, 'mf-x', '1')).toEqual({ counts: { render: 3, hydration: 3 }, at: at(4) });
  expect(findBrowserFaults(known, 'mf-x', '2')).toEqual({ counts: { unhandled: 1 }, at: at(3) });
  expect(findBrowserFaults(known, 'mf-y', '1')).toBeUndefined();
  expect(findExclusion(known, 'mf-x', '1')).toEqual(outcome(1));
});

test('faults in browsers, which can be made up, exclude nothing and take no place of exclusions', () => {
  const exclusions = Array.from({ length: 20 }, (_, index) => outcome(index, { version: `${index}` }));
  const faults = exclusions.map(({ version }) => inBrowsers(100, { render: 1 }, { version }));
  expect(withOutcomes(exclusions, faults).filter(({ kind }) => kind === 'load')).toEqual(exclusions);
  const many = Array.from({ length: 300 }, (_, index) =>
    inBrowsers(1_000 + index, { render: 1 }, { app: `mf-${index}` }),
  );
  expect(withOutcomes(exclusions, many).filter(({ kind }) => kind === 'load')).toEqual(exclusions);
  const flips = ['1', '2'].map((version) => ({ version, action: 'promote' as const, at: at(0) }));
  const registry = { live: { 'mf-x': '2' }, history: { 'mf-x': flips } };
  expect(rollbackTarget(registry, [inBrowsers(1, { render: 9 })], 'mf-x').target).toBe('1');
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
  ['a kind of fault in browsers that there is not', { counts: { constructor: 1 } }],
  ['half a fault in browsers', { counts: { render: 0.5 } }],
])('%s is no outcome', (_what, change) => {
  expect(outcomeSchema.safeParse(outcome(0)).success).toBe(true);
  expect(outcomeSchema.safeParse({ ...outcome(0), ...change }).success).toBe(false);
});
