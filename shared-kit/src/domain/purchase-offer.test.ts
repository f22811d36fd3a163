import { computeAdvance, invitationIn, offeredAmount } from './purchase-offer.ts';

test.each([
  ['275000', 275_000],
  ['275.000', 275_000],
  [' 1 250 000 ', 1_250_000],
  ['275,000', NaN],
  ['275.50', NaN],
  ['-275000', NaN],
  ['1e6', NaN],
  ['', NaN],
])('"%s" offers %p', (text, amount) => {
  expect(offeredAmount(text)).toBe(amount);
});

test('an advance is counted in cents', () => {
  expect(computeAdvance(275_555, 10)).toBe(27_555.5);
  expect(computeAdvance(333_333, 5)).toBe(16_666.65);
});

test('an invitation names its property and its last day', () => {
  expect(invitationIn('1399-20261231.abc')).toEqual({ propertyId: 1399, lastDay: '2026-12-31' });
  expect(invitationIn('1399.abc')).toBeUndefined();
  expect(invitationIn('')).toBeUndefined();
});
