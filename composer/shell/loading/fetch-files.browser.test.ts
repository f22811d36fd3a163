import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { runScripts } from './fetch-files.browser.ts';

const FILE = { href: '/remotes/shell/main.js', integrity: 'sha384-x' };
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** Plays the browser: the script that was asked for last came, or did not. */
async function answer(event: 'load' | 'error') {
  scripts().at(-1)!.dispatchEvent(new Event(event));
  await jest.runAllTimersAsync();
}

test('a script is run once, with its integrity', async () => {
  const running = runScripts([FILE]);
  await answer('load');
  await running;
  expect(scripts().map((script) => [script.getAttribute('src'), script.integrity])).toEqual([
    [FILE.href, FILE.integrity],
  ]);
});

test('one that did not come is asked for again, three times in all', async () => {
  const failed = expect(runScripts([FILE])).rejects.toThrow(`${FILE.href} did not load`);
  await answer('error');
  await answer('error');
  await answer('error');
  await failed;
  expect(scripts()).toHaveLength(3);
});
