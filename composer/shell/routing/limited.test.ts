import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { limited, pageLimit, TooSlow } from './limited.ts';

const never = () => new Promise<never>(() => {});
const outer = () => new AbortController();
const limit = (total: number, isWaiting = () => true) => ({ total: () => total, isWaiting });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What became of work after some time: its result, its error, or that it goes on. */
async function after(ms: number, work: Promise<unknown>): Promise<unknown> {
  let state: unknown = 'goes on';
  work.then(
    (result) => (state = result),
    (error) => (state = error),
  );
  await jest.advanceTimersByTimeAsync(ms);
  return state;
}

test('work that ends in time gives its result', async () => {
  expect(await limited(limit(1_000), outer().signal, async () => 'done')).toBe('done');
});

test('work that never ends is left at its deadline, and told so', async () => {
  let signal: AbortSignal | undefined;
  const work = limited(limit(5_000), outer().signal, (inTime) => ((signal = inTime), never()));
  expect(await after(4_999, work)).toBe('goes on');
  expect(await after(1, work)).toBeInstanceOf(TooSlow);
  expect(signal!.aborted).toBe(true);
});

test('work that waits for nothing is left after a second', async () => {
  const work = limited(
    limit(5_000, () => false),
    outer().signal,
    never,
  );
  expect(await after(999, work)).toBe('goes on');
  expect(await after(1, work)).toBeInstanceOf(TooSlow);
});

test('work that has waited for the API has a second of its own afterwards at most', async () => {
  let isWaiting = true;
  const work = limited(
    limit(5_000, () => isWaiting),
    outer().signal,
    never,
  );
  expect(await after(2_500, work)).toBe('goes on');
  isWaiting = false;
  expect(await after(1_000, work)).toBeInstanceOf(TooSlow);
});

test('a deadline that has passed leaves no time', async () => {
  expect(await after(0, limited(limit(-5), outer().signal, never))).toBeInstanceOf(TooSlow);
});

test('work is told when the visitor leaves', async () => {
  const visitor = outer();
  let signal: AbortSignal | undefined;
  const result = limited(limit(1_000), visitor.signal, async (inTime) => ((signal = inTime), 'done'));
  visitor.abort();
  await result;
  expect(signal!.aborted).toBe(true);
});

test('an error passes', async () => {
  const work = limited(limit(1_000), outer().signal, () => Promise.reject(new Error('no')));
  await expect(work).rejects.toThrow('no');
});

test('a page waits for the API while one of its calls has no answer', async () => {
  const answers: ((response: Response) => void)[] = [];
  const limit = pageLimit(Date.now() + 5_000, () => new Promise((resolve) => answers.push(resolve)));
  expect(limit.isWaiting()).toBe(false);
  const calls = [limit.fetch('http://api/one'), limit.fetch('http://api/two')];
  answers[0]!(new Response());
  await calls[0];
  expect(limit.isWaiting()).toBe(true);
  answers[1]!(new Response());
  await calls[1];
  expect(limit.isWaiting()).toBe(false);
});

test('a call that fails is waited for no longer', async () => {
  const limit = pageLimit(Date.now() + 5_000, () => Promise.reject(new Error('refused')));
  await expect(limit.fetch('http://api/')).rejects.toThrow('refused');
  expect(limit.isWaiting()).toBe(false);
});

test('its time ends with the deadline', () => {
  expect(pageLimit(Date.now() + 5_000, fetch).total()).toBeLessThanOrEqual(5_000);
  expect(pageLimit(Date.now() - 10, fetch).total()).toBeLessThan(0);
});
