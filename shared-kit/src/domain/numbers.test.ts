import { formatWholeNumber, formatEuro, pageLocales } from './numbers.ts';
import { expect, test } from '@jest/globals';

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

test.each([
  [1_250_000, '€ 1.250.000'],
  [950, '€ 950'],
  [12.5, '€ 12,50'],
  [12.999, '€ 13'],
  [0, '€ 0'],
  [-0, '€ 0'],
  [0.001, '€ 0'],
  [-1500, '€ -1.500'],
  [1e15, '€ 1.000.000.000.000.000'],
])('%p euro reads %p', (amount, text) => {
  expect(formatEuro(amount).replaceAll('\u00a0', ' ')).toBe(text);
});

test('no line break can separate the sign from the digits', () => {
  expect(formatEuro(5)).toBe('€\u00a05');
});

test.each([NaN, Infinity, -Infinity, null, undefined, '5' as unknown as number])('%p reads NaN', (amount) => {
  expect(formatEuro(amount)).toBe('NaN');
});

test('dates are those of Belgium, figures those of Belgian Dutch in every language, unless configuration has a locale for them', () => {
  expect(pageLocales('de', {})).toEqual({ text: 'de-BE', numbers: 'nl-BE' });
  expect(pageLocales('de', { numberLocale: 'de-DE' })).toEqual({ text: 'de-BE', numbers: 'de-DE' });
});
