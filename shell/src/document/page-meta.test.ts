import { expect, test } from '@jest/globals';
import type { ContentPage } from 'shared-kit/contracts/api/site';
import type { Host } from 'shared-kit/host';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { createHref } from '../routing/links.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { pageMeta } from './page-meta.ts';

const page: ContentPage = {
  key: 'about',
  title: 'Over ons',
  metadata: { title: 'Uw kantoor in Namen', description: 'Wie we zijn', image: null },
  banner: {
    type: 'none',
    title: 'Wie we zijn',
    description: '',
    images: [],
    video: null,
    colour: null,
    transparent: true,
  },
  modules: [],
};
const href = createHref({}, 'nl', () => {});
const metaOf = (data: unknown) =>
  pageMeta({ href, site: fallbackSite('nl') } as Host, {
    handle: { language: 'nl', routeId: 'about', hydrate: 'load', widgets: [] } satisfies PageHandle,
    data,
    url: new URL('http://site/nl/over-ons/'),
  });

test('a content page has its own title in search engines, in its banner and in the breadcrumb', () => {
  expect(metaOf({ page, modules: [] })).toMatchObject({
    title: 'Uw kantoor in Namen',
    description: 'Wie we zijn',
    heading: 'Wie we zijn',
    banner: 'title',
    breadcrumb: [{ label: 'Over ons' }],
    paths: { nl: '/nl/over-ons/', fr: '/fr/agence/', en: '/en/about-us/', de: '/de/ueber-uns/' },
  });
});

test('without a title of its own the banner shows that of the page', () => {
  const banner = { ...page.banner, title: '' };
  expect(metaOf({ page: { ...page, banner }, modules: [] })).toMatchObject({ heading: 'Over ons' });
});

test('the home page has a banner of its own', () => {
  expect(metaOf({ page: { ...page, key: 'home' }, modules: [] })).toMatchObject({ banner: 'none' });
});

test('a page that the agency does not have leaves its title to the 404 page', () => {
  expect(metaOf({ page: null, modules: [] })).toBeUndefined();
});
