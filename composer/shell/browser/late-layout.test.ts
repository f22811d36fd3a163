import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { layOutBelowFold } from './late-layout.ts';

const root = document.documentElement;
const waiting = () => document.querySelectorAll('[data-below-fold]').length;
/** What the browser draws next. */
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  root.setAttribute('data-late-layout', '');
  document.body.innerHTML = '<p data-below-fold></p><a href="#part">Part</a><p data-below-fold></p>';
});
afterEach(() => {
  jest.useRealTimers();
  root.removeAttribute('data-late-layout');
  document.body.replaceChildren();
});

/** Plays the browser: draws a frame, and has nothing else to do then. */
function beIdle() {
  for (const callback of frames.splice(0)) callback(0);
  jest.runAllTimers();
}

test('blocks below the first screen are laid out one in a frame; what is shown later does not wait', () => {
  layOutBelowFold();
  jest.runAllTimers();
  expect(waiting()).toBe(2);
  beIdle();
  expect(waiting()).toBe(1);
  beIdle();
  expect([waiting(), root.hasAttribute('data-late-layout')]).toEqual([0, true]);
  beIdle();
  expect(root.hasAttribute('data-late-layout')).toBe(false);
});

test('who goes to another part of the page has all of it laid out before', () => {
  layOutBelowFold();
  fireEvent.click(document.querySelector('a')!);
  expect(root.hasAttribute('data-late-layout')).toBe(false);
  beIdle();
  expect(frames).toEqual([]);
});

test('a page that was laid out at once stays as it is', () => {
  root.removeAttribute('data-late-layout');
  layOutBelowFold();
  expect(frames).toEqual([]);
});
