import { formatEuro } from './money.ts';

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

test('the sign and the digits never part at the end of a line', () => {
  expect(formatEuro(5)).toBe('€\u00a05');
});

test.each([NaN, Infinity, -Infinity, null, undefined, '5' as unknown as number])('%p reads NaN', (amount) => {
  expect(formatEuro(amount)).toBe('NaN');
});
