import { screen, within } from '@testing-library/react';
import type { ListingCard } from '../../contracts/api/listing.ts';
import { sampleListing } from '../sample-listing.ts';
import { renderPart } from '../testing-frame.tsx';
import { PropertyCard } from './property-card.tsx';

const show = (changes: Partial<ListingCard> = {}, priority = false) => {
  renderPart(<PropertyCard listing={{ ...sampleListing, ...changes }} sizes="300px" priority={priority} />);
  return within(screen.getByRole('article'));
};

test('is one link to the property, named after it', () => {
  const links = show().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Maison de caractère avec jardin', '/fr/a-vendre/eghezee/maison-de-caractere/1399/'],
  ]);
});

test('names a listing without title by its headline, then by type and city', () => {
  expect(show({ title: '' }).getByRole('link').textContent).toBe('Maison 3 chambres');
});

test('tells the language of a title that is not in that of the page, also in words', () => {
  const card = show({ titleLanguage: 'nl' });
  expect(card.getByRole('heading').lang).toBe('nl');
  expect(card.getByText(/en néerlandais$/)).toBeTruthy();
});

test('leaves a title in the language of the page alone', () => {
  expect(show().getByRole('heading').hasAttribute('lang')).toBe(false);
});

test('says its facts in words to screen readers', () => {
  const facts = show()
    .getAllByRole('listitem')
    .map((item) => item.textContent!.replaceAll(/\s/g, ' '));
  expect(facts).toEqual([
    '33 chambres',
    '11 salle de bain',
    'Surface habitable 165 m²',
    'Superficie du terrain 1.240 m²',
  ]);
});

test.each([
  ['sold', 'Vendu'],
  ['rented', 'Loué'],
] as const)('a %s one says so and has no price', (status, ribbon) => {
  const price = { kind: 'amount', amount: 425_000, perMonth: false } as const;
  const card = show({ status, price });
  expect(card.getByText(ribbon)).toBeTruthy();
  expect(card.queryByText(/€/)).toBeNull();
});

test('leaves out what is unknown', () => {
  const card = show({ bedrooms: null, bathrooms: 0, surfaceLiving: null, energyLabel: null });
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  expect(card.queryByRole('img', { name: /énergétique/ })).toBeNull();
});

test('calls the price of a life annuity a bouquet, and names the rent', () => {
  const price = { kind: 'amount', amount: 45_000, perMonth: false, annuity: { monthlyRent: 390 } } as const;
  expect(
    show({ price })
      .getByText(/Bouquet/)
      .parentElement!.textContent!.replaceAll(/\s/g, ' '),
  ).toBe('Bouquet € 45.000 + € 390/mois');
});

test('shows the status before the marquee', () => {
  const card = show({ status: 'sold', marquee: { value: 3, name: 'Coup de cœur' } });
  expect(card.getByText('Vendu')).toBeTruthy();
  expect(card.queryByText('Coup de cœur')).toBeNull();
});

test('shows the marquee of a listing without status', () => {
  expect(show({ marquee: { value: 3, name: 'Coup de cœur' } }).getByText('Coup de cœur')).toBeTruthy();
});

test('shows a plate with its type when there is no picture', () => {
  expect(show({ picture: null }).getByText('Photos à venir')).toBeTruthy();
});

test('says when the energy label was computed', () => {
  const card = show({ energyLabel: { region: 'brussels', label: 'c_sub', computed: true } });
  expect(card.getByRole('img', { name: 'Classe énergétique C-, calculée' }).textContent).toBe('C-');
});
