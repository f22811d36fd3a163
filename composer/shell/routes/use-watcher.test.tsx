import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Watcher } from '../../contract/contract.ts';
import { defineWatcher } from '../../contract/watchers.ts';
import { useWatcher } from './use-watcher.ts';

const log: string[] = [];
const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
/** What the page wants to do once the browser is idle. */
const idle: IdleRequestCallback[] = [];
let tests = 0;

beforeEach(() => {
  log.length = 0;
  tests++;
  idle.length = 0;
  window.requestIdleCallback = (callback) => idle.push(callback);
});
afterEach(() => {
  document.head.replaceChildren();
  warned.mockClear();
});

const seen: Watcher = (data) => {
  log.push(`watches ${data}`);
  return () => log.push(`left ${data}`);
};
/** Plays the browser: has nothing else to do. */
const beIdle = () =>
  act(async () => {
    for (const callback of idle.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
  });

/** Plays the browser: runs the script that the page asked for. */
async function runScript(run: () => void, event = 'load') {
  await beIdle();
  const script = document.head.querySelector('script')!;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  run();
  Reflect.deleteProperty(document, 'currentScript');
  await act(async () => void script.dispatchEvent(new Event(event)));
}

async function show(dataAt: (path: string) => unknown) {
  // One file a test: what has come stays.
  const file = { href: `/watchers/${tests}.js`, integrity: 'sha384-x' };
  function Page() {
    useWatcher(file, dataAt(router.state.location.pathname));
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/7'] });
  const { unmount } = render(<RouterProvider router={router} />);
  await beIdle();
  return { go: (to: string) => act(() => router.navigate(to)), unmount, file };
}

test('it runs with the data of each page that is shown, and ends when the visitor goes on', async () => {
  const { go, unmount, file } = await show((path) => path);
  const script = document.head.querySelector('script')!;
  expect([script.getAttribute('src'), script.integrity]).toEqual([file.href, file.integrity]);
  await runScript(() => defineWatcher(seen));
  expect(log).toEqual(['watches /7']);
  await go('/7?loan=1');
  await beIdle();
  expect(log).toEqual(['watches /7']);
  await go('/8');
  await beIdle();
  expect(log).toEqual(['watches /7', 'left /7', 'watches /8']);
  unmount();
  expect(log.at(-1)).toBe('left /8');
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

test('a page that was left before its watcher came is not watched', async () => {
  const { unmount } = await show((path) => path);
  unmount();
  await runScript(() => defineWatcher(seen));
  expect(log).toEqual([]);
});

test('a page that has no data was not found', async () => {
  await show(() => null);
  expect(document.head.querySelector('script')).toBeNull();
});

test.each([
  ['does not come', 'error', () => {}],
  ['is no watcher', 'load', () => {}],
  [
    'throws',
    'load',
    () =>
      defineWatcher(() => {
        throw new Error('broken');
      }),
  ],
])('one that %s is told on the console, and the page goes on', async (_what, event, run) => {
  await show((path) => path);
  await runScript(run, event);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('one that runs since before the page was hydrated goes on, and ends with the page', async () => {
  const href = `/watchers/${tests}.js`;
  const stop = jest.fn();
  window.__PAGE__ = { watch: { href, stop } } as unknown as Window['__PAGE__'];
  const { go } = await show((path) => path);
  expect(document.head.querySelector('script')).toBeNull();
  await go('/8');
  expect(stop).toHaveBeenCalledTimes(1);
  await runScript(() => defineWatcher(seen));
  expect(log).toEqual(['watches /8']);
  Reflect.deleteProperty(window, '__PAGE__');
});
