import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { focusFirstFault } from './form-sending.ts';

let form: HTMLFormElement;
const byId = (id: string) => document.getElementById(id)!;
const [send, first, other] = [() => byId('send'), () => byId('first'), () => byId('other')] as const;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<form><input id="first"><input id="other"><button id="send" type="button">Send</button></form>';
  form = document.querySelector('form')!;
  send().focus();
});
afterEach(() => void jest.useRealTimers());

const frame = () => jest.advanceTimersToNextFrame();

test('the first wrong field gets the focus, also one that shows its fault some frames later', () => {
  focusFirstFault(form);
  frame();
  frame();
  other().setAttribute('aria-invalid', 'true');
  first().setAttribute('aria-invalid', 'true');
  frame();
  expect(document.activeElement).toBe(first());
});

test('who has gone on meanwhile stays where they are', () => {
  focusFirstFault(form);
  frame();
  other().focus();
  first().setAttribute('aria-invalid', 'true');
  frame();
  expect(document.activeElement).toBe(other());
});

test('a form without a fault is not looked at for ever', () => {
  focusFirstFault(form);
  for (let frames = 0; frames < 200; frames++) frame();
  expect(jest.getTimerCount()).toBe(0);
});
