import { expect, jest, test } from '@jest/globals';
import { limited, TooSlow } from './limited.ts';

const never = () => new Promise<never>(() => {});
const outer = () => new AbortController();

test('work that ends in time gives its result', async () => {
  expect(await limited(1_000, outer().signal, async () => 'done')).toBe('done');
});

test('work that never ends is left, and told so', async () => {
  jest.useFakeTimers();
  let signal: AbortSignal | undefined;
  const result = limited(1_000, outer().signal, (inTime) => ((signal = inTime), never()));
  jest.advanceTimersByTime(1_000);
  await expect(result).rejects.toBeInstanceOf(TooSlow);
  expect(signal!.aborted).toBe(true);
  jest.useRealTimers();
});

test('work is told when the visitor leaves', async () => {
  const visitor = outer();
  let signal: AbortSignal | undefined;
  const result = limited(1_000, visitor.signal, async (inTime) => ((signal = inTime), 'done'));
  visitor.abort();
  await result;
  expect(signal!.aborted).toBe(true);
});

test('an error passes', async () => {
  await expect(limited(1_000, outer().signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
