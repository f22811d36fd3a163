import { formatWholeNumber } from './whole-number.ts';

test.each([
  [0, 'fr-BE', '0'],
  [999, 'de-BE', '999'],
  [-1, 'nl-BE', '-1'],
  [1240, 'nl-BE', '1.240'],
  [1240, 'en-GB', '1,240'],
  [165.7, 'nl-BE', '166'],
])('%p in %s reads %s', (value, locale, text) => {
  expect(formatWholeNumber(value, locale)).toBe(text);
});
