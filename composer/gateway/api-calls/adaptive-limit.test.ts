import { expect, test } from '@jest/globals';
import { AdaptiveLimit } from './api-calls.ts';

/** The limit after many calls to an API that works on `parallel` calls at once, 10 ms each, always used up to the limit. */
function limitFor(parallel: number): number {
  const limit = new AdaptiveLimit();
  limit.measured('listings', 10, 1);
  for (let call = 0; call < 5_000; call++) {
    const ms = 10 * Math.max(1, limit.value / parallel);
    limit.measured('listings', ms, limit.value);
  }
  return limit.value;
}

test('an API that works on one call at a time gets few at once', () => {
  expect(limitFor(1)).toBeLessThanOrEqual(8);
});

test('an API that works on many at once gets more', () => {
  expect(limitFor(16)).toBeGreaterThan(16);
  expect(limitFor(16)).toBeLessThan(30);
});

test('no API gets more than 64 at once', () => {
  expect(limitFor(1_000)).toBe(64);
});

test('calls of another kind that take longer by nature do not lower the limit', () => {
  const limit = new AdaptiveLimit();
  limit.measured('site', 1, 1);
  const before = limit.value;
  for (let call = 0; call < 200; call++) limit.measured('facets', 40, limit.value);
  expect(limit.value).toBeGreaterThanOrEqual(before);
});

test('an API that has become slower for good is measured anew when it has little to do', () => {
  const limit = new AdaptiveLimit();
  limit.measured('listings', 1, 1);
  for (let call = 0; call < 200; call++) limit.measured('listings', 20, 1);
  const before = limit.value;
  for (let call = 0; call < 200; call++) limit.measured('listings', 20, limit.value);
  expect(limit.value).toBeGreaterThan(before);
});

test('calls that do not use the limit do not raise it', () => {
  const limit = new AdaptiveLimit();
  const before = limit.value;
  for (let call = 0; call < 200; call++) limit.measured('site', 5, 1);
  expect(limit.value).toBe(before);
});
