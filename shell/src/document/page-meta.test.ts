import { expect, test } from '@jest/globals';
import type { Host } from 'shared-kit/host';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { contentPage } from 'shared-kit/testing/content-page.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { pageMeta } from './page-meta.ts';

const metaOf = (data: unknown) =>
  pageMeta({ language: 'nl', site: fallbackSite('nl') } as Host, {
    handle: { language: 'nl', routeId: 'about', hydrate: 'load', widgets: [] } satisfies PageHandle,
    data,
    url: new URL('http://site/nl/over-ons/'),
  });

test('a content page says itself what its head is', () => {
  const page = contentPage({ title: 'Over ons' });
  expect(metaOf({ page, modules: [] })).toMatchObject({ title: 'Over ons' });
});

test('a page that the agency does not have leaves its title to the 404 page', () => {
  expect(metaOf({ page: null, modules: [] })).toBeUndefined();
});
