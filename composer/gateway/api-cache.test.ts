import { expect, test } from '@jest/globals';
import { ApiCache, isCurrent, sharedAnswers } from './api-cache.ts';

const answer = (generation: number, bytes = 10) => ({ bytes, generation, freshUntil: 1_000 });

test('an answer is of use in the state of the content that it was asked in, until its time is over', () => {
  expect(isCurrent(answer(1), 1, 999)).toBe(true);
  expect(isCurrent(answer(1), 1, 1_000)).toBe(false);
  expect(isCurrent(answer(1), 2, 0)).toBe(false);
});

test('an answer that comes late from an earlier state replaces none of a later one', () => {
  const cache = new ApiCache(100_000);
  cache.set('/a', answer(2));
  cache.set('/a', answer(1));
  expect(cache.get('/a')).toEqual(answer(2));
});

test('all that is kept is bounded, the longest unread goes first', () => {
  const cache = new ApiCache(10_000);
  cache.set('/a', answer(1, 500));
  cache.set('/b', answer(1, 500));
  cache.get('/a');
  cache.set('/c', answer(1, 500));
  expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([true, false, true]);
});

test('all who read an answer share one value, which none can change', async () => {
  const copy = sharedAnswers('{"a":{"b":1}}');
  const value = (await copy({ status: 200 }).json()) as { a: object };
  expect(await copy({ status: 404 }).json()).toBe(value);
  expect(Object.isFrozen(value.a)).toBe(true);
});
