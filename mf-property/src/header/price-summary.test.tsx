import { aProperty } from '../../testing/property-fixture.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { PriceSummary } from './price-summary.tsx';

const annuity = {
  type: 'Viager occupé',
  ages: [78, 73],
  gender: 'Couple',
  monthlyRent: 390,
  bouquet: 45000,
  indexed: true,
  survivorRent: 310,
  maxDuration: 18,
};

function priceOf(amount: number) {
  const property = aProperty({ annuity, price: { kind: 'amount', amount, perMonth: false } });
  renderPart(<PriceSummary property={property} />, { language: 'fr' });
  return document.body.textContent!.replace(/\s/g, ' ');
}

test('a bouquet as the price is called so, with the rent that follows it', () => {
  expect(priceOf(45000)).toBe('€ 45.000Bouquet, puis une rente de € 390 par mois');
});

test('another price is no bouquet', () => {
  expect(priceOf(230000)).toBe('€ 230.000');
});
