import { expect, test } from '@jest/globals';
import { retryStylesheets } from './retry-stylesheets.ts';

const HREF = '/remotes/mf-a/1/web/box.css';

/** A stylesheet of the page; `rules` is what reading its rules does. */
function stylesheet(rules: () => unknown): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: HREF });
  Object.defineProperty(link, 'sheet', { value: Object.defineProperty({}, 'cssRules', { get: rules }) });
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
