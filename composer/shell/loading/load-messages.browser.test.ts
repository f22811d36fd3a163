import { afterEach, expect, test } from '@jest/globals';
import { loadMessages } from './load-messages.browser.ts';

const asked = () => [...document.head.querySelectorAll('script')];
afterEach(() => document.head.replaceChildren());

/** Plays the browser: the script that was asked for last ran, or did not come. */
function answer(event: 'load' | 'error', messages?: object) {
  const script = Object.assign(asked().at(-1)!, { messages });
  script.dispatchEvent(new Event(event));
}

test('translations are a script with its integrity, which runs once for all who need them', async () => {
  const file = { href: '/a/fr.js', integrity: 'sha384-fr' };
  const both = [loadMessages(file), loadMessages(file)];
  answer('load', { hello: 'bonjour' });
  expect(await Promise.all(both)).toEqual([{ hello: 'bonjour' }, { hello: 'bonjour' }]);
  expect(await loadMessages(file)).toBe(await both[0]);
  expect(asked().map((script) => [script.getAttribute('src'), script.integrity])).toEqual([
    [file.href, file.integrity],
  ]);
});

test.each([
  ['does not come', 'error', 'did not load'],
  ['hands over none', 'load', 'has no translations'],
] as const)('a script that %s is asked for again by the next who needs it', async (what, event, reason) => {
  const file = { href: `/a/${what}.js`, integrity: undefined };
  const failed = expect(loadMessages(file)).rejects.toThrow(reason);
  answer(event);
  await failed;
  const again = loadMessages(file);
  answer('load', { hello: 'bonjour' });
  expect(await again).toEqual({ hello: 'bonjour' });
});

test('a release that names none in the language of the page has failed', async () => {
  await expect(loadMessages(undefined)).rejects.toThrow('names no translations');
  expect(asked()).toEqual([]);
});
