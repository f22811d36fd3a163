import { expect, test } from '@jest/globals';
import { retryStylesheets } from './retry-stylesheets.ts';

const HREF = '/remotes/mf-a/1/web/box.css';

/** A stylesheet of the page; `rules` is what reading its rules does. */
function stylesheet(rules: () => unknown): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: HREF });
  const value = Object.defineProperty({}, 'cssRules', { get: rules });
  Object.defineProperty(link, 'sheet', { value, configurable: true });
  document.head.replaceChildren(link);
  return link;
}

const asked = () => document.querySelector(`link[href="${HREF}"]`);

test('a stylesheet that came stays', () => {
  const link = stylesheet(() => ['.box {}']);
  retryStylesheets();
  expect(asked()).toBe(link);
});

test.each([
  ['is empty', () => []],
  [
    'may not be read',
    () => {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  ],
])('a stylesheet that %s is asked for again', (_how, rules) => {
  const link = stylesheet(rules);
  retryStylesheets();
  expect(asked()).not.toBe(link);
  expect(asked()).not.toBeNull();
});

test('a stylesheet that is on its way is asked for again only when it fails', () => {
  const link = stylesheet(() => []);
  Object.defineProperty(link, 'sheet', { value: null });
  link.media = 'print';
  retryStylesheets();
  expect(asked()).toBe(link);
  link.dispatchEvent(new Event('error'));
  expect(asked()).not.toBe(link);
  expect((asked() as HTMLLinkElement).media).toBe('all');
});

test('one that failed before anybody listened is asked for again, while others are on their way', () => {
  const link = stylesheet(() => []);
  Object.defineProperty(link, 'sheet', { value: null });
  Object.assign(link, { media: 'print' }).dataset.failed = '';
  retryStylesheets();
  expect(asked()).not.toBe(link);
  expect((asked() as HTMLLinkElement).dataset.failed).toBeUndefined();
});
