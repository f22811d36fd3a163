import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Composition } from 'shared-kit/contracts/boot';
import { scriptJson } from '../document/script-json.ts';
import { pageScripts, START_SCRIPT } from './start-scripts.ts';

const composition = {
  shell: { js: ['/shell.js'], start: ['/start.js'], federation: ['/federation.js'] },
  remotes: {
    'mf-a': {
      entry: '/a/entry.js',
      exposes: { './Page': { js: ['/a/page.js'] }, './Box': { js: ['/a/page.js'] } },
    },
  },
  integrity: { '/shell.js': 'sha384-shell', '/a/page.js': 'sha384-page' },
} as unknown as Composition;

const USED = [
  { remote: 'mf-a', expose: './Page' },
  { remote: 'mf-a', expose: './Box' },
];
const DEFERRED = [{ ...USED[0]!, files: [{ href: '/a/late.js', integrity: undefined }] }];
const FILE = '/compositions/x.json';
const run = (used = USED, { isWaiting = false, of = composition } = {}) => {
  const data = document.createElement('script');
  Object.assign(data, { type: 'application/json', id: 'page-data' });
  const scripts = pageScripts({ used, deferred: DEFERRED }, of, { isWaiting });
  data.textContent = scriptJson({ composition: FILE, scripts });
  document.body.append(data);
  new Function(START_SCRIPT)();
};
const asked = () =>
  [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
const ALL = ['/shell.js', '/federation.js', '/a/entry.js', '/a/page.js', FILE];

const comesBy = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  jest.useFakeTimers();
  comesBy('navigate');
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
});

/** ms in which the picture is painted. */
const FRAME = 40;

function picture(complete: boolean) {
  document.body.innerHTML = '<img fetchpriority="high">';
  const image = document.querySelector('img')!;
  Object.defineProperty(image, 'complete', { value: complete });
  return image;
}

test('without a large picture the scripts start at once, each once', () => {
  document.body.innerHTML = '';
  run();
  expect(asked()).toEqual(ALL);
});

test.each(['load', 'error'])('the scripts wait for the large picture: %s', (outcome) => {
  const image = picture(false);
  run();
  expect(asked()).toEqual([]);
  image.dispatchEvent(new Event(outcome));
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(FRAME);
  expect(asked()).toEqual(ALL);
});

test('a picture that is there already is not waited for, one that never comes not for long', () => {
  picture(true);
  run();
  expect(asked()).toEqual(ALL);
  document.head.replaceChildren();
  picture(false);
  run();
  jest.advanceTimersByTime(2500);
  expect(asked()).toEqual(ALL);
});

test('every file comes with its integrity, if it has one', () => {
  document.body.innerHTML = '';
  run();
  const integrity = [...document.head.children].map((element) => (element as HTMLScriptElement).integrity);
  expect(integrity.map((value) => value || undefined)).toEqual([
    'sha384-shell',
    undefined,
    undefined,
    'sha384-page',
    undefined,
  ]);
});

test('a page without code of remotes does not fetch what loads remotes', () => {
  document.body.innerHTML = '';
  run([]);
  expect(asked()).toEqual(['/shell.js', FILE]);
});

test('a page that waits for its visitor runs one small script, which knows what hydrates the page', () => {
  run([], { isWaiting: true });
  expect(asked()).toEqual(['/start.js']);
  expect(window.__FACADE__.scripts.hydration).toEqual({
    run: [{ href: '/shell.js', integrity: 'sha384-shell' }],
    fetch: [{ href: '/a/late.js' }],
  });
});

test('a gateway that does not know that script has the page hydrated at once', () => {
  const { start: _start, ...shell } = composition.shell;
  run([], { isWaiting: true, of: { ...composition, shell } });
  expect(asked()).toEqual(['/shell.js', FILE]);
});

test('what the page starts with is there before any script of the page runs', () => {
  document.body.innerHTML = '';
  run();
  expect(window.__FACADE__).toMatchObject({ composition: FILE });
});

test('its text holds nothing that React would write otherwise: the policy knows its hash', () => {
  expect(START_SCRIPT).not.toMatch(/<\/?script/i);
});

function lateStylesheets() {
  document.head.innerHTML = ['a', 'b']
    .map((name) => `<link rel="stylesheet" href="/${name}.css" disabled>`)
    .join('');
  return [...document.querySelectorAll('link')];
}

test('late stylesheets wait for the large picture, and count all at once when the last of them is there or has failed', () => {
  const [first, second] = lateStylesheets();
  const image = picture(false);
  run();
  expect([first, second].map((link) => link!.matches('[disabled]'))).toEqual([true, true]);
  image.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(FRAME);
  expect([first, second].map((link) => link!.matches('[disabled]'))).toEqual([false, false]);
  first!.dispatchEvent(new Event('load'));
  expect([first!.media, second!.media]).toEqual(['print', 'print']);
  second!.dispatchEvent(new Event('error'));
  expect([first!.media, second!.media]).toEqual(['all', 'all']);
  // What asks for it again may come later.
  expect([first!.dataset.failed, second!.dataset.failed]).toEqual([undefined, '']);
});

test.each(['reload', 'back_forward'] as const)(
  'late stylesheets come at once for who may be further down the page: %s',
  (type) => {
    comesBy(type);
    const [first] = lateStylesheets();
    picture(false);
    run();
    expect(first!.matches('[disabled]')).toBe(false);
  },
);

test.each(['scroll', 'pointerdown', 'keydown'])(
  'late stylesheets come at once when the visitor begins: %s',
  (sign) => {
    const [first] = lateStylesheets();
    picture(false);
    run();
    window.dispatchEvent(new Event(sign));
    expect(first!.matches('[disabled]')).toBe(false);
    expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  },
);

test.each([
  ['at its top', 'navigate', true],
  ['elsewhere', 'reload', false],
] as const)(
  'who begins %s on the page gets what is below the first screen laid out late: %s',
  (_where, type, isLate) => {
    document.documentElement.setAttribute('data-late-layout', '');
    comesBy(type);
    run();
    expect(document.documentElement.hasAttribute('data-late-layout')).toBe(isLate);
    document.documentElement.removeAttribute('data-late-layout');
  },
);

test('a page that is rendered ahead is laid out whole', () => {
  document.documentElement.setAttribute('data-late-layout', '');
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  run();
  expect(document.documentElement.hasAttribute('data-late-layout')).toBe(false);
  Reflect.deleteProperty(document, 'prerendering');
});
