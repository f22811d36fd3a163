import { priceWords } from './price-label.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['nl', { kind: 'from', amount: 279_000, perMonth: false, vat: 'excluded' }, 'Vanaf € 279.000 excl. btw'],
  ['fr', { kind: 'amount', amount: 279_000, perMonth: false, vat: 'excluded' }, '€ 279.000 HTVA'],
  ['en', { kind: 'amount', amount: 279_000, perMonth: false, vat: 'included' }, '€ 279.000 incl. VAT'],
  ['de', { kind: 'from', amount: 279_000, perMonth: false, vat: 'excluded' }, 'Ab € 279.000 zzgl. MwSt.'],
  ['fr', { kind: 'amount', amount: 950, perMonth: true }, '€ 950 / mois'],
  ['fr', { kind: 'amount', amount: 950, perMonth: true, unit: '/ semaine' }, '€ 950 / semaine'],
  ['nl', { kind: 'amount', amount: 120, perMonth: false, unit: 'per m²' }, '€ 120 per m²'],
  ['de', { kind: 'on-request', amount: null, perMonth: false }, 'Preis auf Anfrage'],
  ['nl', { kind: 'hidden', amount: null, perMonth: false }, ''],
  ['fr', { kind: 'amount', amount: 230_000, perMonth: false, ofAnnuity: true }, '€ 230.000 en viager'],
  [
    'en',
    { kind: 'amount', amount: 45_000, perMonth: false, annuity: { monthlyRent: 390 } },
    'Bouquet € 45.000 + € 390 / month',
  ],
] as const)('in %s the price %j reads %j', (language, price, expected) => {
  expect(plain(priceWords(language, price))).toBe(expected);
});
