import { formatEuro } from './numbers.ts';

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
