import { expect, test } from '@jest/globals';
import type { Host } from 'composer/host';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { aboutPage } from '../../testing/content-page.ts';
import { contentPageMeta } from './content-meta.ts';

const page = aboutPage;
const createMeta = (data: unknown) =>
  contentPageMeta({ language: 'nl', site: fallbackSite('nl') } as Host, data, 'http://site');

test('a content page has its own title in search engines, in its banner and in the breadcrumb', () => {
  expect(createMeta({ page, modules: [] })).toMatchObject({
    title: 'Uw kantoor in Namen',
    description: 'Wie we zijn',
    heading: 'Wie we zijn',
    banner: 'title',
    breadcrumb: [{ label: 'Home van het kantoor', path: '/nl/kantoor/' }, { label: 'Over ons' }],
    paths: { nl: '/nl/over-ons/', fr: '/fr/agence/', en: '/en/about-us/', de: '/de/ueber-uns/' },
  });
});

test('the banner shows the heading of the page; without one that is public the way to it alone', () => {
  expect(createMeta({ page, modules: [] })).toMatchObject({ banner: 'title', heading: 'Wie we zijn' });
  expect(createMeta({ page: { ...page, heading: '' }, modules: [] })).toMatchObject({ banner: 'breadcrumb' });
});

test('the home page has a banner of its own', () => {
  expect(createMeta({ page: { ...page, key: 'home' }, modules: [] })).toMatchObject({ banner: 'none' });
});

test('a page may go without its banner, without its breadcrumb, or without both', () => {
  const shown = (flags: object) => createMeta({ page: { ...page, ...flags }, modules: [] });
  expect(shown({ showPageBanner: false })).toMatchObject({ banner: 'breadcrumb' });
  expect(shown({ showBreadCrumb: false })).toMatchObject({ banner: 'title', breadcrumb: [] });
  expect(shown({ showPageBanner: false, showBreadCrumb: false })).toMatchObject({ banner: 'none' });
});

test('what its metadata tells search engines is passed on', () => {
  const metadata = { ...page.metadata, robots: 'noindex' };
  expect(createMeta({ page: { ...page, metadata }, modules: [] })).toMatchObject({ robots: 'noindex' });
});

test('a page that the agency does not have leaves its title to the 404 page', () => {
  expect(createMeta({ page: null, modules: [] })).toBeUndefined();
});
