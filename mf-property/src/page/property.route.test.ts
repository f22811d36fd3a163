import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { schemaOrgFaults } from 'shared-kit/testing/schema-org.ts';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { aPicture, aProperty } from '../../testing/property-fixture.ts';
import { site, createTestIntl } from '../../testing/render-part.tsx';
import { meta } from './property.route.ts';

function createMeta(changes: Partial<PropertyDetail> = {}) {
  const property = aProperty(changes);
  const url = new URL('https://facade.example/fr/a-vendre/eghezee/villa-4-facades/1399/');
  const intl = createTestIntl('fr');
  return meta({
    data: { property, similar: [], address: url.href },
    language: 'fr',
    site,
    href: siteHref('fr'),
    routeId: 'sale-property',
    url,
    text: (id, values) => intl.formatMessage({ id }, values),
  });
}

const readGraph = (changes?: Partial<PropertyDetail>) =>
  (createMeta(changes).jsonLd as { '@graph': [object, object] })['@graph'];

test('a listing has two breadcrumb items: its section and its title', () => {
  expect(createMeta().breadcrumb).toEqual([
    { label: 'À vendre', path: '/fr/a-vendre/' },
    { label: 'Villa 4 façades' },
  ]);
});

test('the section of a discreet listing is the list that it stands in', () => {
  expect(createMeta({ section: 'discreet' }).breadcrumb?.[0]).toEqual({
    label: 'Discrète',
    path: '/fr/discrete/',
  });
});

test('a project unit has three: the section, the project, its title', () => {
  const project = {
    id: 33,
    name: 'Terrasses de Miss Cavell',
    slugs: { city: 'roux', name: 'terrasses-de-miss-cavell' },
  };
  expect(createMeta({ section: 'projects', project, title: 'Appartement A1' }).breadcrumb).toEqual([
    { label: 'Projets neufs', path: '/fr/projects/' },
    { label: 'Terrasses de Miss Cavell', path: '/fr/projects/roux/terrasses-de-miss-cavell/33/' },
    { label: 'Appartement A1' },
  ]);
});

test('the title names the town, once', () => {
  expect(createMeta().title).toBe('Villa 4 façades, Eghezée');
  expect(createMeta({ title: 'Villa à Eghezée' }).title).toBe('Villa à Eghezée');
});

test.each([
  [{ title: '', headline: 'Belle villa' }, 'Belle villa, Eghezée'],
  [{ title: ' ', headline: '', mainType: 'Villa' }, 'Villa, Eghezée'],
  [{ title: '', headline: '', mainType: '' }, 'Bien immobilier, Eghezée'],
])('without a title (%j) it is called "%s"', (changes, title) => {
  expect(createMeta(changes).title).toBe(title);
});

test('the description is plain text of at most 250 characters', () => {
  const { description } = createMeta({
    description: `<p>Vue &amp; calme.</p><p>${'Une belle maison. '.repeat(40)}</p>`,
  });
  expect(description).toMatch(/^Vue & calme\. Une belle/);
  expect(description!.length).toBeLessThanOrEqual(251);
});

test('without a description the reference tells properties apart', () => {
  expect(createMeta().description).toBe('Villa 4 façades, Eghezée. Référence EG-1399.');
});

test('the first picture is the one that networks show', () => {
  expect(createMeta({ pictures: [aPicture('a'), aPicture('b')] }).image).toBe('/media/a');
  expect(createMeta().image).toBeUndefined();
});

test('a discreet listing is not for search engines', () => {
  const discreet = createMeta({ section: 'discreet', pictures: [aPicture('a')] });
  expect(discreet.robots).toBe('noindex');
  expect(discreet).not.toHaveProperty('jsonLd');
  expect(discreet).not.toHaveProperty('image');
  expect(createMeta().robots).toBeUndefined();
});

test('search engines read what it is, its price and where it lies', () => {
  const [listing] = readGraph({ rooms: { ...aProperty().rooms, bedrooms: 4 }, pictures: [aPicture('a')] });
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    image: ['https://facade.example/media/a?width=1360'],
    mainEntity: {
      '@type': 'House',
      numberOfBedrooms: 4,
      address: { postalCode: '5310', addressLocality: 'Eghezée' },
    },
    offers: {
      priceSpecification: { price: 425000, priceCurrency: 'EUR' },
      availability: 'https://schema.org/InStock',
    },
  });
});

test('search engines read what a price is of', () => {
  const specification = (price: object) =>
    readGraph({ price: { kind: 'amount', amount: 950, perMonth: true, ...price } })[0];
  expect(specification({})).toMatchObject({ offers: { priceSpecification: { unitCode: 'MON' } } });
  const ofWeek = specification({ unit: '/ semaine' });
  expect(ofWeek).toMatchObject({
    offers: { priceSpecification: { '@type': 'UnitPriceSpecification', unitText: '/ semaine' } },
  });
  expect(ofWeek).not.toHaveProperty('offers.priceSpecification.unitCode');
});

test.each(['sold', 'rented'] as const)(
  'search engines read that a %s property is sold out, and no price',
  (status) => {
    const [listing] = readGraph({ status, price: { kind: 'amount', amount: 425_000, perMonth: false } });
    expect(listing).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
    expect(listing).not.toHaveProperty('offers.priceSpecification');
  },
);

test.each([
  ['under-offer', 'LimitedAvailability'],
  ['under-option', 'LimitedAvailability'],
  ['reserved', 'LimitedAvailability'],
  ['visits-suspended', 'InStock'],
  ['new', 'InStock'],
  ['price-drop', 'InStock'],
  ['for-takeover', 'InStock'],
] as const)('search engines read that a property that is %s has %s', (status, availability) => {
  expect(readGraph({ status })[0]).toMatchObject({
    offers: { availability: `https://schema.org/${availability}`, priceSpecification: { price: 425_000 } },
  });
});

test('an address or price that is not published is not told to search engines either', () => {
  const [listing] = readGraph({
    price: { kind: 'on-request', amount: null, perMonth: false },
    latitude: 50.59,
    longitude: 4.9,
  });
  for (const key of ['offers.priceSpecification', 'mainEntity.geo', 'mainEntity.address.streetAddress']) {
    expect(listing).not.toHaveProperty(key);
  }
});

test.each([
  [true, true],
  [false, false],
])(
  'a place that is exact (%s) is told to search engines (%s); the centre of a town is none',
  (isExact, isTold) => {
    const address = { ...aProperty().address, street: 'Rue Haute', houseNumber: '1' };
    const place = { lat: 50.59, lng: 4.9, isExact };
    const [listing] = readGraph({ address, latitude: 50.59, longitude: 4.9, place });
    expect('geo' in (listing as { mainEntity: object }).mainEntity).toBe(isTold);
  },
);

test('the breadcrumb of search engines has absolute addresses', () => {
  const [, crumbs] = readGraph();
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://facade.example/fr/a-vendre/' },
      { position: 2, name: 'Villa 4 façades' },
    ],
  });
});

test('search engines read the bouquet of a life annuity as what is paid at once, not as its price', () => {
  const price = { kind: 'amount', amount: 45_000, perMonth: false, annuity: { monthlyRent: 390 } } as const;
  const [listing] = readGraph({ price });
  expect(listing).not.toHaveProperty('offers.price');
  expect(listing).not.toHaveProperty('offers.priceSpecification.price');
  expect(listing).toMatchObject({
    offers: {
      priceSpecification: {
        '@type': 'CompoundPriceSpecification',
        priceComponent: [
          { priceComponentType: 'https://schema.org/Downpayment', price: 45_000, priceCurrency: 'EUR' },
          { priceComponentType: 'https://schema.org/Installment', price: 390, unitCode: 'MON' },
        ],
      },
    },
  });
});

test('the rent of a life annuity that is not known is not told', () => {
  const price = { kind: 'from', amount: 45_000, perMonth: false, annuity: { monthlyRent: null } } as const;
  expect(readGraph({ price })[0]).toHaveProperty('offers.priceSpecification.priceComponent', [
    expect.objectContaining({ minPrice: 45_000 }),
  ]);
});

test('what search engines read of any property is as schema.org defines it', () => {
  const rooms = { ...aProperty().rooms, bedrooms: 4, bathrooms: 2 };
  const perMonth = { kind: 'amount', amount: 950, perMonth: true } as const;
  const annuity = { kind: 'from', amount: 45_000, perMonth: false, annuity: { monthlyRent: 390 } } as const;
  const address = { ...aProperty().address, street: 'Rue Haute', houseNumber: '1' };
  const different: Partial<PropertyDetail>[] = [
    { rooms, pictures: [aPicture('a')], address, latitude: 50.5, longitude: 4.9 },
    { typeIds: [2], price: perMonth, status: 'reserved' },
    { typeIds: [4], price: annuity },
    { status: 'sold' },
  ];
  expect(schemaOrgFaults(...different.map((changes) => createMeta(changes).jsonLd))).toEqual([]);
});
