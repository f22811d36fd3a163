import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Composition } from '../../contract/contract.ts';
import { scriptJson } from '../document/script-json.ts';
import { deferredExposes, pageScripts, startScript } from './start-scripts.ts';

const START_SCRIPT = startScript({
  question: { selector: '[data-question]', key: 'answered' },
  leftPresses: { attribute: 'keepsItem', key: 'pressedItems' },
});

const composition = {
  shell: {
    js: ['/shell.js'],
    start: ['/start.js'],
    federation: ['/federation.js'],
    messages: { fr: '/shell/fr.js', nl: '/shell/nl.js' },
  },
  remotes: {
    'mf-a': {
      entry: '/a/entry.js',
      exposes: { './Page': { js: ['/a/page.js'] }, './Box': { js: ['/a/page.js'] } },
      messages: { fr: '/a/fr.js', nl: '/a/nl.js' },
    },
  },
  integrity: { '/shell.js': 'sha384-shell', '/a/page.js': 'sha384-page', '/a/fr.js': 'sha384-fr' },
} as unknown as Composition;

const USED = [
  { remote: 'mf-a', expose: './Page' },
  { remote: 'mf-a', expose: './Box' },
];
const FILE = '/compositions/x.json';
const run = (used = USED, { isWaiting = false, of = composition, script = START_SCRIPT } = {}) => {
  const data = document.createElement('script');
  Object.assign(data, { type: 'application/json', id: 'page-data' });
  const scripts = pageScripts({ language: 'fr', used }, of, { isWaiting, phoneMax: 767 });
  data.textContent = scriptJson({ composition: FILE, scripts });
  document.body.append(data);
  new Function(script)();
};
const asked = () =>
  [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
const ALL = ['/shell.js', '/shell/fr.js', '/federation.js', '/a/entry.js', '/a/page.js', '/a/fr.js', FILE];

const comesBy = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

/** Of the pages of these tests: one has a window of its own. */
const listening = jest.spyOn(window, 'addEventListener');
beforeEach(() => {
  jest.useFakeTimers();
  comesBy('navigate');
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  for (const [type, listener, options] of listening.mock.calls)
    window.removeEventListener(type, listener, options);
  listening.mockClear();
});

/** ms in which the picture is painted. */
const FRAME = 40;

function picture(complete: boolean) {
  document.body.innerHTML = '<img fetchpriority="high">';
  const image = document.querySelector('img')!;
  Object.defineProperty(image, 'complete', { value: complete });
  return image;
}

test('the question of a page is open with the first paint for who has not answered, and closed for who has', () => {
  const open = () => {
    document.body.innerHTML = '<section data-question></section>';
    const showPopover = jest.fn();
    Object.assign(document.querySelector('section')!, { showPopover });
    run();
    return showPopover.mock.calls.length;
  };
  expect(open()).toBe(1);
  localStorage.setItem('answered', 'no');
  expect(open()).toBe(0);
  localStorage.clear();
});

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
    undefined,
    'sha384-page',
    'sha384-fr',
    undefined,
  ]);
});

test('a page without code of remotes does not fetch what loads remotes', () => {
  document.body.innerHTML = '';
  run([]);
  expect(asked()).toEqual(['/shell.js', '/shell/fr.js', FILE]);
});

test('a page that waits for its visitor runs one small script, which knows what hydrates the layout of the page', () => {
  run([], { isWaiting: true });
  expect(asked()).toEqual(['/start.js']);
  expect(window.__PAGE__.scripts.hydration).toEqual({
    run: [{ href: '/shell.js', integrity: 'sha384-shell' }],
    fetch: [{ href: '/shell/fr.js' }],
    phoneMax: 767,
  });
});

test('a gateway that does not know that script has the page hydrated at once', () => {
  const { start: _start, ...shell } = composition.shell;
  run([], { isWaiting: true, of: { ...composition, shell } });
  expect(asked()).toEqual(['/shell.js', '/shell/fr.js', FILE]);
});

test('what the page starts with is there before any script of the page runs', () => {
  document.body.innerHTML = '';
  run();
  expect(window.__PAGE__).toMatchObject({ composition: FILE });
});

test('its text holds nothing that React would write otherwise: the policy knows its hash', () => {
  expect(START_SCRIPT).not.toMatch(/<\/?script/i);
});

test('a site may ask nothing, and leave nothing to the next page', () => {
  document.body.innerHTML = '<button type="button" aria-pressed="false" data-keeps-item="7"></button>';
  run(USED, { script: startScript({}) });
  document.querySelector('button')!.click();
  dispatchEvent(new Event('pagehide'));
  expect(asked()).toEqual(ALL);
  expect(localStorage).toHaveLength(0);
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

describe('what is pressed before a script of the page is there', () => {
  const heard = jest.fn<(event: Event) => void>();
  const listen = (event: Event) => {
    heard(event);
    // jsdom would report that it opens no pages.
    if (event.type === 'submit' || event.target instanceof HTMLAnchorElement) event.preventDefault();
  };
  const page = (html: string) => {
    heard.mockClear();
    document.body.innerHTML = `<img fetchpriority="high"><main>${html}</main>`;
    Object.defineProperty(document.querySelector('img'), 'complete', { value: false });
    run();
    for (const type of ['click', 'submit']) document.body.addEventListener(type, listen);
    return document.querySelector<HTMLElement>('main > :first-child')!;
  };
  /** As the first script does, when it listens itself. */
  const come = () => {
    heard.mockClear();
    window.__PAGE__.pressAgain!();
  };
  afterEach(() => {
    for (const type of ['click', 'submit']) document.body.removeEventListener(type, listen);
  });

  test.each([
    ['a heart, which a second press would undo', '<button type="button" aria-pressed="false"></button>', 1],
    ['a picture', '<a data-in-page href="/photos/"></a>', 1],
    ['“one room more”, each time', '<button type="button"></button>', 2],
  ])('twice does nothing before, and then what was meant: %s', (_what, html, times) => {
    const pressed = page(html);
    pressed.click();
    pressed.click();
    expect(heard.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true, true]);
    // It does not wait for the large picture any longer.
    expect(asked()).toEqual(ALL);
    come();
    expect(heard).toHaveBeenCalledTimes(times);
    come();
    expect(heard).toHaveBeenCalledTimes(0);
  });

  test('an item whose heart was pressed is left to the next page by who goes on before, once', () => {
    page(
      '<button type="button" aria-pressed="false" data-keeps-item="7"></button><button type="button" aria-pressed="false" data-keeps-item="8"></button>',
    );
    const [seven, eight] = document.querySelectorAll('button');
    seven!.click();
    eight!.click();
    eight!.click();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('pressedItems')).toBe(' 7 8');
    localStorage.clear();
    come();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('pressedItems')).toBeNull();
  });

  test('is sent by that script, once, with the button that was pressed', () => {
    page('<form data-draft="x"><button>Send</button><button name="next">Continue</button></form>');
    document.querySelector<HTMLElement>('[name=next]')!.click();
    document.querySelector<HTMLElement>('[name=next]')!.click();
    come();
    const submits = heard.mock.calls.map(([event]) => event).filter(({ type }) => type === 'submit');
    expect(submits.map((event) => (event as SubmitEvent).submitter?.textContent)).toEqual(['Continue']);
  });

  test('does what it does without scripts where none comes within five seconds; a button waits on', () => {
    const link = page('<a data-in-page href="/photos/"></a><button type="button"></button>');
    document.querySelector('button')!.click();
    link.click();
    heard.mockClear();
    jest.advanceTimersByTime(5_000);
    expect(heard.mock.calls.map(([{ target }]) => target)).toEqual([link]);
    come();
    expect(heard.mock.calls.map(([{ target }]) => target)).toEqual([document.querySelector('button')]);
  });

  describe('a picture whose code does not come', () => {
    const PICTURES =
      '<a data-in-page href="/photos/"></a><a data-in-page href="/film/"></a><button type="button"></button>';
    const followed = () => {
      heard.mockClear();
      jest.advanceTimersByTime(10_000);
      return heard.mock.calls.map(([{ target }]) => (target as HTMLAnchorElement).pathname);
    };

    test('is left for another one that is pressed later', () => {
      page(PICTURES).click();
      document.querySelector<HTMLElement>('[href="/film/"]')!.click();
      expect(followed()).toEqual(['/film/']);
    });

    test.each([
      ['opens something', () => document.querySelector('button')!.click()],
      ['presses what is no script’s', () => document.querySelector('main')!.click()],
      ['goes back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
      ['leaves', () => window.dispatchEvent(new Event('pagehide'))],
    ])('does not interrupt a visitor who %s meanwhile', (_what, turn) => {
      page(PICTURES).click();
      turn();
      expect(followed()).toEqual([]);
    });
  });

  test.each([
    ['a link to another page', '<a href="/fr/"></a>'],
    ['a link', '<a data-in-page href="/photos/"></a>', { ctrlKey: true }],
    ['a button that opens a part of the page by itself', '<button type="button" popovertarget="x"></button>'],
    ['a form that is no script’s', '<form><button></button></form>'],
  ])('is left to the browser: %s', (_what, html, keys: MouseEventInit = {}) => {
    const pressed = page(html);
    let isHeld = false;
    window.addEventListener('click', (event) => (isHeld = event.defaultPrevented), {
      once: true,
      capture: true,
    });
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    expect(isHeld).toBe(false);
    expect(asked()).toEqual([]);
    come();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('parts that wait', () => {
  const composition = {
    shell: { federation: ['/federation.js'] },
    remotes: {
      'mf-a': {
        entry: '/a/entry.js',
        exposes: { './Page': { js: ['/a/page.js'] }, './Box': { js: ['/a/box.js'] } },
        messages: { nl: '/a/nl.js', fr: '/a/fr.js' },
      },
      'mf-b': {
        entry: '/b/entry.js',
        exposes: { './Form': { js: ['/b/form.js'], messages: { fr: '/b/form.fr.js' } } },
        messages: { fr: '/b/fr.js' },
      },
    },
    integrity: { '/b/form.js': 'sha384-form', '/b/form.fr.js': 'sha384-texts' },
  } as unknown as Composition;
  const PAGE = { remote: 'mf-a', expose: './Page' };
  const BOX = { remote: 'mf-a', expose: './Box' };
  const FORM = { remote: 'mf-b', expose: './Form' };
  const hrefs = (parts: ReturnType<typeof deferredExposes>) =>
    parts.map(({ files }) => files.map(({ href }) => href));

  test('parts that wait name all of their scripts, each once, and of translations those in the language of the page', () => {
    expect(hrefs(deferredExposes(composition, 'fr', [], [BOX, FORM]))).toEqual([
      ['/federation.js', '/a/entry.js', '/a/box.js', '/a/fr.js'],
      ['/b/entry.js', '/b/form.js', '/b/form.fr.js'],
    ]);
  });

  test('they do not name what the rest of the page runs already: nothing would use it a second time', () => {
    const parts = deferredExposes(composition, 'fr', [PAGE], [BOX, FORM]);
    expect(hrefs(parts)).toEqual([['/a/box.js'], ['/b/entry.js', '/b/form.js', '/b/form.fr.js']]);
    expect(parts[1]).toEqual({
      ...FORM,
      files: [
        { href: '/b/entry.js', integrity: undefined },
        { href: '/b/form.js', integrity: 'sha384-form' },
        { href: '/b/form.fr.js', integrity: 'sha384-texts' },
      ],
    });
  });
});
