import { jest } from '@jest/globals';
import { ApiProblem } from 'shared-kit/api-client';
import type { ApiClient } from 'shared-kit/api-client';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { aCard, aProperty } from '../../testing/property-fixture.ts';
import { site } from '../../testing/render-part.tsx';
import { loader } from './property.loader.ts';

const SALE = '/fr/a-vendre/eghezee/villa-4-facades/1399/';
const UNIT = '/fr/projects/roux/terrasses-de-miss-cavell/33/appartement-a1/1201/';

const aUnit: Partial<PropertyDetail> = {
  id: 1201,
  section: 'projects',
  projectId: 33,
  slugs: { town: 'roux', title: 'appartement-a1', project: 'terrasses-de-miss-cavell' },
};

const get = jest.fn<(...args: unknown[]) => Promise<unknown>>();

function open(path: string, property: Partial<PropertyDetail> = {}) {
  get.mockReset().mockResolvedValue({ property: aProperty(property), similar: [] });
  return load(path);
}

function load(path: string) {
  const url = new URL(path, 'https://facade.example');
  const args: PageLoaderArgs = {
    api: { get } as unknown as ApiClient,
    language: 'fr',
    site,
    href: siteHref('fr'),
    signal: new AbortController().signal,
    url,
    params: { id: url.pathname.split('/').filter(Boolean).at(-1) },
    routeId: 'sale-property',
  };
  return loader(args);
}

const problem = (status: number, code: 'property-not-found' | 'property-withdrawn' | 'fault') =>
  new ApiProblem({ type: 'about:blank', title: code, status, code });

test('the canonical address shows the property, asked for in the language of the page', async () => {
  const data = await open(SALE);
  expect(data.property.id).toBe(1399);
  expect(data.address).toBe(`https://facade.example${SALE}`);
  expect(get).toHaveBeenCalledWith(
    'getProperty',
    expect.objectContaining({ params: { id: 1399 }, query: { lang: 'fr' } }),
  );
});

test('open days that are over are left out, however long the answer was kept', async () => {
  const span = (year: number) => ({
    startsAt: `${year}-12-05T09:00:00.000Z`,
    endsAt: `${year}-12-05T12:00:00.000Z`,
    day: `${year}-12-05`,
    slot: '10:00-13:00',
    note: null,
  });
  const { property } = await open(SALE, { openDays: [span(2020), span(2099)] });
  expect(property.openDays).toEqual([span(2099)]);
});

test.each([
  ['slug', '/fr/a-vendre/eghezee/chateau/1399/', SALE],
  ['slug left out', '/fr/a-vendre/eghezee/1399/', SALE],
  ['town', '/fr/a-vendre/namur/villa-4-facades/1399/', SALE],
  ['section', '/fr/a-louer/eghezee/villa-4-facades/1399/', SALE],
  ['trailing slash', SALE.slice(0, -1), SALE],
  ['leading zeros', SALE.replace('1399', '01399'), SALE],
  ['internal route', '/fr/property/1399/', SALE],
])('a wrong %s answers 301 to the canonical address', async (_part, path, canonical) => {
  await expectRedirect(open(path), canonical);
});

test.each([
  '/fr/projects/roux/saphir/33/appartement-a1/1201/',
  '/fr/projects/roux/terrasses-de-miss-cavell/36/appartement-a1/1201/',
  '/fr/a-vendre/roux/appartement-a1/1201/',
])('a unit under a wrong project or section (%s) answers 301 to its own address', async (path) => {
  await expectRedirect(open(path, aUnit), UNIT);
});

test('a unit is shown among those of its project, and alone when these cannot be had', async () => {
  const project = { id: 33, name: 'Terrasses', slugs: { city: 'roux', name: 'terrasses' } };
  const priceList = [
    { id: 1201, floor: 0 },
    { id: 1202, floor: 1 },
  ];
  get
    .mockReset()
    .mockResolvedValueOnce({ property: aProperty({ ...aUnit, project }), similar: [] })
    .mockResolvedValueOnce({ project: { priceList } });
  expect((await load(UNIT)).unitPlace).toMatchObject({ number: 1, total: 2, next: { id: 1202 } });
  expect(get).toHaveBeenLastCalledWith('getProject', expect.objectContaining({ params: { id: 33 } }));
  get
    .mockReset()
    .mockResolvedValueOnce({ property: aProperty({ ...aUnit, project }), similar: [] })
    .mockRejectedValueOnce(problem(500, 'fault'));
  expect((await load(UNIT)).unitPlace).toBeUndefined();
});

test('a redirect keeps the query', async () => {
  await expectRedirect(open('/fr/a-vendre/namur/1399/?utm_source=mail&x=1'), `${SALE}?utm_source=mail&x=1`);
});

test('a loan in the query is answered; without one there is none', async () => {
  expect((await open(`${SALE}?loan=240000&years=20&rate=0`)).loan).toMatchObject({
    cost: { perMonth: 1000 },
  });
  expect((await open(SALE)).loan).toBeUndefined();
});

test('what cannot be an id is a 404 without asking the API', async () => {
  const answer = open('/fr/a-vendre/eghezee/villa/abc/');
  await expect(answer).rejects.toMatchObject({ init: { status: 404 }, data: { code: 'property-not-found' } });
  expect(get).not.toHaveBeenCalled();
});

test('what the API says of an unknown property passes through', async () => {
  const fault = problem(404, 'property-not-found');
  get.mockReset().mockRejectedValue(fault);
  await expect(load(SALE)).rejects.toBe(fault);
});

test.each([
  ['those that the API names', Promise.resolve({ items: [aCard({ id: 7 })] }), [{ id: 7 }]],
  ['none when the API cannot say', Promise.reject(problem(500, 'fault')), []],
])('one that is withdrawn is 410 with similar ones: %s', async (_which, answer, similar) => {
  answer.catch(() => {});
  get.mockReset().mockRejectedValueOnce(problem(410, 'property-withdrawn')).mockReturnValueOnce(answer);
  await expect(load(SALE)).rejects.toMatchObject({
    init: { status: 410 },
    data: { code: 'property-withdrawn', similar },
  });
  expect(get).toHaveBeenLastCalledWith(
    'getSimilarListings',
    expect.objectContaining({ params: { id: 1399 }, query: { lang: 'fr' } }),
  );
});

async function expectRedirect(answer: Promise<unknown>, location: string) {
  const response = await answer.then(
    () => undefined,
    (thrown: Response) => thrown,
  );
  expect(response?.status).toBe(301);
  expect(response?.headers.get('location')).toBe(location);
}
