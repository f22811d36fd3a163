import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LoaderFunctionArgs } from 'react-router';
import { fault } from './load-fault.ts';
import { whenOnline } from './when-online.ts';

let isOnline = true;
jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  isOnline = true;
});

const work = jest.fn<() => Promise<string>>();
function load() {
  const leaving = new AbortController();
  const request = new Request('http://site.test/', { signal: leaving.signal });
  const outcome = Promise.resolve(whenOnline(work)({ request } as LoaderFunctionArgs)).then(
    (data) => ({ data }),
    (thrown: unknown) => ({ thrown }),
  );
  return { outcome, leave: () => leaving.abort() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const comeBack = () => {
  isOnline = true;
  dispatchEvent(new Event('online'));
};

test('what fails without a line is done again when it is back, and not before', async () => {
  isOnline = false;
  work.mockReset().mockRejectedValueOnce(fault(503, 'unavailable')).mockResolvedValue('homes');
  const { outcome } = load();
  await settle();
  expect(work).toHaveBeenCalledTimes(1);
  comeBack();
  expect(await outcome).toEqual({ data: 'homes' });
  expect(work).toHaveBeenCalledTimes(2);
});

test('a browser that is wrong about the line keeps nobody waiting: it is done again after a while, each time a longer one', async () => {
  isOnline = false;
  work
    .mockReset()
    .mockRejectedValueOnce(fault(500, 'fault'))
    .mockRejectedValueOnce(fault(503, 'unavailable'))
    .mockResolvedValue('homes');
  const { outcome } = load();
  await settle();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(work).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ data: 'homes' });
  expect(jest.getTimerCount()).toBe(0);
});

test('a visitor who goes elsewhere meanwhile is not followed', async () => {
  isOnline = false;
  work.mockReset().mockRejectedValue(fault(503, 'unavailable'));
  const { outcome, leave } = load();
  await settle();
  leave();
  expect(await outcome).toMatchObject({ thrown: { name: 'AbortError' } });
  comeBack();
  await settle();
  expect(work).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['with a line', true, fault(503, 'unavailable')],
  ['that the API itself gave', false, fault(404, 'not-found')],
  ['that leads elsewhere', false, new Response(null, { status: 302 })],
])('an answer %s stands', async (_what, online, thrown) => {
  isOnline = online;
  work.mockReset().mockRejectedValue(thrown);
  expect(await load().outcome).toEqual({ thrown });
});
