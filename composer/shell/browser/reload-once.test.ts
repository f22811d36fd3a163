import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { forgetReloads, reloadOnce } from './reload-once.ts';

const reload = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a page is loaded anew once for the same files, and again for other ones', () => {
  expect(reloadOnce(['mf-a/Page 1'], reload)).toBe(true);
  expect(reloadOnce(['mf-a/Page 1'], reload)).toBe(false);
  expect(reloadOnce(['mf-a/Page 2'], reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what came after all may be missing again another time', () => {
  reloadOnce(['mf-a/Page 1', 'mf-b/Box 1'], reload);
  forgetReloads(['mf-a/Page 1']);
  expect(reloadOnce(['mf-b/Box 1'], reload)).toBe(false);
  expect(reloadOnce(['mf-a/Page 1'], reload)).toBe(true);
});

test('a browser that cannot remember is never sent in a loop', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(reloadOnce(['mf-a/Page 1'], reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
