import { expect, jest, test } from '@jest/globals';
import { createSharedWork } from './shared-work.ts';

type Work = (signal: AbortSignal) => Promise<string>;

test('concurrent callers share one run, later ones start another', async () => {
  const shared = createSharedWork<string>();
  const work = jest.fn<Work>(async () => 'done');
  expect(await Promise.all([shared('a', work), shared('a', work), shared('b', work)])).toEqual([
    'done',
    'done',
    'done',
  ]);
  expect(work).toHaveBeenCalledTimes(2);
  await shared('a', work);
  expect(work).toHaveBeenCalledTimes(3);
});

test('an error rejects all callers, and is not cached', async () => {
  const shared = createSharedWork<string>();
  const failing = async () => Promise.reject(new Error('broken'));
  const outcomes = await Promise.allSettled([shared('a', failing), shared('a', failing)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared('a', async () => 'done')).toBe('done');
});

test('the work is aborted when its last caller aborts, and the next caller starts a new run', async () => {
  const shared = createSharedWork<string>();
  const signals: AbortSignal[] = [];
  const endless: Work = (signal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [shared('a', endless, first.signal), shared('a', endless, second.signal)];
  first.abort(new Error('left'));
  await expect(asked[0]).rejects.toThrow('left');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  second.abort(new Error('left'));
  await expect(asked[1]).rejects.toThrow('left');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(await shared('a', async () => 'done')).toBe('done');
});
