import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { onFirstInteraction } from './first-interaction.ts';

/** When the page was first painted, in ms; undefined before. */
let painted: number | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  painted = -1000;
  performance.getEntriesByType = () =>
    painted === undefined ? [] : [{ startTime: painted } as PerformanceEntry];
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Lets the browser paint. */
const paint = () => jest.advanceTimersByTime(40);

test.each(['pointerMove', 'wheel', 'scroll', 'keyDown', 'focusIn'] as const)(
  'the first %s begins when its own effect is painted, later ones do not begin again',
  (sign) => {
    const work = jest.fn();
    onFirstInteraction(work, {});
    fireEvent[sign](document.body);
    expect(work).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent.click(document.body);
    paint();
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['a link to another page', '<a href="/fr/a-vendre/"><b>x</b></a>', 0],
  ['one to another site', '<a href="https://elsewhere.example/"><b>x</b></a>', 0],
  ['one that dials', '<a href="tel:+3281001234"><b>x</b></a>', 1],
  ['one to a part of this page', '<a href="#part"><b>x</b></a>', 1],
  ['one that scripts answer', '<a href="/film" data-in-page><b>x</b></a>', 1],
  ['a button', '<button><b>x</b></button>', 1],
])('who presses %s', (_what, html, times) => {
  const work = jest.fn();
  document.body.innerHTML = html;
  onFirstInteraction(work, {});
  const inside = document.querySelector('b')!;
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.focusIn(inside);
  fireEvent.click(inside);
  paint();
  expect(work).toHaveBeenCalledTimes(times);
});

test('a pointer above a link, and a key, begin as elsewhere', () => {
  const work = jest.fn();
  document.body.innerHTML = '<a href="/fr/a-vendre/">x</a>';
  onFirstInteraction(work, {});
  fireEvent.keyDown(document.querySelector('a')!);
  paint();
  expect(work).toHaveBeenCalledTimes(1);
});

/** A module that has seen no pointer yet, and pointers for it. No browser tells the distance of the first move. */
async function freshPage() {
  jest.resetModules();
  const { onFirstInteraction: begin } = await import('./first-interaction.ts');
  const work = jest.fn();
  begin(work, {});
  const move = (clientX: number, clientY: number, { at = 5000, pointerType = 'mouse' } = {}) => {
    const event = new Event('pointermove', { bubbles: true });
    const pointer = { clientX, clientY, pointerType, movementX: 0, movementY: 0, timeStamp: at };
    for (const [name, value] of Object.entries(pointer)) Object.defineProperty(event, name, { value });
    document.body.dispatchEvent(event);
    paint();
  };
  return { work, move };
}

test('a pointer that rests where the page appears begins nothing until it moves', async () => {
  painted = 100;
  const { work, move } = await freshPage();
  move(300, 400, { at: 120 });
  move(300, 400);
  move(300, 500, { pointerType: 'touch' });
  expect(work).not.toHaveBeenCalled();
  move(300, 401);
  expect(work).toHaveBeenCalledTimes(1);
});

test('one that comes to a page that is painted begins with its first move', async () => {
  painted = 100;
  const { work, move } = await freshPage();
  move(300, 400, { at: 200 });
  expect(work).toHaveBeenCalledTimes(1);
});

test('one that rests on a page before it is painted begins nothing', async () => {
  painted = undefined;
  const { work, move } = await freshPage();
  move(300, 400, { at: 900 });
  expect(work).not.toHaveBeenCalled();
});

test('a visitor who is in a field already is not waited for', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const work = jest.fn();
  onFirstInteraction(work, {});
  expect(work).toHaveBeenCalledTimes(1);
});

test('what shows nothing without scripts is not waited for', () => {
  document.body.appendChild(document.createElement('section')).dataset.needsScripts = '';
  const work = jest.fn();
  onFirstInteraction(work, {});
  expect(work).toHaveBeenCalledTimes(1);
});

test('an address that names what scripts show is not waited for, one that names a part of the page is', () => {
  location.hash = '#picture-3';
  const work = jest.fn();
  onFirstInteraction(work, {});
  expect(work).toHaveBeenCalledTimes(1);
  document.body.appendChild(document.createElement('section')).id = 'question';
  location.hash = '#question';
  onFirstInteraction(work, {});
  expect(work).toHaveBeenCalledTimes(1);
});

test('a visitor who has begun what only scripts can show is not waited for', () => {
  const work = jest.fn();
  onFirstInteraction(work, { hasWork: () => true });
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['further down', 900, 1],
  ['at the top', 0, 0],
])('a visitor who is %s when the page has loaded', (_where, scrolled, times) => {
  const work = jest.fn();
  jest.replaceProperty(window, 'scrollY', scrolled);
  onFirstInteraction(work, {});
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);
  expect(work).toHaveBeenCalledTimes(times);
  jest.restoreAllMocks();
});
