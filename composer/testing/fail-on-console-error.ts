import { afterEach, beforeEach, expect, jest } from '@jest/globals';

let consoleError: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** A test that expects an error reads it from `jest.mocked(console.error).mock` and clears it. */
afterEach(() => {
  const calls = (consoleError as jest.Mock).mock.calls;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});
