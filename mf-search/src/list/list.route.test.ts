import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import type { PageMeta } from 'shared-kit/contracts/page';
import type { Goal } from 'shared-kit/domain/goal';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { parseListingQuery } from 'shared-kit/domain/listing-query';
import { schemaOrgFaults } from 'shared-kit/testing/schema-org.ts';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { listingPage } from '../../testing/listings.ts';
import { readPartMessages, site } from '../../testing/render-part.tsx';
import { meta } from './list.route.ts';

interface Case {
  query?: string;
  goal?: Goal;
  language?: Language;
  total?: number;
}

function createMeta({ query = '', goal = 0, language = 'fr', total = 412 }: Case = {}): PageMeta {
  const intl = createIntl({ locale: `${language}-BE`, messages: readPartMessages(language) });
  const parsed = parseListingQuery(new URLSearchParams(query), goal);
  return meta({
    data: { goal, query: parsed, result: listingPage(total, parsed.page) },
    language,
    site: site(language),
    href: siteHref(language),
    routeId: goal === 0 ? 'sale-list' : 'rent-list',
    url: new URL(`https://facade.test/${query && `?${query}`}`),
    text: (id, values) => intl.formatMessage({ id }, values),
  });
}

test.each([
  ['fr', 'Maisons et appartements à vendre – 412 biens'],
  ['nl', 'Huizen en appartementen te koop – 412 panden'],
  ['en', 'Houses and apartments for sale – 412 properties'],
  ['de', 'Häuser und Wohnungen zu verkaufen – 412 Immobilien'],
] as const)('the title in %s', (language, title) => {
  expect(createMeta({ language }).title).toBe(title);
});

test.each([
  [{ goal: 1, total: 1 }, 'Maisons et appartements à louer – 1 bien'],
  [{ query: 'city=namur|5000' }, 'Maisons et appartements à vendre à Namur – 412 biens'],
  [{ query: 'city=namur|5000&city=evere|1140&type=2' }, 'Appartements à vendre à Namur et Evere – 412 biens'],
  [{ query: 'type=10' }, 'Maisons et appartements à vendre – 412 biens'],
  [
    { query: 'city=grez-doiceau|1390', total: 0 },
    'Maisons et appartements à vendre à Grez-Doiceau – aucun bien trouvé',
  ],
  [
    { query: 'city=a|1&city=b|2&city=c|3&city=d|4' },
    'Maisons et appartements à vendre dans 4 localités – 412 biens',
  ],
  [{ query: 'page=3' }, 'Maisons et appartements à vendre – 412 biens – page 3'],
] as const)('the title of %j', (request, title) => {
  expect(createMeta(request).title).toBe(title);
});

test.each(LANGUAGES)('every text of the head exists in %s', (language) => {
  const { title, description } = createMeta({ language, query: 'city=namur|5000', total: 0 });
  expect(`${title} ${description}`).not.toMatch(/list\.|\{|undefined/);
});

test('other languages keep the search, the canonical address does not depend on the order', () => {
  const { paths, canonical } = createMeta({ query: 'city=namur|5000&sort=price-asc&page=2&utm_source=mail' });
  expect(paths.nl).toBe('/nl/te-koop/?city=namur%7C5000&sort=price-asc&page=2');
  expect(canonical).toBe('/fr/a-vendre/?city=namur%7C5000&page=2');
});

test.each([
  ['', undefined],
  ['page=2', undefined],
  ['city=namur|5000', undefined],
  ['type=2', undefined],
  ['city=namur|5000&type=2', 'noindex, follow'],
  ['bedrooms=2', 'noindex, follow'],
  ['search=jardin', 'noindex, follow'],
  ['price=200000-300000', 'noindex, follow'],
])('search engines and %p', (query, robots) => {
  expect(createMeta({ query }).robots).toBe(robots);
});

test('an empty list is not indexed', () => {
  expect(createMeta({ total: 0 }).robots).toBe('noindex, follow');
});

test('structured data numbers the listings across pages', () => {
  const { jsonLd } = createMeta({ query: 'page=2' }) as {
    jsonLd: { '@graph': { itemListElement: object[] }[] };
  };
  expect(jsonLd['@graph'][0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 412 });
  expect(jsonLd['@graph'][0]!.itemListElement[0]).toEqual({
    '@type': 'ListItem',
    position: 13,
    url: 'https://facade.test/fr/a-vendre/namur/maison/1387/',
    name: 'Maison 1387',
  });
});

test('structured data is as schema.org defines it', () => {
  expect(schemaOrgFaults(createMeta({ query: 'city=namur|5000' }).jsonLd)).toEqual([]);
});

test.each([
  [0, { section: 'sale', title: 'Nieuw aanbod: Te koop – Façade' }],
  [1, { section: 'rent', title: 'Nieuw aanbod: Te huur – Façade' }],
] as const)('the list of goal %i has the feed of its new listings', (goal, feed) => {
  expect(createMeta({ goal, language: 'nl' }).feed).toEqual(feed);
});
