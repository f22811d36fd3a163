/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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

const captureRequest = async (address: string) => {
  await load(address).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
  });
  const { query } = get.mock.lastCall![1];
  return JSON.parse(JSON.stringify(query));
};

test('requests what the query parameters say', async () => {
  expect(
    await captureRequest(
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
  expect(await captureRequest('/fr/a-louer/')).toMatchObject({ goal: 1, page: 1, sort: 'newest' });
});

test('a price at the end of the range is no limit', async () => {
  expect(await captureRequest('/fr/a-vendre/?price=500000-3000000')).toMatchObject({ priceMin: 500_000 });
  expect(await captureRequest('/fr/a-vendre/?price=500000-3000000')).not.toHaveProperty('priceMax');
  expect(await captureRequest('/fr/a-louer/?price=0-900')).not.toHaveProperty('priceMin');
});

test.each([
  '?page=-1&sort=constructor&bedrooms=NaN&type=abc&city=namur&price=x-y',
  '?page=99999999999999999999&bedrooms=1e9&type=99999999999999',
  `?search=${'x'.repeat(5_000)}&city=%00%7C%00&type=${'1&type='.repeat(300)}`,
  '?price=400000-200000&page=1&page=2&utm_source=mail',
])('never asks for what the API refuses: %s', async (query) => {
  const [, rawQuery] = [0, await captureRequest(`/fr/a-vendre/${query.slice(0, 4_000)}`)];
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

test('a town of another language or spelling is redirected to its name on this page, with all else', async () => {
  const townKeys = {
    'namen|5000': { fr: 'namur|5000', nl: 'namen|5000' },
    'namur|5000': { fr: 'namur|5000', nl: 'namen|5000' },
    'eghezee|5310': { fr: 'éghezée|5310' },
  };
  const answer = { ...listingPage(12), townKeys };
  const redirectedFrom = (address: string) => {
    get.mockResolvedValueOnce(answer);
    return redirected(address);
  };
  expect(await redirectedFrom('/fr/a-vendre/?city=namen%7C5000&bedrooms=2&view=map')).toEqual([
    302,
    '/fr/a-vendre/?city=namur%7C5000&bedrooms=2&view=map',
  ]);
  expect(await redirectedFrom('/fr/a-vendre/?city=namur%7C5000&city=namen%7C5000')).toEqual([
    302,
    '/fr/a-vendre/?city=namur%7C5000',
  ]);
  expect(await redirectedFrom('/fr/a-vendre/?city=eghezee%7C5310')).toEqual([
    302,
    '/fr/a-vendre/?city=%C3%A9ghez%C3%A9e%7C5310',
  ]);
  // A town of this page, and one without listings.
  get.mockResolvedValueOnce(answer);
  const { query } = await load('/fr/a-vendre/?city=namur%7C5000&city=beez%7C5004');
  expect(query.cities).toEqual(['namur|5000', 'beez|5004']);
});

test('units of one project stand apart, unless the visitor chose an order', async () => {
  const { items, ...page } = listingPage(12, 1);
  const units = items.map((item, index) => ({ ...item, projectId: index < 2 ? 36 : null }));
  const loadOrder = async (address: string) => {
    get.mockResolvedValueOnce({ ...page, items: units });
    return (await load(address)).result.items.map(({ id }) => units.findIndex((unit) => unit.id === id));
  };
  expect((await loadOrder('/fr/a-vendre/')).slice(0, 6)).toEqual([0, 2, 3, 4, 1, 5]);
  expect((await loadOrder('/fr/a-vendre/?sort=price-asc')).slice(0, 3)).toEqual([0, 1, 2]);
});

describe('on the server', () => {
  const answer = { extent: [50.1, 4.1, 50.9, 4.9], around: [], points: [], clusters: [] };
  const point = { id: 7, lat: 50.46, lng: 4.87, price: 345_000, typeId: 1, marquee: 0, closed: false };
  beforeEach(() => void Object.assign(globalThis, { __SERVER__: true }));
  afterEach(() => void Object.assign(globalThis, { __SERVER__: false }));
  const mapAnswers = (map: () => Promise<unknown>) =>
    get.mockImplementation((operation) =>
      operation === 'getMap' ? map() : Promise.resolve(listingPage(12, 1)),
    );

  test('the map has its pins at once, in what the address looks at', async () => {
    mapAnswers(async () => ({ ...answer, points: [point] }));
    const { stills } = await load('/fr/a-vendre/?view=map&bounds=50.4,4.8,50.5,4.9');
    expect(stills!.map(({ pins }) => pins)).toEqual(
      [1, 2].map(() => [{ lat: 50.46, lng: 4.87, price: 345_000, closed: false }]),
    );
    for (const { viewport } of stills!)
      expect(viewport.center).toEqual({ lat: expect.closeTo(50.45, 2), lng: expect.closeTo(4.85, 2) });
    expect((await load('/fr/a-vendre/')).stills).toBeUndefined();
  });

  test.each([
    ['that has no place', async () => ({ ...answer, extent: null })],
    ['that the API does not answer', () => Promise.reject(new Error('away'))],
  ])('the page of a map %s is there without them', async (_what, map) => {
    mapAnswers(map);
    const { stills, result } = await load('/fr/a-vendre/?view=map');
    expect([stills, result.items.length]).toEqual([undefined, 12]);
  });
});
