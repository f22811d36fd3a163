import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Boot } from '../../contract/contract.ts';
import { browserExposeLoader } from './expose-loader.browser.ts';

const BOX = { remote: 'mf-a', expose: './Box' };
const CODE = { default: () => null };
const LOADED = { module: CODE, messages: { hello: 'bonjour' } };

const remotes = {
  'mf-a': {
    exposes: {
      './Form': { js: [], css: [], messages: { fr: '/a/form.fr.js', nl: '/a/form.nl.js' } },
      './Box': { js: [], css: [] },
    },
    messages: { fr: '/a/fr.js', nl: '/a/nl.js' },
  },
};
const integrity = { '/a/fr.js': 'sha384-fr' };

/** Texts by script; undefined for one that does not come. */
let texts: Record<string, object | undefined> = {};
/** Plays the browser: scripts come, or do not. */
const scripts = new MutationObserver((records) => {
  for (const script of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    const messages = texts[(script as HTMLScriptElement).getAttribute('src') ?? ''];
    Object.assign(script, { messages });
    script.dispatchEvent(new Event(messages ? 'load' : 'error'));
  }
});
/** A loader whose code fails as often as it says. */
function loader(failures: number, boot: Partial<Boot> = {}) {
  const loadCode = jest.fn(async () => {
    if (failures-- > 0) throw new Error('404');
    return CODE as unknown;
  });
  const whole = { used: [], failed: [], language: 'fr', remotes, integrity, ...boot };
  return { exposes: browserExposeLoader(whole as unknown as Boot, loadCode), loadCode };
}

let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: 20 });
  texts = { '/a/fr.js': LOADED.messages, '/a/form.fr.js': { hello: 'formulaire' } };
  scripts.observe(document.head, { childList: true });
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  warned.mockRestore();
  scripts.disconnect();
  document.head.replaceChildren();
  jest.useRealTimers();
});

async function load(exposes: ReturnType<typeof loader>['exposes']) {
  const result = exposes.load(BOX);
  await jest.advanceTimersByTimeAsync(5_000);
  return result;
}

test('code comes with the translations of its remote, and once', async () => {
  const { exposes, loadCode } = loader(0);
  expect(exposes.loaded(BOX)).toBeUndefined();
  const [first, second] = await Promise.all([exposes.load(BOX), exposes.load(BOX)]);
  expect(first).toEqual(LOADED);
  expect(second).toBe(first);
  expect(exposes.loaded(BOX)).toBe(first);
  expect(loadCode).toHaveBeenCalledTimes(1);
});

test.each([1, 2])('a file that is missing %i times is asked for again', async (failures) => {
  const { exposes } = loader(failures);
  expect(await load(exposes)).toEqual(LOADED);
  expect(warned).not.toHaveBeenCalled();
});

test('a file that is always missing has failed, and gets another chance on the next page', async () => {
  const { exposes } = loader(3);
  expect(await load(exposes)).toBe('failed');
  expect(exposes.loaded(BOX)).toBe('failed');
  expect(warned).toHaveBeenCalledTimes(1);
  exposes.forgetFailures();
  expect(exposes.loaded(BOX)).toBeUndefined();
  expect(await load(exposes)).toEqual(LOADED);
});

test('what the server could not render is not tried on the same page', () => {
  const { exposes, loadCode } = loader(0, { failed: [BOX] });
  expect(exposes.loaded(BOX)).toBe('failed');
  expect(loadCode).not.toHaveBeenCalled();
});

test('an expose with translations of its own has these, the others those of their remote', async () => {
  const { exposes } = loader(0);
  expect(await exposes.load({ remote: 'mf-a', expose: './Form' })).toEqual({
    module: CODE,
    messages: { hello: 'formulaire' },
  });
  expect(await exposes.load(BOX)).toEqual(LOADED);
});

test('a part whose translations do not come has failed by itself, and gets another chance on the next page', async () => {
  const { exposes } = loader(0, { language: 'nl' });
  texts['/a/form.nl.js'] = { hello: 'formulier' };
  expect(await load(exposes)).toBe('failed');
  expect(await exposes.load({ remote: 'mf-a', expose: './Form' })).toMatchObject({
    messages: { hello: 'formulier' },
  });
  expect(warned).toHaveBeenCalledTimes(1);
  exposes.forgetFailures();
  texts['/a/nl.js'] = { hello: 'goeiendag' };
  expect(await load(exposes)).toEqual({ module: CODE, messages: { hello: 'goeiendag' } });
});
