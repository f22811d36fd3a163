import { isEmpty } from './texts.ts';

test.each([null, undefined, '', ' ', '\t\n', '\u00a0'])('%p is empty', (value) => {
  expect(isEmpty(value)).toBe(true);
});

test.each([0, NaN, false, [], {}, 'x', ' x '])('%p is not empty', (value) => {
  expect(isEmpty(value)).toBe(false);
});
