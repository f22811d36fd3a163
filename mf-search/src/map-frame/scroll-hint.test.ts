import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { MapTexts } from '../map-messages/messages.ts';
import { scrollHint } from './scroll-hint.ts';

const scrolling = { wheel: '{key} + molette', key: 'Ctrl', finger: 'deux doigts' };
let root: HTMLElement;
const shown = () => root.querySelector('.is-shown')?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  root.remove();
});

test.each([
  ['Win32', 'Ctrl + molette'],
  ['MacIntel', '⌘ + molette'],
])('on %s the wheel shows %s for a moment after the last turn', (platform, words) => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const hint = scrollHint(root);
  hint.describe({ scrolling } as MapTexts);
  hint.show('wheel');
  jest.advanceTimersByTime(1000);
  hint.show('wheel');
  jest.advanceTimersByTime(1000);
  expect(shown()).toBe(words);
  jest.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
});

test('it goes at once when the map answers, and a page without words for it has none', () => {
  const hint = scrollHint(root);
  hint.show('finger');
  expect(shown()).toBeUndefined();
  hint.describe({ scrolling } as MapTexts);
  hint.show('finger');
  expect(shown()).toBe('deux doigts');
  hint.hide();
  expect(shown()).toBeUndefined();
});
