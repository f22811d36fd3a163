import { expect, test } from '@jest/globals';
import { pageLimit } from './page-limit.ts';

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
