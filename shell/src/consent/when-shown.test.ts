import { afterEach, expect, jest, test } from '@jest/globals';
import { whenShown } from './when-shown.ts';

const ahead = (prerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
const open = () => {
  ahead(false);
  document.dispatchEvent(new Event('prerenderingchange'));
};

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test.each([undefined, false])('at once where the visitor sees the page (%s)', (prerendering) => {
  if (prerendering !== undefined) ahead(prerendering);
  const work = jest.fn();
  whenShown(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('once, when a page that was rendered ahead is opened', () => {
  ahead(true);
  const work = jest.fn();
  whenShown(work);
  expect(work).not.toHaveBeenCalled();
  open();
  open();
  expect(work).toHaveBeenCalledTimes(1);
});

test('never, when nobody waits any more', () => {
  ahead(true);
  const work = jest.fn();
  whenShown(work)();
  open();
  expect(work).not.toHaveBeenCalled();
});
