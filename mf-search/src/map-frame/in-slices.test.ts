import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { inSlices } from './in-slices.ts';
import type { Work } from './in-slices.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Steps of 4 ms each. */
function createWork(name: string, steps: number, done: string[], clock: { time: number }): Work {
  return (function* () {
    for (let step = 1; step <= steps; step++) {
      clock.time += 4;
      done.push(`${name}${step}`);
      yield;
    }
  })();
}

test('work is done in short tasks, in its order, and never at once', () => {
  const [done, clock]: [string[], { time: number }] = [[], { time: 0 }];
  const run = inSlices(() => clock.time);
  run(createWork('a', 5, done, clock));
  expect(done).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(done).toEqual(['a1', 'a2']);
  jest.runAllTimers();
  expect(done).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
});

test('new work takes the place of what is not done yet', () => {
  const [done, clock]: [string[], { time: number }] = [[], { time: 0 }];
  const run = inSlices(() => clock.time);
  run(createWork('a', 5, done, clock));
  jest.advanceTimersToNextTimer();
  run(createWork('b', 1, done, clock));
  run(createWork('c', 1, done, clock));
  jest.runAllTimers();
  expect(done).toEqual(['a1', 'a2', 'c1']);
});
