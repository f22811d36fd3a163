import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Composition, PageState } from '../../contract/contract.ts';
import type { PageData } from '../document/page-data.ts';
import { pageState, sentState } from './page-state.ts';
import { madeUpShell } from '../../testing/made-up-shell.tsx';
import type { ShellSite } from '../site.ts';
import { readBoot } from './read-boot.ts';

const site: ShellSite = {
  ...madeUpShell,
  createApi: ({ fetch }) => fetch,
  readSite: async (api, language) => (await (api as typeof fetch)(`/site?lang=${language}`)).json(),
};
const state = { language: 'fr' } as PageState;
const composition = {
  shell: { messages: { nl: '/shell/nl.js', fr: '/shell/fr.js', de: '/shell/de.js' } },
  remotes: {},
  missing: [],
  integrity: { '/shell/fr.js': 'sha384-fr' },
} as unknown as Composition;
const FILE = '/compositions/x.json';
const STATE = JSON.stringify(state);
const STATE_FILE = `/page-states/${createHash('sha256').update(STATE).digest('base64url')}/fr/`;
const MESSAGES = { title: 'Titre' };
const AS_SENT = { boot: { ...composition, ...state }, messages: MESSAGES, isAsSent: true };
const ask = jest.fn<typeof fetch>();

/** Plays the browser: a script of translations comes, or does not. */
let areMessagesThere = true;
const scripts = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement) || !node.src) continue;
    if (areMessagesThere) Object.assign(node, { messages: MESSAGES });
    node.dispatchEvent(new Event(areMessagesThere ? 'load' : 'error'));
  }
});

beforeEach(() => {
  jest.useFakeTimers();
  areMessagesThere = true;
  scripts.observe(document.head, { childList: true });
  ask.mockReset();
  window.__PAGE__ = {} as PageData;
  sentWith(`>${JSON.stringify(state)}`);
  window.fetch = ask;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  scripts.disconnect();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '__PAGE__');
  document.body.replaceChildren();
});

/** What the page holds of its state. */
function sentWith(attributes: string) {
  document.body.innerHTML = `<script type="application/json" id="page-state" ${attributes}</script>`;
}

const read = async (file: string, isInUse = false) => {
  const boot = readBoot({ composition: file, isInUse }, site);
  await jest.runAllTimersAsync();
  return boot;
};
/** Where the file that says which releases are live is there; everything else is asked for as ever. */
const readLive = () => {
  window.fetch = async (address, init) =>
    address === FILE ? ({ ok: true, json: async () => composition } as Response) : ask(address, init);
  return read(FILE);
};

test('which releases are live comes from the file that the page names', async () => {
  ask.mockResolvedValue({ ok: true, json: async () => composition } as Response);
  expect(await read(FILE)).toEqual(AS_SENT);
  expect(ask.mock.calls.map(([file]) => file)).toEqual([FILE]);
});

test('the texts of the shell are a script of its release; without them the page stays as it was sent', async () => {
  const told = jest.spyOn(console, 'warn').mockImplementation(() => {});
  areMessagesThere = false;
  sentWith('>{"language":"de"}');
  expect(await readLive()).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(1);
  expect(document.head.querySelectorAll('script[src="/shell/de.js"]')).toHaveLength(3);
  areMessagesThere = true;
  expect(await readLive()).toMatchObject({ messages: MESSAGES, isAsSent: true });
});

test('a file that is missing once is asked for again', async () => {
  ask.mockRejectedValueOnce(new TypeError('offline'));
  ask.mockResolvedValue({ ok: true, json: async () => composition } as Response);
  expect(await read(FILE)).toEqual(AS_SENT);
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
  expect(sessionStorage.getItem('page.reloaded')).toBeNull();
});

test('a page whose file never comes, even after it was loaded anew, stays as the server sent it, and says so', async () => {
  const told = jest.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.setItem('page.reloaded', JSON.stringify([FILE]));
  ask.mockResolvedValue({ ok: false, status: 404 } as Response);
  expect(await read(FILE)).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(3);
  expect(String(told.mock.calls[0]?.[1])).toContain(`${FILE}: 404`);
});

test('a page that its visitor uses is not loaded anew when its file is gone', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  ask.mockResolvedValue({ ok: false, status: 404 } as Response);
  expect(await read(FILE, true)).toBeUndefined();
  expect(sessionStorage.getItem('page.reloaded')).toBeNull();
});

/** Answers by address; others are not there. */
function serves(files: Record<string, unknown>) {
  ask.mockImplementation(async (address) => {
    const body = files[String(address)];
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return {
      ok: body !== undefined,
      status: body === undefined ? 404 : 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => JSON.parse(text) as unknown,
      text: async () => text,
      arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    } as Response;
  });
}
const asked = () => ask.mock.calls.map(([address]) => address);

const SITE = { language: 'nl', languages: ['nl'] };
const STANDS_IN = { '/site?lang=nl': SITE };
const NEW_STATE = {
  language: 'nl',
  origin: 'https://site.example',
  site: SITE,
  used: [],
  deferred: [],
  failed: [],
  meta: null,
  router: { loaderData: {}, actionData: null, errors: null },
};

/** As browsers have it; the one of Node takes a thread, and time that no test has. */
const SUBTLE = {
  digest: async (_name: string, bytes: ArrayBuffer) =>
    new Uint8Array(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer,
};

describe('where the state of the page is a file', () => {
  beforeEach(() => {
    Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: SUBTLE });
    document.documentElement.lang = 'nl';
    document.head.innerHTML = '<link rel="canonical" href="https://site.example/nl/list/">';
    sentWith(`data-file="${STATE_FILE}">`);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis.crypto, 'subtle');
    document.documentElement.lang = '';
    document.head.replaceChildren();
  });

  test('it comes from there, once for all who ask', async () => {
    serves({ [STATE_FILE]: STATE });
    const first = pageState();
    expect(await readLive()).toEqual(AS_SENT);
    expect(await first).toEqual(state);
    expect(sentState()).toEqual(state);
    expect(asked()).toEqual([STATE_FILE]);
  });

  test.each([
    ['is gone', undefined, 1],
    ['is cut off', STATE.slice(0, -5), 3],
    ['is that of another page', '{"language":"de"}', 3],
  ])('and it %s, the page is rendered anew with the site and the texts of now', async (_how, file, times) => {
    serves({ ...STANDS_IN, ...(file && { [STATE_FILE]: file }) });
    expect(await readLive()).toEqual({
      boot: { ...composition, ...NEW_STATE },
      messages: MESSAGES,
      isAsSent: false,
    });
    expect(asked().filter((address) => address === STATE_FILE)).toHaveLength(times);
    // What the browser has kept may be older than the page.
    expect(ask).toHaveBeenCalledWith('/site?lang=nl', expect.objectContaining({ cache: 'no-cache' }));
    expect(sessionStorage.getItem('page.reloaded')).toBeNull();
  });

  test('on an origin that is not secure browsers have no hashes: what can be read is taken', async () => {
    Reflect.deleteProperty(globalThis.crypto, 'subtle');
    serves({ [STATE_FILE]: '{"language":"de"}' });
    expect((await readLive())?.boot).toEqual({ ...composition, language: 'de' });
  });

  test('and nothing stands in for it, the page stays as it was sent; what fails for now is asked for again later', async () => {
    const told = jest.spyOn(console, 'warn').mockImplementation(() => {});
    serves({});
    expect(await readLive()).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('page.reloaded')).toBeNull();
    serves({ [STATE_FILE]: STATE });
    expect(await readLive()).toEqual(AS_SENT);
  });
});
