import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { answerLoan } from 'shared-kit/domain/mortgage-loan';
import type { LoanAnswer } from 'shared-kit/domain/mortgage-loan';
import { aProperty } from '../../testing/property-fixture.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { Costs } from './costs.tsx';

const { address, charges, finance } = aProperty();
const at = (zip: string) => ({ address: { ...address, zip } });
const priced = (amount: number, more: Partial<PropertyDetail['price']> = {}) => ({
  price: { kind: 'amount' as const, amount, perMonth: false, ...more },
});
const rented = { goal: 1 as const, section: 'rent' as const, ...priced(900, { perMonth: true }) };

const show = (changes: Partial<PropertyDetail>, loan: LoanAnswer | null = null) =>
  renderPart(<Costs property={aProperty(changes)} path="/fr/a-vendre/x/1/" loan={loan} />, {
    language: 'fr',
  });
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent!.replace(/\s/g, ' ')));
const text = () => document.body.textContent!.replace(/\s/g, ' ');

test('a home for sale: both rates side by side, with the fees of the notary in the sum', () => {
  show({ ...priced(300_000), finance: { ...finance, notaryFees: 2000, notaryFeesWithVat: 2420 } });
  expect(rows()).toEqual([
    ['', 'Taux ordinaire', 'Habitation propre et unique'],
    ['Prix', '€ 300.000', '€ 300.000'],
    ['Droits d’enregistrement', '€ 37.500 (12,5 %)', '€ 9.000 (3 %)'],
    ['Frais de notaire TVAC', '€ 2.420', '€ 2.420'],
    ['Total', '€ 339.920', '€ 311.420'],
  ]);
  expect(text()).toContain('dans les 3 ans');
  expect(text()).toContain('À titre indicatif : taux connus au 21 novembre 2026');
});

test('fees that nobody knows are said to be missing, and are not in the sum', () => {
  show(priced(100_000));
  expect(rows().slice(-2)).toEqual([
    ['Frais de notaire TVAC', ...Array(2).fill('non connus : demandez à votre notaire')],
    ['Total hors frais de notaire', '€ 112.500', '€ 103.000'],
  ]);
});

test('fees of the configured table stand in for those of the feed', () => {
  show({ ...priced(100_000), costs: { notaryFees: 1500, guaranteeMonths: null } });
  expect(rows().at(-1)).toEqual(['Total', '€ 114.000', '€ 104.500']);
});

test('new build has VAT in place of duties', () => {
  show({ ...priced(200_000, { vat: 'excluded' }), finance: { ...finance, vat: '21 %' } });
  expect(rows()).toContainEqual(['TVA', '€ 42.000 (21 %)']);
  expect(text()).not.toContain('Droits d’enregistrement');
});

test.each([
  ['a price on request', { price: { kind: 'on-request', amount: null, perMonth: false } }],
  ['a price of a unit', priced(120, { unit: 'par m²' })],
  ['a rent of a week', { ...rented, ...priced(300, { perMonth: true, unit: '/ semaine' }) }],
  ['a life annuity', priced(45_000, { annuity: { monthlyRent: 390 } })],
  ['a home abroad', { address: { ...address, countryId: 50, zip: '2222' } }],
  ['a sold home', { status: 'sold' }],
] as const)('%s is not computed with', (_what, changes) => {
  show(changes as Partial<PropertyDetail>);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.querySelector('form')).toBeNull();
});

test('a rental: rent and charges, and the guarantee with the most that its region allows', () => {
  show({
    ...rented,
    ...at('1000'),
    charges: { ...charges, renter: 100 },
    finance: { ...finance, deposit: 1800 },
    costs: { notaryFees: null, guaranteeMonths: 2 },
  });
  expect(rows()).toEqual([
    ['Loyer', '€ 900'],
    ['Charges communes / provision', '€ 100'],
    ['Total par mois', '€ 1.000'],
  ]);
  expect(text()).toContain('À Bruxelles, la garantie est d’au plus 2 mois de loyer : € 1.800.');
  expect(document.querySelector('form')).toBeNull();
});

test('a rental without known charges does not pretend to have none', () => {
  show(rented);
  expect(rows().at(-1)).toEqual(['Total par mois hors charges', '€ 900']);
});

test('the loan names no rate of its own; it answers while one types, and says what is wrong when it is sent', async () => {
  show(priced(240_000));
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect([field(/Montant/).value, field(/Taux/).value]).toEqual(['240000', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Calculer' }));
  expect(await screen.findByText('Indiquez de 1 à 40 ans.')).toBeTruthy();
  expect(document.activeElement).toBe(field(/Durée/));
  await userEvent.type(field(/Durée/), '20');
  await userEvent.type(field(/Taux/), '0');
  expect(await within(document.body).findByText(/€\s1.000 par mois/)).toBeTruthy();
});

test('without scripts the answer comes with the page, to the form of the page', () => {
  const typed: Record<string, string> = { loan: '240.000', years: '20', rate: '99' };
  show(
    priced(300_000),
    answerLoan((name) => typed[name]),
  );
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/fr/a-vendre/x/1/#loan']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Montant/ }).value).toBe('240.000');
  expect(text()).toContain('Indiquez un taux de 0 à 30');
});
