import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ApiProblem, type ApiClient } from 'shared-kit/api-client';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { listing } from '../../testing/listings.ts';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import ComparePage from './compare-page.tsx';
import { loader, type CompareData } from './compared-homes.tsx';

/** What the page reads of a property. */
const property = (id: number, over: Partial<PropertyDetail> = {}) =>
  ({
    ...listing(id),
    rooms: { bedrooms: 3, bathrooms: null, showerRooms: null, toilets: null, garages: null, parkings: null },
    surfaces: {
      total: null,
      ground: 400,
      living: 145,
      garden: null,
      terrace: null,
      store: null,
      constructed: null,
    },
    building: { constructionYear: 1998, floor: null, facades: null },
    finance: { cadastralIncome: 1_250, availability: null },
    equipment: { heating: null },
    amenities: { terrace: true, garden: null, lift: null, cellar: null },
    description: 'long',
    ...over,
  }) as PropertyDetail;

const problem = (status: number) =>
  new ApiProblem({
    type: 'about:blank',
    status,
    title: '',
    code: status === 500 ? 'internal' : 'not-found',
  } as never);

const load = (address: string, answer: (id: number) => PropertyDetail | Error = property) =>
  loader({
    api: {
      get: async (_operation: string, { params }: { params: { id: number } }) => {
        const answered = answer(params.id);
        if (answered instanceof Error) throw answered;
        return { property: answered, similar: [] };
      },
    } as unknown as ApiClient,
    language: 'fr',
    url: new URL(address, 'https://site.test'),
    signal: new AbortController().signal,
  } as unknown as PageLoaderArgs);

const show = (data: CompareData) => renderPart(<ComparePage data={data} />);

test('the first four homes of the address stand side by side, with no more data than are shown', async () => {
  const data = await load('/fr/favoris/comparer/?home=1&home=2&home=3&home=4&home=5');
  expect(data.homes.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(data.homes[0]).not.toHaveProperty('description');
});

test('homes that are gone are left out and told; any other fault is one', async () => {
  const data = await load('/?home=1&home=2', (id) => (id === 2 ? problem(410) : property(id)));
  expect([data.homes.length, data.gone]).toEqual([1, 1]);
  await expect(load('/?home=1', () => problem(500))).rejects.toBeInstanceOf(ApiProblem);
});

test('each fact is a row with a heading, unless no home has it', async () => {
  await show(await load('/?home=1&home=2', (id) => property(id, id === 2 ? { surfaceLiving: null } : {})));
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' ')),
  ]);
  expect(cells).toEqual(
    expect.arrayContaining([
      ['Prix', '€ 325.000', '€ 325.000'],
      ['Chambres', '3', '3'],
      ['Terrasse', 'Oui', 'Oui'],
      ['Revenu cadastral', '€ 1.250', '€ 1.250'],
    ]),
  );
  expect(cells.map(([name]) => name)).not.toContain('Ascenseur');
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

test('of new build price and price per m² say that VAT comes on top', async () => {
  const price = { kind: 'amount', amount: 325_000, perMonth: false, vat: 'excluded' } as const;
  await show(await load('/?home=1', (id) => property(id, { price })));
  const table = screen.getByRole('table').textContent!.replaceAll(/\s/g, ' ');
  expect(table).toMatch(/€ 325\.000 HTVA.*€ 2\.241\/m² HTVA/);
});

test('a sold home has no price', async () => {
  await show(await load('/?home=1', (id) => property(id, { status: 'sold' })));
  expect(document.body.textContent).not.toContain('325.000');
});

test('a home leaves the table by a link to the others', async () => {
  await show(await load('/?home=1&home=2'));
  const remove = screen.getByRole('link', { name: 'Ne plus comparer Maison 1' });
  expect(remove.getAttribute('href')).toBe('/fr/favoris/comparer/?home=2');
});

test('an address without homes leads back', async () => {
  await show(await load('/?home=none'));
  expect(screen.getByRole('link', { name: 'Voir mes favoris' }).getAttribute('href')).toBe('/fr/favoris/');
});

test.each(LANGUAGES)(
  'every text exists in %s, and nothing differs from what the server sent',
  async (language) => {
    const data = await load('/?home=1&home=2');
    const { container } = await hydratePart(<ComparePage data={data} />, { language });
    expect(container.textContent).not.toMatch(/\b(favourites|compare|property)\.[a-z]/);
  },
);
