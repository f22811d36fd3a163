import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { aProperty } from '../../testing/property-fixture.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { PriceSummary } from './property-header.tsx';

function showPrice(price: Partial<PropertyDetail['price']>) {
  const property = aProperty({ price: { kind: 'amount', amount: 45000, perMonth: false, ...price } });
  renderPart(<PriceSummary property={property} />, { language: 'fr' });
  return document.body.textContent!.replace(/\s/g, ' ');
}

test('a bouquet as the price is called so, with the rent that follows it', () => {
  expect(showPrice({ annuity: { monthlyRent: 390 } })).toBe('Bouquet € 45.000 + € 390/mois');
});

test('another price is no bouquet', () => {
  expect(showPrice({ amount: 230000 })).toBe('€ 230.000');
});
