import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { noteWaitingForm } from 'shared-kit/forms/waiting-form';
import { onFirstInteraction } from './first-interaction.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test.each(['pointerMove', 'touchStart', 'wheel', 'keyDown', 'focusIn'] as const)(
  'the first %s begins, later ones do not begin again',
  (sign) => {
    const work = jest.fn();
    onFirstInteraction(work);
    expect(work).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent[sign](document.body);
    fireEvent.click(document.body);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('a pointer that rests where the page appears begins nothing until it moves', () => {
  const work = jest.fn();
  onFirstInteraction(work);
  const move = (movement: Partial<PointerEvent>) =>
    document.body.dispatchEvent(
      Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0, ...movement }),
    );
  move({});
  expect(work).not.toHaveBeenCalled();
  move({ movementY: -1 });
  expect(work).toHaveBeenCalledTimes(1);
});

test('a visitor who is in a field already is not waited for', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const work = jest.fn();
  onFirstInteraction(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what shows nothing without scripts is not waited for', () => {
  document.body.appendChild(document.createElement('section')).dataset.needsScripts = '';
  const work = jest.fn();
  onFirstInteraction(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('an address that names what scripts show is not waited for, one that names a part of the page is', () => {
  location.hash = '#picture-3';
  const work = jest.fn();
  onFirstInteraction(work);
  expect(work).toHaveBeenCalledTimes(1);
  document.body.appendChild(document.createElement('section')).id = 'question';
  location.hash = '#question';
  onFirstInteraction(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a form of this tab that waits to be sent is not waited for, once', () => {
  const work = jest.fn();
  noteWaitingForm('contact', true);
  onFirstInteraction(work);
  expect(work).toHaveBeenCalledTimes(1);
  noteWaitingForm('contact', false);
  onFirstInteraction(work);
  expect(work).toHaveBeenCalledTimes(1);
});
