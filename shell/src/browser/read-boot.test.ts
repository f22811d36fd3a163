import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Composition, PageState } from 'shared-kit/contracts/boot';
import { readBoot } from './read-boot.ts';

const state = { language: 'fr' } as PageState;
const composition = { remotes: {}, missing: [] } as unknown as Composition;
const FILE = '/compositions/x.json';
const ask = jest.fn<typeof fetch>();

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  window.fetch = ask;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const read = async (from: string | Composition, mayReload = true) => {
  const boot = readBoot({ state, composition: from }, { mayReload });
  await jest.runAllTimersAsync();
  return boot;
};

test('which releases are live comes from the file that the page names', async () => {
  ask.mockResolvedValue({ ok: true, json: async () => composition } as Response);
  expect(await read(FILE)).toEqual({ ...composition, ...state });
  expect(ask.mock.calls.map(([file]) => file)).toEqual([FILE]);
});

test('or from the page itself', async () => {
  expect(await read(composition)).toEqual({ ...composition, ...state });
  expect(ask).not.toHaveBeenCalled();
});

test('a file that is missing once is asked for again', async () => {
  ask.mockRejectedValueOnce(new TypeError('offline'));
  ask.mockResolvedValue({ ok: true, json: async () => composition } as Response);
  expect(await read(FILE)).toEqual({ ...composition, ...state });
});

test('a request that hangs is given up: its signal ends it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  ask.mockImplementation((_file, init) => Promise.reject(init!.signal!.reason));
  expect(await read(FILE)).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('without a line the page stays: what the browser would show instead cannot be read', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  ask.mockRejectedValue(new TypeError('offline'));
  expect(await read(FILE)).toBeUndefined();
  expect(sessionStorage.getItem('facade.reloaded')).toBeNull();
});

test('a page whose file never comes, even after it was loaded anew, stays as the server sent it, and says so', async () => {
  const told = jest.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.setItem('facade.reloaded', JSON.stringify([FILE]));
  ask.mockResolvedValue({ ok: false, status: 404 } as Response);
  expect(await read(FILE)).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(3);
  expect(String(told.mock.calls[0]?.[1])).toContain(`${FILE}: 404`);
});

test('a page that its visitor uses is not loaded anew when its file is gone', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  ask.mockResolvedValue({ ok: false, status: 404 } as Response);
  expect(await read(FILE, false)).toBeUndefined();
  expect(sessionStorage.getItem('facade.reloaded')).toBeNull();
});
