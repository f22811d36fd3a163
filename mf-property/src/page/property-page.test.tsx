import { screen, within } from '@testing-library/react';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { aCard, aPicture, aProperty } from '../../testing/property-fixture.ts';
import { everythingKnown } from '../../testing/rich-property.ts';
import { renderPart } from '../../testing/render-part.tsx';
import PropertyPage from './property-page.tsx';

function show(changes: Partial<PropertyDetail> = {}, language: Language = 'fr') {
  const property = aProperty(changes);
  return renderPart(
    <PropertyPage
      data={{
        property,
        similar: [aCard({ id: 7, title: 'Autre villa' })],
        address: 'https://facade.example/fr/a-vendre/eghezee/villa-4-facades/1399/',
      }}
    />,
    { language },
  );
}

const text = () => document.body.textContent!.replace(/\s/g, ' ');
const listHrefs = (name: RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('title and description carry their language where it is not that of the page', () => {
  show({
    title: 'Mooie villa',
    titleLanguage: 'nl',
    description: '<p>Dicht bij het bos</p>',
    descriptionLanguage: 'nl',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Mooie villa' }).lang).toBe('nl');
  expect(screen.getByText('Dicht bij het bos').closest('[lang]')!.getAttribute('lang')).toBe('nl');
});

test('what is unknown leaves no trace: no heading, no empty table', () => {
  show();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Tous les détails',
    'Ce que cela coûte',
    'Documents',
    'Une question sur ce bien ?',
    'Posez votre question',
    'Biens similaires',
  ]);
  expect(text()).not.toMatch(/null|undefined|NaN/);
});

test.each([
  ['sold', 'fr', 'Déjà vendu', 'Le bien que vous avez demandé a été vendu.'],
  ['rented', 'fr', 'Déjà loué', 'Le bien que vous avez demandé a été loué.'],
  ['rented', 'en', 'Already rented', 'The property you requested has been rented.'],
  ['sold', 'nl', 'Al verkocht', 'Het pand dat u zocht, is verkocht.'],
  ['sold', 'de', 'Bereits verkauft', 'Die von Ihnen gewünschte Immobilie wurde verkauft.'],
] as const)(
  'a property that is %s says so in %s, without price and enquiry',
  (status, language, title, said) => {
    show(
      { ...everythingKnown, status, price: { kind: 'amount', amount: 425_000, perMonth: false } },
      language,
    );
    const notice = within(screen.getByRole('complementary', { name: title }));
    expect(notice.getByText(said)).toBeTruthy();
    const [toSimilar] = notice.getAllByRole('link');
    const similar = document.querySelector(toSimilar!.getAttribute('href')!)!;
    expect(within(similar as HTMLElement).getByText('Autre villa')).toBeTruthy();
    expect(text()).not.toContain('987.654');
    expect(
      document.querySelector(
        '#question, form, a[href="#question"], a[href^="tel:"], a[href^="mailto:"]:not([href^="mailto:?"])',
      ),
    ).toBeNull();
  },
);

test.each([
  ['under-offer', 'Une offre est en cours sur ce bien'],
  ['under-option', 'Ce bien est sous option'],
  ['reserved', 'Ce bien est réservé'],
  ['visits-suspended', 'Les visites sont suspendues'],
  ['for-takeover', 'Un commerce à remettre'],
] as const)('one that is %s says so, and what can still be done', (status, title) => {
  show({ status });
  const notice = within(screen.getByText(title).parentElement!);
  expect(notice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#question',
    '#similar',
    expect.stringContaining('city=eghez%C3%A9e%7C5310'),
  ]);
  expect(text()).toContain('€ 425.000');
});

test.each([null, 'new', 'price-drop'] as const)('one with the status %s has no notice', (status) => {
  show({ status });
  expect(document.querySelector('[role="status"] a')).toBeNull();
});

test('where nothing is found, the page says so', () => {
  renderPart(
    <PropertyPage data={{ property: aProperty(), similar: [], address: 'https://facade.example/' }} />,
  );
  expect(text()).toContain('Aucun document trouvé.');
  expect(text()).toContain('Aucun bien trouvé.');
});

test.each(LANGUAGES)('in %s every text is there, with all that can be known', (language) => {
  show(everythingKnown, language);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10);
  expect(text()).not.toMatch(/null|undefined|NaN/);
});

test.each([
  [{ kind: 'amount', amount: 425000, perMonth: false }, '€ 425.000'],
  [{ kind: 'from', amount: 199000, perMonth: false }, 'À partir de € 199.000'],
  [{ kind: 'on-request', amount: null, perMonth: false }, 'Prix sur demande'],
  [{ kind: 'hidden', amount: null, perMonth: false }, 'Prix non communiqué'],
  [{ kind: 'amount', amount: 950, perMonth: true }, '€ 950 / mois'],
] as const)('the price %j reads "%s"', (price, expected) => {
  show({ price });
  expect(text()).toContain(expected);
});

test('a rental shows rent and charges', () => {
  show({
    goal: 1,
    section: 'rent',
    price: { kind: 'amount', amount: 950, perMonth: true },
    charges: { owner: null, renter: 120 },
  });
  expect(text()).toContain('Charges communes / provision : € 120 par mois');
});

test('the address is as much as is published', () => {
  show();
  expect(text()).toContain('5310 Eghezée (adresse sur demande)');
});

test('a published address has street, number and box', () => {
  show({ address: { ...aProperty().address, street: 'Rue Haute', houseNumber: '12', boxNumber: '3' } });
  expect(text()).toContain('Rue Haute 12 bte 3, 5310 Eghezée');
  expect(text()).not.toContain('adresse sur demande');
});

const flemishLabel = { region: 'flanders', label: 'e', computed: false } as const;

test('a Flemish home of label E tells of the duty to renovate, with the years of the configuration', () => {
  show({ energy: { ...aProperty().energy, label: flemishLabel, mustBeRenovatedWithinYears: 6 } });
  expect(text()).toContain('Obligation de rénovation');
  expect(text()).toMatch(/label E.*dans les 6 ans/);
});

test('without the duty there is no notice', () => {
  show({ energy: { ...aProperty().energy, label: flemishLabel } });
  expect(screen.getByRole('img', { name: 'Classe énergétique E' })).toBeTruthy();
  expect(text()).not.toContain('Obligation de rénovation');
});

test('a computed label says so', () => {
  show({ energy: { ...aProperty().energy, label: { region: 'wallonia', label: 'a_plus', computed: true } } });
  expect(screen.getByRole('img', { name: 'Classe énergétique A+, calculée' })).toBeTruthy();
  expect(text()).toContain('Classe calculée à partir de la consommation');
});

test('the value on the scales of the other regions is shown on request, and said to be a comparison', () => {
  show({ energy: { ...aProperty().energy, label: flemishLabel, performance: 420 } });
  const comparison = within(document.querySelector('details:has(figure)')!);
  // 420 kWh/m².year: G above 345 in Brussels, E from 340 to 425 in Wallonia.
  expect(comparison.getAllByRole('figure', { hidden: true }).map((figure) => figure.textContent)).toEqual([
    expect.stringMatching(/^Bruxelles.*G/),
    expect.stringMatching(/^Wallonie.*E/),
  ]);
  expect(comparison.getByRole('img', { name: 'Classe énergétique G, calculée', hidden: true })).toBeTruthy();
  expect(text()).toContain('À titre de comparaison seulement : 420 kWh/m².an');
});

test.each([
  ['no value', { label: flemishLabel }],
  ['a home abroad', { label: { ...flemishLabel, region: 'luxembourg' as const }, performance: 100 }],
])('with %s there is no comparison of scales', (_what, energy) => {
  show({ energy: { ...aProperty().energy, ...energy } });
  expect(text()).not.toContain('À titre de comparaison');
});

test('a life annuity has its own section', () => {
  show({ annuity: everythingKnown.annuity });
  const section = screen.getByRole('heading', { name: 'Vente en viager' }).parentElement!;
  expect(within(section).getByText('Bouquet')).toBeTruthy();
});

test('the manager can be called and written to', () => {
  show({ manager: { name: 'Anne Dubois', email: 'anne@facade.example', phone: '0475123456', photo: null } });
  expect(text()).toContain('0475 12 34 56');
  expect(new Set(listHrefs(/0475|Appeler/))).toEqual(new Set(['tel:0475123456']));
  expect(listHrefs(/Envoyer un e-mail/)[0]).toBe(
    'mailto:anne@facade.example?subject=Villa%204%20fa%C3%A7ades%20(r%C3%A9f%C3%A9rence%20EG-1399)',
  );
});

test('without the form there are phone and e-mail in its place', () => {
  show();
  const section = document.getElementById('question')!;
  expect(within(section).getByRole('link', { name: /081 23 45 67/ })).toBeTruthy();
  expect(within(section).getByRole('link', { name: /Envoyer un e-mail/ })).toBeTruthy();
  expect(new Set(listHrefs(/^Poser une question$|^Question$/))).toEqual(new Set(['#question']));
});

test('without a manager the agency answers', () => {
  show();
  expect(text()).toContain('081 23 45 67');
});

test('without pictures a plate says so', () => {
  show();
  expect(screen.getByText('Aucune photo disponible')).toBeTruthy();
});

test('only the first picture is fetched at once', () => {
  show({ pictures: [aPicture('a'), aPicture('b'), aPicture('c', 'floorplan')] });
  const images = [...document.querySelectorAll('section[aria-label="Photos du bien"] picture img')];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  expect(images[0]!.getAttribute('fetchpriority')).toBe('high');
  expect(images.every((image) => image.getAttribute('width') && image.getAttribute('height'))).toBe(true);
});

test('nothing of a third party is asked for before a click', () => {
  show(everythingKnown);
  expect(document.querySelectorAll('iframe, video, script')).toHaveLength(0);
  const requested = [...document.querySelectorAll('[src], [srcset]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('srcset')!,
  );
  expect(requested.every((address) => address.startsWith('/'))).toBe(true);
});

test('the printed page leads back to the site by a QR code', () => {
  show();
  const code = screen.getByAltText('Code QR vers la page de ce bien');
  expect(code.getAttribute('src')).toBe(
    '/media/qr.svg?path=%2Ffr%2Fa-vendre%2Feghezee%2Fvilla-4-facades%2F1399%2F',
  );
});

test('a property has a brochure in the language of the page, one that is gone has none', () => {
  const { unmount } = show();
  expect(listHrefs(/Brochure/)).toEqual(['/api/properties/1399/brochure.pdf?lang=fr']);
  unmount();
  show({ status: 'sold' });
  expect(screen.queryByRole('link', { name: /Brochure/ })).toBeNull();
});

test('the page has one title of the first level', () => {
  show(everythingKnown);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
