import { formatWholeNumber, pageLocales } from './numbers.ts';

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

test('dates are those of Belgium, figures those of Belgian Dutch in every language, unless configuration has a locale for them', () => {
  expect(pageLocales('de', {})).toEqual({ text: 'de-BE', numbers: 'nl-BE' });
  expect(pageLocales('de', { numberLocale: 'de-DE' })).toEqual({ text: 'de-BE', numbers: 'de-DE' });
});
