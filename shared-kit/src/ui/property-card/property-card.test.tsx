import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ListingCard } from '../../contracts/api/listing.ts';
import { sampleListing } from '../../../testing/sample-listing.ts';
import { renderPart } from '../../../testing/render-part.tsx';
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
    'Prix au m² € 2.333/m²',
  ]);
});

test('of new build the price per m² says, as the price does, that VAT comes on top', () => {
  const card = show({ price: { kind: 'amount', amount: 385_000, perMonth: false, vat: 'excluded' } });
  const last = card.getAllByRole('listitem').at(-1)!.textContent!.replaceAll(/\s/g, ' ');
  expect(last).toBe('Prix au m² € 2.333/m² HTVA');
});

test('a rental has no price per m²', () => {
  const card = show({ price: { kind: 'amount', amount: 1_250, perMonth: true } });
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).not.toContainEqual(
    expect.stringContaining('€'),
  );
});

test('a long title ends with a phrase; the button that keeps the home names it in full', () => {
  const title = 'Acheter en viager, à son rythme : spacieuse villa d’architecte à Eghezée';
  const card = show({ title });
  expect(card.getByRole('link').textContent).toBe('Acheter en viager, à son rythme');
  expect(card.getByRole('button', { name: /spacieuse villa d’architecte à Eghezée/ })).toBeTruthy();
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
  expect(card.getAllByRole('listitem')).toHaveLength(2);
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

test('a marquee that asks for an amount has that of the price', () => {
  const card = show({
    marquee: { value: 13, name: 'Faire offre à partir de' },
    price: { kind: 'from', amount: 910_000, perMonth: false },
  });
  expect(card.getByText(/^Faire offre à partir de €\s910\.000$/)).toBeTruthy();
});

test('shows a plate with its type when there is no picture', () => {
  expect(show({ picture: null }).getByText('Photos à venir')).toBeTruthy();
});

test('says when the energy label was computed', () => {
  const card = show({ energyLabel: { region: 'brussels', label: 'c_sub', computed: true } });
  expect(card.getByRole('img', { name: 'Classe énergétique C-, calculée' }).textContent).toBe('C-');
});

const picture = sampleListing.picture!;
const pictures = ['p1', 'p2', 'p3'].map((id) => ({ ...picture, id, url: `/media/${id}` }));
const sources = () =>
  [...document.querySelectorAll('article img')].map((image) => /p\d/.exec(image.getAttribute('src')!)![0]);

test('asks for the first picture only, and for the others when the visitor turns to the card', async () => {
  const card = show({ pictures });
  expect(sources()).toEqual(['p1']);
  fireEvent.focus(card.getByRole('link'));
  expect(sources()).toEqual(['p1', 'p2', 'p3']);
  expect(await card.findByRole('button', { name: 'Photo suivante' })).toBeTruthy();
  expect(card.getByText('Photo 1 sur 3')).toBeTruthy();
});

test('pictures lead to the property too, for the pointer only', () => {
  const card = show({ pictures });
  expect(card.getAllByRole('link')).toHaveLength(1);
  const strip = document.querySelector('article a[aria-hidden]')!;
  expect([strip.getAttribute('href'), strip.getAttribute('tabindex')]).toEqual([
    card.getByRole('link').getAttribute('href'),
    '-1',
  ]);
});

test('a home that was opened before is marked', async () => {
  localStorage.setItem('savedHomes', JSON.stringify({ seen: [1399] }));
  const card = show();
  await waitFor(() => expect(card.getByText('Déjà vu')).toBeTruthy());
  localStorage.clear();
});

test('says where a price is not communicated', () => {
  expect(
    show({ price: { kind: 'hidden', amount: null, perMonth: false } }).getByText('Prix non communiqué'),
  ).toBeTruthy();
});

test('says of new build whether VAT is in the price', () => {
  const price = { kind: 'from', amount: 279_000, perMonth: false, vat: 'excluded' } as const;
  // Of the price, and of the price per m².
  expect(show({ price }).getAllByText('HTVA')).toHaveLength(2);
});
