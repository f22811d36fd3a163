import { afterEach, expect, test } from '@jest/globals';
import { draftKey, noteWaitingForm } from 'shared-kit/forms/waiting-form';
import { early } from './early.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('a form of this tab that waits to be sent is not waited for, once', () => {
  noteWaitingForm('contact', true);
  expect(early.hasWork!()).toBe(true);
  noteWaitingForm('contact', false);
  expect(early.hasWork!()).toBe(false);
});

test('a page with a form that was begun in this tab is not waited for', () => {
  sessionStorage.setItem(draftKey('contact'), '{}');
  expect(early.hasWork!()).toBe(false);
  document.body.innerHTML = '<form data-draft="contact"></form>';
  expect(early.hasWork!()).toBe(true);
});
