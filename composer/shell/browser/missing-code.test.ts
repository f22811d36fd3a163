import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Boot, ExposeRef } from '../../contract/contract.ts';
import type { LoadedExpose } from '../../host/host-context.ts';
import type { ExposeLoader } from '../loading/expose-loader.ts';
import { forgetReloads, loadSentCode, reloadOnce } from './missing-code.ts';

const PAGE = { remote: 'mf-a', expose: './Page' };
const BOX = { remote: 'mf-b', expose: './Box' };
const LOADED = { module: {}, messages: {} } as unknown as LoadedExpose;
const boot = { remotes: { 'mf-a': { version: '1' }, 'mf-b': { version: '1' } } } as unknown as Boot;

/** A loader of the page's code; the widget's code comes as it says. */
function exposesWith(box: Promise<LoadedExpose | 'failed'>): ExposeLoader {
  const done = new Map<string, LoadedExpose | 'failed'>();
  return {
    loaded: ({ expose }) => done.get(expose),
    release: () => {},
    async load({ expose }: ExposeRef) {
      const result = expose === BOX.expose ? await box : LOADED;
      done.set(expose, result);
      return result;
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('nothing is missing when all of it comes', async () => {
  const exposes = exposesWith(Promise.resolve(LOADED));
  expect(await loadSentCode(boot, exposes, [PAGE, BOX])).toEqual([]);
});

test('what has failed before, and was worth a full load then, is missing', async () => {
  sessionStorage.setItem('page.reloaded', JSON.stringify(['mf-b/Box 1']));
  const exposes = exposesWith(Promise.resolve('failed'));
  expect(await loadSentCode(boot, exposes, [PAGE, BOX])).toEqual([BOX]);
});

test('what never comes keeps the rest waiting for a while only, and is not worth a full load', async () => {
  const missing = loadSentCode(boot, exposesWith(new Promise(() => {})), [PAGE, BOX]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await missing).toEqual([BOX]);
  expect(sessionStorage.length).toBe(0);
});

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
