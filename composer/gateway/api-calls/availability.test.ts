import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiAway, Availability } from './availability.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A call or a probe that ends when the test says so. */
function pending() {
  let resolve: (value?: unknown) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<unknown>((yes, no) => ((resolve = yes), (reject = no)));
  return { promise, resolve, reject };
}
const silent = () => new Promise(() => {});

test('an API that answers nobody for a second is away, and those who wait are told', async () => {
  const availability = new Availability({ awayAfter: 1_000, probe: silent });
  const told = jest.fn();
  availability.onAway(told);
  availability.follow(silent());
  await jest.advanceTimersByTimeAsync(130);
  availability.follow(Promise.resolve());
  await jest.advanceTimersByTimeAsync(999);
  expect(availability.isAway).toBe(false);
  await jest.advanceTimersByTimeAsync(2);
  expect(availability.isAway).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith(expect.any(ApiAway));
});

test('one that answers others is busy, however long somebody waits', async () => {
  const availability = new Availability({ awayAfter: 1_000, probe: silent });
  availability.follow(silent());
  for (let second = 0; second < 10; second++) {
    availability.follow(Promise.resolve());
    await jest.advanceTimersByTimeAsync(800);
  }
  expect(availability.isAway).toBe(false);
});

test('one that takes long over the only call but answers the probe is busy', async () => {
  const probe = jest.fn(async () => {});
  const availability = new Availability({ awayAfter: 1_000, probe });
  availability.follow(silent());
  await jest.advanceTimersByTimeAsync(4_000);
  expect(availability.isAway).toBe(false);
  expect(probe).toHaveBeenCalled();
});

test('a probe that is refused is no answer', async () => {
  const availability = new Availability({
    awayAfter: 1_000,
    probe: () => Promise.reject(new Error('refused')),
  });
  availability.follow(silent());
  await jest.advanceTimersByTimeAsync(1_300);
  expect(availability.isAway).toBe(true);
});

test('it is back with its first answer, be it a late one', async () => {
  const availability = new Availability({ awayAfter: 1_000, probe: silent });
  const late = pending();
  availability.follow(late.promise);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(availability.isAway).toBe(true);
  late.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(availability.isAway).toBe(false);
});

test('it is asked until it is back, though no page asks it any more', async () => {
  let isBack = false;
  const probe = () => (isBack ? Promise.resolve() : Promise.reject(new Error('refused')));
  const availability = new Availability({ awayAfter: 1_000, probe });
  const given = pending();
  availability.follow(given.promise);
  await jest.advanceTimersByTimeAsync(1_500);
  given.reject(new Error('aborted'));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(availability.isAway).toBe(true);
  isBack = true;
  await jest.advanceTimersByTimeAsync(300);
  expect(availability.isAway).toBe(false);
  await jest.advanceTimersByTimeAsync(300);
  expect(jest.getTimerCount()).toBe(0);
});

test('a refused connection is no answer, but no silence either', async () => {
  const availability = new Availability({ awayAfter: 1_000, probe: silent });
  const refused = Promise.reject(new Error('refused'));
  availability.follow(refused);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(availability.isAway).toBe(false);
});

test('who no longer waits is not told', async () => {
  const availability = new Availability({ awayAfter: 1_000, probe: silent });
  const told = jest.fn();
  availability.onAway(told)();
  availability.follow(silent());
  await jest.advanceTimersByTimeAsync(2_000);
  expect(told).not.toHaveBeenCalled();
});

test('nothing keeps the process awake when nothing is asked', async () => {
  const availability = new Availability({ awayAfter: 1_000, probe: silent });
  availability.follow(Promise.resolve());
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('time in which this process itself stood still is no silence of the API', async () => {
  let answer = () => {};
  const probe = () => new Promise<void>((resolve) => (answer = resolve));
  const availability = new Availability({ awayAfter: 1_000, probe });
  availability.follow(silent());
  await jest.advanceTimersByTimeAsync(600);
  // As long as it stands still no timer ends.
  jest.setSystemTime(Date.now() + 60_000);
  await jest.advanceTimersByTimeAsync(200);
  expect(availability.isAway).toBe(false);
  answer();
  await jest.advanceTimersByTimeAsync(600);
  expect(availability.isAway).toBe(false);
  await jest.advanceTimersByTimeAsync(900);
  expect(availability.isAway).toBe(true);
});
