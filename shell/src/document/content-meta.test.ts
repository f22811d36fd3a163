import { expect, test } from '@jest/globals';
import type { Host } from 'composer/host';
import { schemaOrgFaults } from 'shared-kit/testing/schema-org.ts';
import { site } from 'shared-kit/testing/shell-host.ts';
import { aboutPage } from '../../testing/content-page.ts';
import { contentMeta } from './content-meta.ts';

const ORIGIN = 'https://agency.example';
type Page = Parameters<typeof contentMeta>[1];

const picture = {
  id: 'a',
  url: '/media/a',
  width: 1600,
  height: 900,
  alt: 'Une table',
  kind: 'photo' as const,
};
const silent: Page['metadata'] = {
  ...aboutPage.metadata,
  pageTitle: '',
  metadataTitle: '',
  metadataDescription: '',
  og: { title: '', type: '', url: '', image: null, description: '' },
};
const page: Page = {
  ...aboutPage,
  title: 'L’agence',
  heading: 'L’agence',
  paths: { fr: 'agence', nl: 'over-ons' },
  breadcrumb: [{ label: 'L’agence', path: 'agence' }],
  metadata: silent,
  banner: { ...aboutPage.banner, title: '' },
};
const agency = { ...site('fr').agency, phone: '081 00 12 34', vat: 'BE 0999.999.922' };
const host = {
  language: 'fr',
  site: { ...site('fr'), agency, logo: picture },
} as unknown as Host;
const createMeta = (changes: Partial<Page>) => contentMeta(host, { ...page, ...changes }, ORIGIN);

test('what a page says of itself for networks stands beside what search engines read', () => {
  const meta = createMeta({
    metadata: {
      pageTitle: 'L’agence',
      metadataTitle: 'Agence immobilière à Namur',
      metadataDescription: 'Trente ans de métier',
      og: { title: 'Passez nous voir', type: 'profile', url: '', image: picture, description: '' },
      twitter: { title: 'Sur X', site: '@agence', image: null, description: '' },
      robots: 'noindex',
      verification: { google: 'abc', facebook: '', norton: '' },
    },
  });
  expect(meta).toMatchObject({
    title: 'Agence immobilière à Namur',
    description: 'Trente ans de métier',
    type: 'profile',
    image: '/media/a',
    imageAlt: 'Une table',
    openGraph: { title: 'Passez nous voir' },
    twitter: { title: 'Sur X', site: '@agence' },
    robots: 'noindex',
    verification: { google: 'abc' },
  });
});

test('a page whose content says nothing to networks has its own title, and no picture of its own', () => {
  expect(createMeta({})).toMatchObject({ title: 'L’agence', type: 'website', verification: {} });
  expect(createMeta({})).not.toHaveProperty('image');
  expect(createMeta({ metadata: { ...silent, og: { ...silent.og, type: 'video.movie' } } }).type).toBe(
    'website',
  );
});

test('a page leads to itself in each language that has it, and to the pages above it', () => {
  const above = { label: 'Blog', path: 'blog' };
  const { banner, breadcrumb, heading, paths } = createMeta({ breadcrumb: [above, ...page.breadcrumb] });
  expect(paths).toEqual({ fr: '/fr/agence/', nl: '/nl/over-ons/' });
  expect({ banner, breadcrumb, heading }).toEqual({
    banner: 'title',
    breadcrumb: [{ label: 'Blog', path: '/fr/blog/' }, { label: 'L’agence' }],
    heading: 'L’agence',
  });
  expect(createMeta({ showPageBanner: false }).banner).toBe('breadcrumb');
  expect(createMeta({ showPageBanner: false, showBreadCrumb: false }).banner).toBe('none');
});

test('the home page tells search engines who the agency is, as schema.org has it', () => {
  const { jsonLd } = createMeta({ key: 'home', paths: { fr: '' } });
  expect(schemaOrgFaults(jsonLd)).toEqual([]);
  expect(jsonLd).toMatchObject({
    '@graph': [
      {
        '@type': 'RealEstateAgent',
        telephone: '081 00 12 34',
        url: `${ORIGIN}/fr/`,
        logo: `${ORIGIN}/media/a?height=125&format=png`,
      },
      { '@type': 'WebSite' },
    ],
  });
});

test('an article tells its date and author, as schema.org has it', () => {
  const article = {
    lead: '',
    author: 'Anne Lambert',
    date: '2026-10-01',
    minutes: 2,
    picture,
    related: [],
  };
  const { type, jsonLd } = createMeta({ article });
  expect(type).toBe('article');
  expect(
    schemaOrgFaults(
      jsonLd,
      createMeta({ article: { ...article, author: '', date: null, picture: null } }).jsonLd,
    ),
  ).toEqual([]);
  expect(jsonLd).toHaveProperty('@graph.0', expect.objectContaining({ datePublished: '2026-10-01' }));
  expect(jsonLd).toHaveProperty('@graph.0.author.name', 'Anne Lambert');
  expect(jsonLd).toHaveProperty('@graph.0.image', `${ORIGIN}/media/share/a.jpg`);
});
