import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import * as L from 'leaflet';
import { pressFirst } from './press-first.ts';

let root: HTMLElement;
let map: L.Map;
const left = jest.fn();
const taken = jest.fn();
/** Whether the map takes a turn of the wheel: the page would not scroll. */
const takesWheel = (keys: WheelEventInit = {}) => !fireEvent.wheel(root, { deltaY: 100, ...keys });

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  map = L.map(root).setView([50.5, 4.5], 9);
  left.mockClear();
  pressFirst(map, { left, taken });
});
afterEach(() => {
  map.remove();
  root.remove();
});
const pointerDown = (pointerType: string) =>
  fireEvent(root, Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));

test('until it is pressed the wheel scrolls the page, and zooms with Ctrl or ⌘', () => {
  expect(takesWheel()).toBe(false);
  expect(takesWheel({ ctrlKey: true })).toBe(true);
  expect(takesWheel({ metaKey: true })).toBe(true);
});

test('a finger scrolls the page until it has tapped the map', () => {
  pointerDown('touch');
  expect(map.dragging.enabled()).toBe(false);
  fireEvent.click(root);
  expect(map.dragging.enabled()).toBe(true);
});

test('a mouse drags at once, and then the wheel zooms, until the map loses focus', () => {
  pointerDown('mouse');
  expect([map.dragging.enabled(), takesWheel()]).toEqual([true, true]);
  fireEvent.blur(window);
  expect([map.dragging.enabled(), takesWheel()]).toEqual([false, false]);
});

test('what is left to the page is told, and so is what the map takes', () => {
  takesWheel();
  fireEvent.touchMove(root, { touches: [{ clientX: 1, clientY: 1 }] });
  fireEvent.touchMove(root, { touches: [{ clientX: 1 }, { clientX: 9 }] });
  expect(left.mock.calls).toEqual([['wheel'], ['finger']]);
  taken.mockClear();
  takesWheel({ ctrlKey: true });
  fireEvent.click(root);
  expect(taken).toHaveBeenCalledTimes(2);
  takesWheel();
  expect(left).toHaveBeenCalledTimes(2);
});
