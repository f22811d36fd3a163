import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PriceLabel } from '../../contracts/api/listing.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { LANGUAGES } from '../../domain/languages.ts';
import { VAT_WORDS } from '../../domain/price-label.ts';
import { Price } from './price.tsx';

test.each<[PriceLabel, string]>([
  [{ kind: 'amount', amount: 385_000, perMonth: false }, '€ 385.000'],
  [{ kind: 'amount', amount: 950, perMonth: true }, '€ 950 / mois'],
  [{ kind: 'from', amount: 249_500, perMonth: false }, 'À partir de € 249.500'],
  [{ kind: 'from', amount: 780, perMonth: true }, 'À partir de € 780 / mois'],
  [
    { kind: 'amount', amount: 45_000, perMonth: false, annuity: { monthlyRent: 390 } },
    'Bouquet € 45.000 + € 390/mois',
  ],
  [{ kind: 'amount', amount: 45_000, perMonth: false, annuity: { monthlyRent: null } }, 'Bouquet € 45.000'],
  [
    { kind: 'from', amount: 45_000, perMonth: false, annuity: { monthlyRent: 390 } },
    'Bouquet à partir de € 45.000 + € 390/mois',
  ],
  [{ kind: 'amount', amount: 230_000, perMonth: false, ofAnnuity: true }, '€ 230.000 en viager'],
  [{ kind: 'amount', amount: 120, perMonth: false, unit: 'par m²' }, '€ 120 par m²'],
  [{ kind: 'amount', amount: 650, perMonth: true, unit: 'par semaine' }, '€ 650 par semaine'],
  [{ kind: 'on-request', amount: null, perMonth: false }, 'Prix sur demande'],
  [{ kind: 'hidden', amount: null, perMonth: false }, ''],
])('%j reads %s', (price, text) => {
  const { container } = renderPart(<Price price={price} />);
  expect(container.textContent!.replaceAll('\u00a0', ' ')).toBe(text);
});

test('the locale that configuration has for the language writes it', () => {
  const price: PriceLabel = { kind: 'amount', amount: 385_000, perMonth: false };
  const { container } = renderPart(<Price price={price} />, { numberLocale: 'fr-BE' });
  expect(container.textContent!.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('385 000 €');
});

test.each(LANGUAGES)('in %s pages say the same of VAT as mails and feeds', (language) => {
  const messages: Record<string, string> = JSON.parse(
    readFileSync(resolve(`src/messages/property/${language}.json`), 'utf8'),
  );
  const { excluded, included } = VAT_WORDS[language];
  expect(messages['property.priceVat']).toBe(`{vat, select, excluded {${excluded}} other {${included}}}`);
});
