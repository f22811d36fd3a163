import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Boot, ExposeRef } from '../../contract/contract.ts';
import type { LoadedExpose } from '../../host/host-context.ts';
import type { ExposeLoader } from '../loading/expose-loader.ts';
import { loadSentCode } from './missing-code.ts';

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
