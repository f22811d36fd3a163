import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { followUnansweredLinks } from './unanswered-links.ts';
import { hydrationProbe } from '../document/scripted.ts';

const open = jest.fn();
let isPlain = false;

beforeAll(() => {
  followUnansweredLinks({ isPlain: () => isPlain, isPage: (pathname) => pathname.startsWith('/fr/'), open });
  // What is left to the browser would be a navigation, which jsdom does not have.
  addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  document.body.innerHTML = `<header><a href="/fr/menu/">menu</a></header>
    <main><a href="/fr/house/1/?from=list#photos"><b>house</b></a><a href="/media/plan.pdf">plan</a>
    <a href="/fr/house/1/" target="_blank">tab</a><a href="#photos">photos</a>
    <a href="/fr/map/" data-reload>map</a></main>`;
});
afterEach(() => {
  isPlain = false;
  open.mockClear();
});

const click = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

test('a link of a part that waits opens within the tab', () => {
  click('main b');
  expect(open).toHaveBeenCalledWith('/fr/house/1/?from=list#photos');
});

test.each([
  ['in the layout', 'header a', {}],
  ['to a file', 'main a[href*=pdf]', {}],
  ['to another tab', 'main a[target]', {}],
  ['to a page that is to be loaded anew', 'main a[data-reload]', {}],
  ['within the page', 'main a[href^="#"]', {}],
  ['with a key held', 'main b', { ctrlKey: true }],
] as const)('the browser follows a link %s', (_what, selector, init) => {
  click(selector, init);
  expect(open).not.toHaveBeenCalled();
});

test('phones have plain links', () => {
  isPlain = true;
  click('main b');
  expect(open).not.toHaveBeenCalled();
});

test('a link whose component answers is left alone, one in a text around it opens within the tab', async () => {
  const text = { __html: '<a class="text" href="/fr/text/">text</a>' };
  const page = createElement(
    'div',
    hydrationProbe,
    createElement('a', { className: 'own', href: '/fr/own/', onClick: (event) => event.preventDefault() }),
    createElement('p', { dangerouslySetInnerHTML: text }),
  );
  await act(async () => createRoot(document.querySelector('main')!).render(page));
  click('a.own');
  expect(open).not.toHaveBeenCalled();
  click('a.text');
  expect(open).toHaveBeenCalledWith('/fr/text/');
});
