import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { PageData } from '../document/page-data.ts';

const file = (name: string) => ({ href: `/remotes/${name}.js`, integrity: '' });
const PAGE = {
  composition: '/compositions/x.json',
  scripts: {
    run: [file('start')],
    fetch: [],
    hydration: { run: [file('main')], fetch: [file('texts')], phoneMax: 767 },
    watcher: { file: file('watcher'), route: 'list' },
  },
} as unknown as PageData;

const asked = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );

/** As the start script of a release: what it was told is forgotten with it. */
async function start(site = {}) {
  jest.resetModules();
  const { startPage } = await import('./start-page.ts');
  startPage(site);
}

const fetched = jest.fn<typeof fetch>(() => new Promise(() => {}));
/** Of the pages of these tests: one has a window of its own. */
const listening = jest.spyOn(window, 'addEventListener');
beforeEach(() => {
  jest.useFakeTimers();
  window.innerWidth = 390;
  window.fetch = fetched;
});
afterEach(() => {
  jest.useRealTimers();
  for (const [type, listener, options] of listening.mock.calls)
    window.removeEventListener(type, listener, options);
  listening.mockClear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, '__PAGE__');
});

const STATE = { deferred: [{ files: [file('page')] }, { files: [file('box')] }], router: { loaderData: {} } };
const sent = (state: unknown) =>
  ({ ok: true, arrayBuffer: async () => new TextEncoder().encode(JSON.stringify(state)).buffer }) as Response;

test('what hydrates the page is fetched when the browser is idle, and run when the visitor turns to it; its watcher runs before', async () => {
  window.__PAGE__ = { ...PAGE };
  document.body.innerHTML =
    '<script type="application/json" id="page-state" data-file="/page-states/y/fr/"></script>';
  fetched.mockResolvedValueOnce(sent(STATE));
  await start();
  expect(document.head.children).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(10);
  // The state of the page says what its parts need, and its watcher needs it too.
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/page-states/y/fr/']);
  expect(asked('link[rel=prefetch]')).toEqual([
    '/remotes/main.js',
    '/remotes/texts.js',
    '/compositions/x.json',
    '/remotes/page.js',
    '/remotes/box.js',
  ]);
  expect(asked('script')).toEqual(['/remotes/watcher.js']);
  expect(window.__PAGE__.watch?.href).toBe('/remotes/watcher.js');
  fireEvent.keyDown(document.body);
  await jest.advanceTimersByTimeAsync(40);
  expect(asked('script')).toEqual(['/remotes/watcher.js', '/remotes/main.js']);
  expect(asked('link[rel=preload]')).toEqual([
    '/compositions/x.json',
    '/remotes/texts.js',
    '/remotes/page.js',
    '/remotes/box.js',
  ]);
  expect(fetched).toHaveBeenCalledTimes(1);

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

test('a watcher whose data are gone has the page hydrated at once, and once: it begins anew with data of now', async () => {
  window.__PAGE__ = { ...PAGE };
  document.body.innerHTML =
    '<script type="application/json" id="page-state" data-file="/page-states/z/fr/"></script>';
  fetched.mockResolvedValue({ ok: false, status: 404 } as Response);
  await start();
  expect(asked('script')).toEqual([]);
  await jest.advanceTimersByTimeAsync(10);
  expect(asked('script')).toEqual(['/remotes/watcher.js', '/remotes/main.js']);
  fireEvent.keyDown(document.body);
  await jest.advanceTimersByTimeAsync(40);
  expect(asked('script')).toEqual(['/remotes/watcher.js', '/remotes/main.js']);
});

test.each([
  [
    'in a window wider than a phone the page is hydrated when the line is idle',
    768,
    false,
    ['/remotes/main.js'],
  ],
  ['but not where data are to be saved', 1440, true, []],
  ['nor on a phone', 767, false, []],
])('%s', async (_what, width, saveData, scripts) => {
  window.innerWidth = width;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  window.__PAGE__ = { ...PAGE, scripts: { ...PAGE.scripts, watcher: undefined } };
  await start();
  expect(asked('script')).toEqual([]);
  await jest.advanceTimersByTimeAsync(10);
  expect(asked('script')).toEqual(scripts);
  expect(window.__PAGE__.isInUse).toBeUndefined();
  fireEvent.keyDown(document.body);
  await jest.advanceTimersByTimeAsync(40);
  expect(window.__PAGE__.isInUse).toBe(true);
  Reflect.deleteProperty(navigator, 'connection');
});

test('what was pressed before this script came is an interaction', async () => {
  document.body.innerHTML = '<button type="button"></button>';
  const button = document.querySelector('button')!;
  window.__PAGE__ = {
    ...PAGE,
    scripts: { ...PAGE.scripts, watcher: undefined },
    pressAgain: () => button.click(),
  };
  await start();
  await jest.advanceTimersByTimeAsync(40);
  expect(asked('script')).toEqual(['/remotes/main.js']);
});

test('a site may have the page hydrated though nobody has touched it', async () => {
  window.__PAGE__ = { ...PAGE, scripts: { ...PAGE.scripts, watcher: undefined } };
  await start({ isHydrationDue: () => true });
  expect(asked('script')).toEqual([]);
  await jest.advanceTimersByTimeAsync(10);
  expect(asked('script')).toEqual(['/remotes/main.js']);
});
