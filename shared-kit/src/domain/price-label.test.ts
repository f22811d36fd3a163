import { priceLabel } from './price-label.ts';

const sale = { goal: 0, price: 350_000 };
const rent = { goal: 1, price: 950 };

test.each([
  ['a sale', sale, { kind: 'amount', amount: 350_000, perMonth: false }],
  ['a sale starting from', { ...sale, priceUnit: 7 }, { kind: 'from', amount: 350_000, perMonth: false }],
  ['a sale in another unit', { ...sale, priceUnit: 1 }, { kind: 'amount', amount: 350_000, perMonth: false }],
  ['a sale on request', { ...sale, priceOnDemand: true }, { kind: 'on-request', perMonth: false }],
  [
    'a sale on request, not published',
    { ...sale, priceOnDemand: true, publishPrice: false },
    { kind: 'on-request', perMonth: false },
  ],
  ['a sale that is not published', { ...sale, publishPrice: false }, { kind: 'hidden', perMonth: false }],
  [
    'a sale with unknown publication',
    { ...sale, publishPrice: null },
    { kind: 'amount', amount: 350_000, perMonth: false },
  ],
  [
    'a bouquet with the rent that follows it',
    { ...sale, bouquet: 350_000, monthlyRent: 390 },
    { kind: 'amount', amount: 350_000, perMonth: false, annuity: { monthlyRent: 390 } },
  ],
  [
    'a bouquet without a known rent',
    { ...sale, bouquet: 350_000, monthlyRent: 0 },
    { kind: 'amount', amount: 350_000, perMonth: false, annuity: { monthlyRent: null } },
  ],
  [
    'a bouquet starting from',
    { ...sale, priceUnit: 7, bouquet: 350_000 },
    { kind: 'from', amount: 350_000, perMonth: false, annuity: { monthlyRent: null } },
  ],
  [
    'a price that is not the bouquet',
    { ...sale, bouquet: 45_000, monthlyRent: 390 },
    { kind: 'amount', amount: 350_000, perMonth: false },
  ],
  [
    'a bouquet on request',
    { ...sale, priceOnDemand: true, bouquet: 350_000, monthlyRent: 390 },
    { kind: 'on-request', perMonth: false },
  ],
  ['a rent', rent, { kind: 'amount', amount: 950, perMonth: true }],
  ['a rent starting from', { ...rent, priceUnit: 7 }, { kind: 'from', amount: 950, perMonth: true }],
  [
    'a rent "on request", which the law does not allow',
    { ...rent, priceOnDemand: true },
    { kind: 'amount', amount: 950, perMonth: true },
  ],
  [
    'a rent "not published"',
    { ...rent, publishPrice: false },
    { kind: 'amount', amount: 950, perMonth: true },
  ],
  ['a rent on request without amount', { goal: 1, priceOnDemand: true }, { kind: 'hidden', perMonth: true }],
])('%s shows %j', (_case, facts, label) => {
  expect(priceLabel(facts)).toEqual(label);
});

test.each([null, undefined, 0, -1, NaN, Infinity])('a price of %p is not shown', (price) => {
  expect(priceLabel({ goal: 0, price })).toEqual({ kind: 'hidden', perMonth: false });
});
