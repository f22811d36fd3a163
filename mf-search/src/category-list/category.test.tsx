import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ApiClient } from 'shared-kit/api-client';
import type { PageLoaderArgs, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { listingPage } from '../../testing/listings.ts';
import { readPartMessages, renderPart, site } from '../../testing/render-part.tsx';
import CategoryPage from './category-page.tsx';
import { loader, meta } from './category.route.ts';

/** The API: two pages for sale, one for rent; beyond the end it answers with the last one. */
const get = jest.fn<
  (operation: string, request: { query: { goal: 0 | 1; page: number } }) => Promise<unknown>
>(async (_operation, { query }) => {
  const pages = query.goal === 0 ? 2 : 1;
  return listingPage(pages * 12, Math.min(query.page, pages));
});
const load = (address: string) =>
  loader({
    api: { get } as unknown as ApiClient,
    href: siteHref('fr'),
    language: 'fr',
    url: new URL(address, 'https://site.test'),
    routeId: address.includes('villegiatures') ? 'holiday-list' : 'discreet-list',
    signal: new AbortController().signal,
  } as PageLoaderArgs);

test('discreet listings are asked for by goal, and shown page by page', async () => {
  const first = await load('/fr/discrete/');
  expect(get.mock.calls.map(([, { query }]) => query)).toEqual([
    { lang: 'fr', goal: 0, list: 'discreet', page: 1 },
    { lang: 'fr', goal: 1, list: 'discreet', page: 1 },
  ]);
  expect([first.pageCount, first.lists.map(({ goal }) => goal)]).toEqual([2, [0, 1]]);
  const second = await load('/fr/discrete/?page=2');
  expect(second.lists.map(({ goal }) => goal)).toEqual([0]);
});

test.each(['?page=3', '?page=99999'])('%s is past the end, and leads to the last page', async (query) => {
  const answer = (await load(`/fr/discrete/${query}`).catch((thrown: unknown) => thrown)) as Response;
  expect(answer.headers.get('location')).toBe('/fr/discrete/?page=2');
});

test.each(['?page=0', '?page=-1', '?page=x', '?page=1e9', '?page='])(
  '%s is the first page',
  async (query) => {
    expect((await load(`/fr/discrete/${query}`)).page).toBe(1);
  },
);

test.each(LANGUAGES)('in %s the page has a heading, and a list for each goal', async (language) => {
  const data = await load('/fr/discrete/');
  await renderPart(<CategoryPage data={data} />, { language });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    readPartMessages(language)['discreet.title'],
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getAllByRole('article')).toHaveLength(24);
});

test('holiday homes have a list of the same shape, which search engines may read', async () => {
  const data = await load('/fr/villegiatures/');
  expect(get.mock.lastCall![1].query).toMatchObject({ list: 'holiday' });
  const createMeta = (of: typeof data) =>
    meta({
      data: of,
      href: siteHref('fr'),
      site: site('fr'),
      text: (id: string) => id,
    } as PageMetaArgs<typeof data>);
  expect(createMeta(data)).not.toHaveProperty('robots');
  expect(createMeta(data).paths.nl).toBe('/nl/vakantieverblijven/');
  expect(createMeta({ ...data, lists: [] }).robots).toBe('noindex');
  expect(createMeta(await load('/fr/discrete/')).robots).toBe('noindex');
});

test('without any, the page leads to the public list', async () => {
  await renderPart(<CategoryPage data={{ list: 'discreet', page: 1, pageCount: 1, lists: [] }} />);
  expect(screen.getByRole('link', { name: readPartMessages('fr')['list.all.sale']! })).toBeTruthy();
});
