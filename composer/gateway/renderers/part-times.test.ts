import fc from '../../testing/fast-check.ts';
import type { PartTime } from '../renderer-channel/messages.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { knownTimes, longestRun, PartTimes } from './part-times.ts';

const SHARE = 150;
const part = (cpu: number, isCold = false): PartTime => ({
  app: 'mf-a',
  version: '1',
  expose: './Box',
  cpu,
  isCold,
});

/** What is said after each of these pages. */
function verdicts(...pages: PartTime[]) {
  const times = new PartTimes(SHARE);
  return pages.map((page) => times.add(page));
}

test('a part is slow when two of its last three pages were', () => {
  expect(verdicts(part(600), part(600))).toEqual([false, true]);
  expect(verdicts(part(600), part(5), part(600))).toEqual([false, false, true]);
});

test('one bad page among good ones says nothing, however often', () => {
  const pages = [part(600), part(5), part(5), part(600), part(5), part(5), part(600)];
  expect(verdicts(...pages)).not.toContain(true);
});

test('a cold start says nothing', () => {
  expect(verdicts(part(600, true), part(600, true), part(5), part(600, true), part(5))).not.toContain(true);
});

test('tried again, it is measured anew', () => {
  expect(verdicts(part(600), part(600), part(600), part(600))).toEqual([false, true, false, true]);
});

test('a part that takes no more than its share is never slow', () => {
  const cpu = fc.double({ min: 0, max: SHARE, noNaN: true });
  fc.assert(
    fc.property(fc.array(cpu), (times) => {
      expect(verdicts(...times.map((ms) => part(ms)))).not.toContain(true);
    }),
  );
});

test('a part is judged by what it takes elsewhere, not by its first run in a process', () => {
  const quick = { elsewhere: 10 };
  expect(longestRun({ ...quick, isWarm: true })).toBeLessThan(longestRun({ ...quick, isWarm: false }));
  // Nobody has seen it yet.
  expect(longestRun({ isWarm: true })).toBe(longestRun({ isWarm: false }));
  const slow = { elsewhere: 900, isWarm: true };
  expect(longestRun(slow)).toBeGreaterThan(3 * slow.elsewhere);
  expect(longestRun({ isLoading: true })).toBeGreaterThan(longestRun(quick));
});

test('no part may take more than what a loop is told by, whatever it took before', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, noNaN: true }), fc.boolean(), (elsewhere, isWarm) => {
      expect(longestRun({ elsewhere, isWarm })).toBeLessThanOrEqual(4_000);
    }),
  );
});

const snapshot = {
  apps: [
    { name: 'shell', kind: 'shell', version: '1' },
    { name: 'mf-a', kind: 'remote', version: '1' },
  ],
  composition: { remotes: { 'mf-a': { exposes: { './Box': {} } } } },
} as unknown as Snapshot;

test('times of what is live are taken as they are', () => {
  expect(knownTimes([part(5), part(600, true)], snapshot)).toEqual([part(5), part(600, true)]);
});

test.each([
  ['another version', { version: '2' }],
  ['no remote that is live', { app: 'mf-b' }],
  ['the shell', { app: 'shell' }],
  ['a part that it does not have', { expose: './Other' }],
  ['a name that every object has', { expose: 'constructor' }],
  ['no time', { cpu: undefined }],
  ['a time below nothing', { cpu: -1 }],
  ['an endless time', { cpu: Infinity }],
  ['a text as time', { cpu: '5' }],
])('times of %s are left out', (_what, wrong) => {
  expect(knownTimes([{ ...part(5), ...wrong }], snapshot)).toEqual([]);
});

test('whatever else a renderer says are no times', () => {
  fc.assert(
    fc.property(fc.anything(), (said) => {
      expect(knownTimes(said, snapshot)).toEqual([]);
      expect(knownTimes([said], snapshot)).toEqual([]);
    }),
  );
});
