import { screen, within } from '@testing-library/react';
import { aProperty } from '../../testing/property-fixture.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { PriceHistory } from './price-history.tsx';

const priceHistory = [
  { day: '2026-09-01', amount: 450_000 },
  { day: '2026-10-15', amount: 425_000 },
];
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent!.replace(/\s/g, ' '));

test('each price has its day, the latest first', () => {
  renderPart(<PriceHistory property={aProperty({ priceHistory })} />, { language: 'fr' });
  expect(screen.getByRole('heading', { name: 'Évolution du prix' })).toBeTruthy();
  expect(lines()).toEqual(['15 octobre 2026€ 425.000', '1 septembre 2026€ 450.000']);
  expect(
    within(screen.getAllByRole('listitem')[0]!).getByText('15 octobre 2026').getAttribute('datetime'),
  ).toBe('2026-10-15');
});

test('a rent is told per month', () => {
  const price = { kind: 'amount', amount: 900, perMonth: true } as const;
  const rents = priceHistory.map(({ day }, index) => ({ day, amount: 950 - 50 * index }));
  renderPart(<PriceHistory property={aProperty({ price, priceHistory: rents })} />, { language: 'nl' });
  expect(screen.getByRole('heading', { name: 'Verloop van de huurprijs' })).toBeTruthy();
  expect(lines()[0]).toMatch(/900.*maand/);
});

test('of new build each price says whether VAT is in it', () => {
  const price = { kind: 'amount', amount: 425_000, perMonth: false, vat: 'excluded' } as const;
  renderPart(<PriceHistory property={aProperty({ price, priceHistory })} />, { language: 'de' });
  expect(lines()).toEqual([
    expect.stringMatching(/€ 425.000 zzgl. MwSt.$/),
    expect.stringMatching(/€ 450.000 zzgl. MwSt.$/),
  ]);
});

test('without a history nothing is said', () => {
  renderPart(<PriceHistory property={aProperty()} />, { language: 'fr' });
  expect(screen.queryByRole('heading')).toBeNull();
});
