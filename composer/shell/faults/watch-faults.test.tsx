import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BrowserFault } from '../../contract/contract.ts';

const FILE = 'https://site.example/remotes/mf-x/1.0.0-ab/web/list.1f2e.js';
const SHELL = 'https://site.example/remotes/shell/2/web/main.js';

const thrown = (stack: string, message = 'x is not a function') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });
const OF_PART = `    at List (${FILE}:1:12)\n    at render (${SHELL}:1:99)\n    at Card (${FILE}:1:34)`;

const spies: { mockRestore(): void }[] = [];
const listeners: [string, EventListener, unknown][] = [];

/** A document of its own: what was sent before counts in each once. */
async function watching() {
  const sent: { url: string; fault: BrowserFault; init: RequestInit }[] = [];
  spies.push(
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      sent.push({ url: String(url), fault: JSON.parse(String(init!.body)), init: init! });
      return new Response(null, { status: 204 });
    }),
  );
  jest.resetModules();
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    listeners.push(args as (typeof listeners)[number]);
    add(...args);
  });
  const { watchFaults } = await import('./watch-faults.browser.ts');
  const options = watchFaults();
  jest.mocked(window.addEventListener).mockRestore();
  return { sent, options };
}

/** What a browser knows of its requests, and jsdom does not. */
const browserTells = (timings: Partial<PerformanceResourceTiming>[]) =>
  (performance.getEntriesByType = () => timings as PerformanceEntry[]);

const settled = () => act(async () => new Promise((resolve) => setImmediate(resolve)));

beforeEach(() => {
  spies.push(jest.spyOn(console, 'warn').mockImplementation(() => {}));
});
afterEach(() => {
  browserTells([]);
  for (const [name, listener, options] of listeners.splice(0))
    window.removeEventListener(name, listener, options as boolean);
  for (const spy of spies.splice(0)) spy.mockRestore();
  document.body.replaceChildren();
});

test('what a part throws is sent once, with places in its own files only, and without cookies', async () => {
  const { sent, options } = await watching();
  function Broken(): never {
    throw thrown(OF_PART);
  }
  const { FaultBoundary } = await import('../../host/remote-part.tsx');
  for (let times = 0; times < 2; times++)
    await act(async () =>
      createRoot(document.body.appendChild(document.createElement('div')), options).render(
        <FaultBoundary fallback="Call us">
          <Broken />
        </FaultBoundary>,
      ),
    );
  await settled();
  expect(document.body.textContent).toBe('Call usCall us');
  expect(sent.map(({ url, fault }) => [url, fault])).toEqual([
    [
      '/faults',
      {
        app: 'mf-x',
        version: '1.0.0-ab',
        kind: 'render',
        message: 'TypeError: x is not a function',
        stack: ['web/list.1f2e.js:1:12', 'web/list.1f2e.js:1:34'],
      },
    ],
  ]);
  expect(sent[0]!.init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  // As React does by itself.
  expect(console.error).toHaveBeenCalledTimes(2);
  jest.mocked(console.error).mockClear();
});

test('markup that is not what the server sent is the fault of the part that React names', async () => {
  const { sent, options } = await watching();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<p>one</p>';
  await act(async () => void hydrateRoot(root, <p>two</p>, options));
  await settled();
  // Of no release: this page has none.
  expect(sent).toEqual([]);
  options.onRecoverableError!(new Error('Minified React error #418; visit https://react.dev/errors/418'), {
    componentStack: `\n    at List (${FILE}:1:12)\n    at Layout (${SHELL}:1:9)`,
  });
  await settled();
  expect(sent.map(({ fault }) => fault)).toEqual([
    {
      app: 'mf-x',
      version: '1.0.0-ab',
      kind: 'hydration',
      message: 'Error: Minified React error #418; visit (address)',
      stack: ['web/list.1f2e.js:1:12'],
    },
  ]);
});

test('unhandled errors and rejections are sent where they are of a release', async () => {
  const { sent } = await watching();
  window.dispatchEvent(new ErrorEvent('error', { error: thrown(OF_PART) }));
  window.dispatchEvent(
    new ErrorEvent('error', { error: thrown('    at chrome-extension://abc/content.js:1:1') }),
  );
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: thrown(`    at ${SHELL}:1:99`),
  });
  window.dispatchEvent(rejection);
  for (const reason of [undefined, null, 'text', 7, Object.create(null)])
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await settled();
  expect(sent.map(({ fault }) => `${fault.app} ${fault.version} ${fault.kind}`)).toEqual([
    'mf-x 1.0.0-ab unhandled',
    'shell 2 unhandled',
  ]);
});

test('a file of a release that does not come is sent, but not where nothing was answered', async () => {
  const { sent } = await watching();
  const fail = (tag: 'script' | 'img', src: string) => {
    const element = Object.assign(document.createElement(tag), { src });
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
  };
  browserTells([{ name: FILE.replace('list', 'offline'), responseStatus: 0 }]);
  fail('script', FILE);
  fail('script', FILE.replace('list', 'offline'));
  fail('img', 'https://site.example/pictures/7.jpg');
  await settled();
  expect(sent.map(({ fault }) => fault)).toEqual([
    {
      app: 'mf-x',
      version: '1.0.0-ab',
      kind: 'missing-file',
      message: 'web/list.1f2e.js did not load',
      stack: [],
    },
  ]);
});

test.each([
  ['did not come', new TypeError('Importing a module script failed.'), 'missing-file', []],
  [
    'did not come, as the shell asked for it',
    thrown(`    at load (${SHELL}:1:99)`, `Failed to fetch dynamically imported module: ${FILE}`),
    'missing-file',
    [],
  ],
  ['threw', thrown(OF_PART), 'unhandled', ['web/list.1f2e.js:1:12', 'web/list.1f2e.js:1:34']],
  ['threw what is no error', undefined, 'missing-file', []],
])('an entry that is a module and %s is a fault of its release', async (_what, error, kind, stack) => {
  const { sent } = await watching();
  const { moduleFailed } = await import('./watch-faults.browser.ts');
  moduleFailed(FILE, error);
  moduleFailed('https://elsewhere.example/x.js', error === undefined ? error : new TypeError('elsewhere'));
  await settled();
  expect(sent.map(({ fault }) => fault)).toEqual([
    expect.objectContaining({ app: 'mf-x', version: '1.0.0-ab', kind, stack }),
  ]);
});

test.each([
  ['was not answered', [0], 0],
  ['was answered with 404', [404], 1],
  ['was not what was published', [200], 1],
  ['was not answered at first', [0, 200], 1],
])(
  'what a module imports that %s is a fault of the release, or of the line',
  async (_what, statuses, count) => {
    const { sent } = await watching();
    const { moduleFailed } = await import('./watch-faults.browser.ts');
    browserTells([
      { name: FILE, responseStatus: 200 },
      ...statuses.map((responseStatus) => ({ name: FILE.replace('list', 'shared'), responseStatus })),
      { name: FILE.replace('1.0.0-ab', '2.0.0-ab'), responseStatus: 0 },
    ]);
    moduleFailed(FILE, new TypeError('Importing a module script failed.'));
    await settled();
    expect(sent.map(({ fault }) => fault.kind)).toEqual(Array.from({ length: count }, () => 'missing-file'));
  },
);

const MAP = 'https://site.example/compositions/map.json';
const answeredAt = (responseStart: number) => [{ name: MAP, responseStatus: 0, responseStart }];

test.each([
  ['was answered with 404', new Error(`${MAP}: 404`), [], 1],
  ['is not what its hash says', new TypeError('Failed to fetch'), answeredAt(7), 1],
  ['was not answered', new TypeError('Failed to fetch'), answeredAt(0), 0],
  ['failed where the browser tells nothing of it', new TypeError('Load failed'), [], 0],
  ['took too long', new DOMException('signal timed out', 'TimeoutError'), answeredAt(7), 0],
])(
  'an import map that %s is a fault of the release whose entry needs it, or of the line',
  async (_what, error, timings, count) => {
    const { sent } = await watching();
    const { importMapFailed } = await import('./watch-faults.browser.ts');
    browserTells(timings);
    importMapFailed('https://elsewhere.example/x.js', MAP, error);
    importMapFailed(FILE, MAP, error);
    await settled();
    expect(sent.map(({ fault }) => fault)).toEqual(
      Array.from({ length: count }, () => ({
        app: 'mf-x',
        version: '1.0.0-ab',
        kind: 'missing-file',
        message: 'web/list.1f2e.js was not loaded: its import map did not come',
        stack: [],
      })),
    );
  },
);

test('a page sends five faults at most, and none of what a visitor typed', async () => {
  const { sent } = await watching();
  for (let at = 1; at < 100; at++)
    window.dispatchEvent(
      new ErrorEvent('error', { error: thrown(`    at ${FILE}:${at}:1`, `no "Jan ${at}"`) }),
    );
  await settled();
  expect(sent).toHaveLength(5);
  expect(sent[0]!.fault.message).toBe('TypeError: no "…"');
});

test('what sends faults is asked for once: that it does not come is a fault too', async () => {
  const { sent } = await watching();
  let asked = 0;
  jest.doMock('./send-fault.browser.ts', () => {
    const script = document.body.appendChild(document.createElement('script'));
    script.src = FILE.replace('list', `faults-${++asked}`);
    script.dispatchEvent(new Event('error'));
    throw new Error('Loading chunk faults failed');
  });
  for (let times = 0; times < 3; times++) {
    window.dispatchEvent(new ErrorEvent('error', { error: thrown(OF_PART) }));
    await settled();
  }
  jest.dontMock('./send-fault.browser.ts');
  expect(asked).toBe(1);
  expect(sent).toEqual([]);
});

test('without a line nothing is sent', async () => {
  const { sent } = await watching();
  spies.push(jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  window.dispatchEvent(new ErrorEvent('error', { error: thrown(OF_PART) }));
  await settled();
  expect(sent).toEqual([]);
});
