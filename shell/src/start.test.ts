import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { PageData } from './document/page-data.ts';

const file = (name: string) => ({ href: `/remotes/${name}.js`, integrity: '' });
const PAGE = {
  composition: '/compositions/x.json',
  scripts: {
    run: [file('start')],
    fetch: [],
    hydration: { run: [file('main')], fetch: [file('page')] },
    watcher: { file: file('watcher'), route: 'list' },
  },
} as unknown as PageData;

const asked = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );

const fetched = jest.fn<typeof fetch>(() => new Promise(() => {}));
beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = fetched;
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, '__FACADE__');
});

test('what hydrates the page is fetched when the browser is idle, and run when the visitor turns to it; its watcher runs before', async () => {
  window.__FACADE__ = PAGE;
  document.body.innerHTML =
    '<script type="application/json" id="page-state" data-file="/page-states/y/fr/"></script>';
  await import('./start.ts');
  expect(document.head.children).toHaveLength(0);
  jest.advanceTimersByTime(10);
  expect(asked('link[rel=prefetch]')).toEqual([
    '/remotes/main.js',
    '/remotes/page.js',
    '/compositions/x.json',
    '/page-states/y/fr/',
  ]);
  // The watcher needs the page's data, wherever they are.
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/page-states/y/fr/']);
  expect(asked('script')).toEqual(['/remotes/watcher.js']);
  expect(window.__FACADE__.watch?.href).toBe('/remotes/watcher.js');
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(40);
  expect(asked('script')).toEqual(['/remotes/watcher.js', '/remotes/main.js']);
  expect(asked('link[rel=preload]')).toEqual([
    '/compositions/x.json',
    '/page-states/y/fr/',
    '/remotes/page.js',
  ]);

  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (let attempt = 0; attempt < 3; attempt++) {
    document.head.querySelector('script:last-of-type')!.dispatchEvent(new Event('error'));
    await jest.runAllTimersAsync();
  }
  const before = asked('script').length;
  expect(warned).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body);
  await jest.advanceTimersByTimeAsync(40);
  // The line may be back.
  expect(asked('script')).toHaveLength(before + 1);
  warned.mockRestore();
});
