import { formatWholeNumber } from './whole-number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [-1, '-1'],
  [1240, '1.240'],
  [1_250_000, '1.250.000'],
  [165.7, '166'],
])('%p reads %s', (value, text) => {
  expect(formatWholeNumber(value)).toBe(text);
});
