/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import type { ApiClient } from 'shared-kit/api-client';
import { listingSearchSchema } from 'shared-kit/contracts/api/listing';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { listingPage } from '../../testing/listings.ts';
import { site } from '../../testing/render-part.tsx';
import { loader } from './list.loader.ts';

/** The API: three pages, and the last one for any higher page number. */
const get = jest.fn<(operation: string, request: { query: { page: number } }) => Promise<unknown>>(
  async (_, { query }) => listingPage(3 * 12, Math.min(query.page, 3)),
);

const load = (address: string) =>
  loader({
    api: { get } as unknown as ApiClient,
    language: 'fr',
    site: site('fr'),
    href: siteHref('fr'),
    signal: new AbortController().signal,
    url: new URL(address, 'https://facade.test'),
    params: {},
    routeId: address.includes('a-louer') ? 'rent-list' : 'sale-list',
  });

/** Status and address of the redirect. */
const redirected = async (address: string) => {
  const answer = await load(address).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  return [status, headers.get('location')];
};

const requestOf = async (address: string) => {
  await load(address).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
  });
  const { query } = get.mock.lastCall![1];
  return JSON.parse(JSON.stringify(query));
};

test('requests what the query parameters say', async () => {
  expect(
    await requestOf(
      '/fr/a-vendre/?search=jardin&city=namur%7C5000&city=evere%7C1140&type=1&bedrooms=2&price=200000-400000&sort=price-asc&page=2',
    ),
  ).toEqual({
    lang: 'fr',
    goal: 0,
    search: 'jardin',
    city: ['namur|5000', 'evere|1140'],
    area: [],
    type: [1],
    energy: [],
    with: [],
    bedrooms: 2,
    priceMin: 200_000,
    priceMax: 400_000,
    sort: 'price-asc',
    page: 2,
  });
});

test('the rent list requests listings to rent', async () => {
  expect(await requestOf('/fr/a-louer/')).toMatchObject({ goal: 1, page: 1, sort: 'newest' });
});

test('a price at the end of the range is no limit', async () => {
  expect(await requestOf('/fr/a-vendre/?price=500000-3000000')).toMatchObject({ priceMin: 500_000 });
  expect(await requestOf('/fr/a-vendre/?price=500000-3000000')).not.toHaveProperty('priceMax');
  expect(await requestOf('/fr/a-louer/?price=0-900')).not.toHaveProperty('priceMin');
});

test.each([
  '?page=-1&sort=constructor&bedrooms=NaN&type=abc&city=namur&price=x-y',
  '?page=99999999999999999999&bedrooms=1e9&type=99999999999999',
  `?search=${'x'.repeat(5_000)}&city=%00%7C%00&type=${'1&type='.repeat(300)}`,
  '?price=400000-200000&page=1&page=2&utm_source=mail',
])('never asks for what the API refuses: %s', async (query) => {
  const [, rawQuery] = [0, await requestOf(`/fr/a-vendre/${query.slice(0, 4_000)}`)];
  expect(listingSearchSchema.safeParse(rawQuery).error).toBeUndefined();
});

test('a form sent without JavaScript is redirected to the address that can be shared', async () => {
  const filled = 'goal=1&search=&city=namur%7C5000&bedrooms=2&bathrooms=0&price-min=500&price-max=900';
  const shared = '/fr/a-louer/?city=namur%7C5000&bedrooms=2';
  expect(await redirected(`/fr/a-louer/?${filled}`)).toEqual([302, `${shared}&price=500-900`]);
  // A changed goal drops the price.
  expect(await redirected(`/fr/a-vendre/?${filled}`)).toEqual([302, shared]);
});

test('a page beyond the last one is redirected to the last one', async () => {
  expect(await redirected('/fr/a-vendre/?city=namur%7C5000&sort=city&page=9')).toEqual([
    302,
    '/fr/a-vendre/?city=namur%7C5000&sort=city&page=3',
  ]);
});
