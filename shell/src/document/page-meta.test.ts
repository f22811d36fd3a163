import { expect, test } from '@jest/globals';
import type { Host } from 'composer/host';
import type { PageMetaArgs } from 'shared-kit/contracts/page';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import type { PageHandle } from 'composer/shell';
import { pageLocales } from 'shared-kit/domain/page-locales';
import { aboutPage } from '../../testing/content-page.ts';
import { pageMeta } from './page-meta.ts';

const page = aboutPage;
const metaOf = (data: unknown) =>
  pageMeta({ language: 'nl', site: fallbackSite('nl') } as Host, {
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
    breadcrumb: [{ label: 'Home van het kantoor', path: '/nl/kantoor/' }, { label: 'Over ons' }],
    paths: { nl: '/nl/over-ons/', fr: '/fr/agence/', en: '/en/about-us/', de: '/de/ueber-uns/' },
  });
});

test('the page’s own code is told how a form was answered', () => {
  const shown = {
    language: 'nl',
    locales: { text: 'nl-BE', numbers: 'nl-BE' },
    site: fallbackSite('nl'),
    loaded: () => ({
      module: { meta: ({ actionData }: { actionData: string }) => ({ title: actionData, paths: {} }) },
      messages: {},
    }),
  } as unknown as Host;
  const handle = {
    language: 'nl',
    routeId: 'contact',
    page: 'mf-forms/ContactPage',
    hydrate: 'load',
    widgets: [],
  };
  const meta = pageMeta(shown, {
    handle: handle as unknown as PageHandle,
    data: {},
    actionData: 'refused',
    url: new URL('http://site/nl/contact/'),
  });
  expect(meta).toMatchObject({ title: 'refused' });
});

test('figures of the metadata are written as those of the page', () => {
  const site = { ...fallbackSite('nl'), numberLocale: 'en-GB' };
  const shown = {
    language: 'nl',
    locales: pageLocales('nl', site),
    site,
    loaded: () => ({
      module: {
        meta: ({ text }: PageMetaArgs<object>) => ({ title: text('homes', { count: 1240 }), paths: {} }),
      },
      messages: { homes: [{ type: 2, value: 'count', style: null }] },
    }),
  } as unknown as Host;
  const handle = { language: 'nl', routeId: 'list', page: { remote: 'mf-search', expose: './ListPage' } };
  const meta = pageMeta(shown, {
    handle: handle as PageHandle,
    data: {},
    url: new URL('http://site/nl/te-koop/'),
  });
  expect(meta).toMatchObject({ title: '1,240' });
});

test('the banner shows the heading of the page; without one that is public the way to it alone', () => {
  expect(metaOf({ page, modules: [] })).toMatchObject({ banner: 'title', heading: 'Wie we zijn' });
  expect(metaOf({ page: { ...page, heading: '' }, modules: [] })).toMatchObject({ banner: 'breadcrumb' });
});

test('the home page has a banner of its own', () => {
  expect(metaOf({ page: { ...page, key: 'home' }, modules: [] })).toMatchObject({ banner: 'none' });
});

test('a page may go without its banner, without its breadcrumb, or without both', () => {
  const shown = (flags: object) => metaOf({ page: { ...page, ...flags }, modules: [] });
  expect(shown({ showPageBanner: false })).toMatchObject({ banner: 'breadcrumb' });
  expect(shown({ showBreadCrumb: false })).toMatchObject({ banner: 'title', breadcrumb: [] });
  expect(shown({ showPageBanner: false, showBreadCrumb: false })).toMatchObject({ banner: 'none' });
});

test('what its metadata tells search engines is passed on', () => {
  const metadata = { ...page.metadata, robots: 'noindex' };
  expect(metaOf({ page: { ...page, metadata }, modules: [] })).toMatchObject({ robots: 'noindex' });
});

test('a page that the agency does not have leaves its title to the 404 page', () => {
  expect(metaOf({ page: null, modules: [] })).toBeUndefined();
});
