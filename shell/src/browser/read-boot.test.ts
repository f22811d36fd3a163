import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Composition, PageState } from 'shared-kit/contracts/boot';
import type { PageData } from '../document/page-data.ts';
import { pageState, sentState } from './page-state.ts';
import { readBoot } from './read-boot.ts';

const state = { language: 'fr' } as PageState;
const composition = { remotes: {}, missing: [] } as unknown as Composition;
const FILE = '/compositions/x.json';
const STATE_FILE = '/page-states/y/fr/';
const ask = jest.fn<typeof fetch>();

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  window.__FACADE__ = {} as PageData;
  sentWith(`>${JSON.stringify(state)}`);
  window.fetch = ask;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  Reflect.deleteProperty(window, '__FACADE__');
  document.body.replaceChildren();
});

/** What the page holds of its state. */
function sentWith(attributes: string) {
  document.body.innerHTML = `<script type="application/json" id="page-state" ${attributes}</script>`;
}

const read = async (from: string | Composition, mayReload = true) => {
  const boot = readBoot({ composition: from }, { mayReload });
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

test('the state of the page comes from the file that the page names, once for all who ask', async () => {
  sentWith(`data-file="${STATE_FILE}">`);
  ask.mockResolvedValue({ ok: true, json: async () => state } as Response);
  const first = pageState();
  expect(await read(composition)).toEqual({ ...composition, ...state });
  expect(await first).toEqual(state);
  expect(sentState()).toEqual(state);
  expect(ask.mock.calls.map(([file]) => file)).toEqual([STATE_FILE]);
});

test('a page whose state is gone stays where its visitor uses it; what fails for now is asked for again later', async () => {
  sentWith(`data-file="${STATE_FILE}">`);
  const told = jest.spyOn(console, 'warn').mockImplementation(() => {});
  ask.mockResolvedValue({ ok: false, status: 404 } as Response);
  expect(await read(composition, false)).toBeUndefined();
  expect(sessionStorage.getItem('facade.reloaded')).toBeNull();
  expect(String(told.mock.calls[0]?.[1])).toContain(`${STATE_FILE}: 404`);
  ask.mockResolvedValue({ ok: true, json: async () => state } as Response);
  expect(await read(composition, false)).toEqual({ ...composition, ...state });
});
