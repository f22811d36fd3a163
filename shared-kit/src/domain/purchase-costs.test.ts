import { purchaseKind, purchaseTaxes, type PurchaseKind } from './purchase-costs.ts';
import type { Region } from './region.ts';

const duties = (price: number, region: Region, kind: PurchaseKind) => {
  const taxes = purchaseTaxes({ price, region, kind });
  return taxes?.kind === 'duties' ? [taxes.ordinary.amount, taxes.ownHome?.amount ?? null] : taxes;
};

test.each([
  // 12.5 % of 300,000; 3 % of it.
  [300_000, 'wallonia', 'home', [37_500, 9_000]],
  [80_000, 'wallonia', 'plot', [10_000, 2_400]],
  [300_000, 'wallonia', 'other', [37_500, null]],
  // 12 %; 2 %, not for plots.
  [300_000, 'flanders', 'home', [36_000, 6_000]],
  [80_000, 'flanders', 'plot', [9_600, null]],
  // 12.5 % of 300,000; 12.5 % of the 100,000 above the allowance.
  [300_000, 'brussels', 'home', [37_500, 12_500]],
  // Less than the allowance: nothing, and never less than nothing.
  [150_000, 'brussels', 'home', [18_750, 0]],
  // The allowance ends above 600,000: 12.5 % of 400,000 at the limit.
  [600_000, 'brussels', 'home', [75_000, 50_000]],
  [600_001, 'brussels', 'home', [75_000, null]],
  [150_000, 'brussels', 'plot', [18_750, null]],
] as const)('%p euro in %s for a %s', (price, region, kind, expected) => {
  expect(duties(price, region, kind)).toEqual(expected);
});

const newBuild = { price: 279_000, region: 'brussels', kind: 'home' } as const;

test.each([
  [null, { percent: 21, amount: 58_590 }],
  ['21 % sur la construction, 21 % sur le terrain', { percent: 21, amount: 58_590 }],
  ['6 %', { percent: 6, amount: 16_740 }],
])('new build without VAT, in words %p', (vatText, vat) => {
  expect(purchaseTaxes({ ...newBuild, vat: 'excluded', vatText })).toEqual({ kind: 'vat', vat });
});

test('several rates of VAT in the wording are not computed with', () => {
  expect(purchaseTaxes({ ...newBuild, vat: 'excluded', vatText: '6 % of 21 %' })).toBeUndefined();
});

test('a price with VAT has nothing on top', () => {
  expect(purchaseTaxes({ ...newBuild, vat: 'included' })).toEqual({ kind: 'vat-included' });
});

test.each([
  [[1], 'home'],
  [[2, 10], 'home'],
  [[4], 'plot'],
  [[10], 'other'],
] as const)('types %j are bought as %s', (typeIds, kind) => {
  expect(purchaseKind(typeIds)).toBe(kind);
});
