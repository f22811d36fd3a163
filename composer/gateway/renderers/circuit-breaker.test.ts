import fc from '../../testing/fast-check.ts';
import { afterEvent, CLOSED, dueEvent, stateAt } from './exclusions.ts';
import type { BreakerEvent, BreakerState } from './exclusions.ts';

const OPEN: BreakerState = { name: 'open', openings: 1, until: 5_000, kind: 'load' };
const HALF_OPEN: BreakerState = { name: 'half-open', openings: 1, since: 5_000, faults: [] };

test.each<[from: BreakerState, event: BreakerEvent, to: BreakerState['name']]>([
  [CLOSED, { name: 'faulted', at: 0, kind: 'render' }, 'closed'],
  [CLOSED, { name: 'faulted', at: 0, kind: 'load' }, 'open'],
  [CLOSED, { name: 'faulted', at: 0, kind: 'exception' }, 'closed'],
  [CLOSED, { name: 'pause-over', at: 0 }, 'closed'],
  [CLOSED, { name: 'trial-passed' }, 'closed'],
  [OPEN, { name: 'faulted', at: 0, kind: 'load' }, 'open'],
  [OPEN, { name: 'pause-over', at: 5_000 }, 'half-open'],
  [OPEN, { name: 'trial-passed' }, 'open'],
  [HALF_OPEN, { name: 'faulted', at: 6_000, kind: 'render' }, 'half-open'],
  [HALF_OPEN, { name: 'faulted', at: 6_000, kind: 'timeout' }, 'half-open'],
  [HALF_OPEN, { name: 'faulted', at: 6_000, kind: 'exit' }, 'open'],
  [HALF_OPEN, { name: 'pause-over', at: 6_000 }, 'half-open'],
  [HALF_OPEN, { name: 'trial-passed' }, 'closed'],
])('%j, %j → %s', (from, event, to) => {
  expect(afterEvent(from, event).name).toBe(to);
});

test('the clock ends a pause, and a trial in which nothing was wrong for a minute', () => {
  expect(dueEvent(OPEN, 4_999)).toBeUndefined();
  expect(dueEvent(OPEN, 9_000)).toEqual({ name: 'pause-over', at: 5_000 });
  expect(dueEvent(HALF_OPEN, 64_999)).toBeUndefined();
  expect(dueEvent(HALF_OPEN, 65_000)).toEqual({ name: 'trial-passed' });
  const withFault = { ...HALF_OPEN, faults: [{ at: 30_000, weight: 1 }] };
  expect(dueEvent(withFault, 65_000)).toBeUndefined();
  expect(dueEvent(withFault, 90_000)).toEqual({ name: 'trial-passed' });
});

const KINDS = ['render', 'late', 'api', 'timeout', 'load', 'files', 'memory', 'slow'] as const;

test('whatever happens, one is never left out for longer than five minutes at a time, nor without a fault', () => {
  const fault = fc.record({ wait: fc.integer({ min: 0, max: 400_000 }), kind: fc.constantFrom(...KINDS) });
  fc.assert(
    fc.property(fc.array(fault, { maxLength: 60 }), (faults) => {
      let state = CLOSED;
      let now = 0;
      for (const { wait, kind } of faults) {
        now += wait;
        const before = stateAt(state, now);
        expect(before.name === 'open' && state.name !== 'open').toBe(false);
        state = afterEvent(before, { name: 'faulted', at: now, kind });
        if (state.name === 'open') expect(state.until - now).toBeLessThanOrEqual(300_000);
      }
    }),
  );
});
