import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchWhenIdle } from './fetch-ahead.ts';

const FILES = ['a', 'b', 'a'].map((name) => ({ href: `/remotes/${name}.js`, integrity: undefined }));
const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);
const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('code is fetched once the browser has nothing better to do, each file once', () => {
  saveData(false);
  fetchWhenIdle(FILES);
  expect(asked()).toEqual([]);
  jest.runAllTimers();
  expect(asked()).toEqual(['http://localhost/remotes/a.js', 'http://localhost/remotes/b.js']);
});

test('where data are to be saved nothing is fetched', () => {
  saveData(true);
  fetchWhenIdle(FILES);
  jest.runAllTimers();
  expect(asked()).toEqual([]);
});

test('a file of data is fetched as scripts will ask for it', () => {
  saveData(false);
  fetchWhenIdle([], ['/compositions/x.json']);
  jest.runAllTimers();
  const link = document.querySelector<HTMLLinkElement>('link[rel=prefetch]')!;
  expect([link.getAttribute('href'), link.as, link.crossOrigin]).toEqual([
    '/compositions/x.json',
    'fetch',
    'anonymous',
  ]);
});
