import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { runScripts } from './run-scripts.ts';

const FILE = { href: '/remotes/shell/main.js', integrity: 'sha384-x' };
const scripts = () => [...document.head.querySelectorAll('script')];
const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  warned.mockClear();
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
  runScripts([FILE]);
  await answer('load');
  expect(scripts().map((script) => [script.getAttribute('src'), script.integrity])).toEqual([
    [FILE.href, FILE.integrity],
  ]);
});

test('one that did not come is asked for again; the page stays as it is when it never comes', async () => {
  runScripts([FILE]);
  await answer('error');
  expect(scripts()).toHaveLength(2);
  await answer('error');
  expect(warned).not.toHaveBeenCalled();
  await answer('error');
  expect(scripts()).toHaveLength(3);
  expect(warned).toHaveBeenCalledTimes(1);
});
