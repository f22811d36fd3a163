import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { contentModule } from '../../testing/content-module.ts';
import { listing } from '../../testing/listings.ts';
import { renderPart } from '../../testing/render-part.tsx';
import FeaturedProperties from './featured-properties.tsx';
import { loader } from './featured-properties.loader.ts';

const items = [listing(1), listing(2)];
const widgetModule = contentModule({ kind: 'property-list', title: 'Nos coups de cœur', goal: 1 });

test('shows the properties under the title of the module, with a link to the whole list', async () => {
  await renderPart(<FeaturedProperties module={widgetModule} data={{ items }} />);
  expect(screen.getByRole('region', { name: 'Nos coups de cœur' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Tous les biens à louer' }).getAttribute('href')).toBe(
    '/fr/a-louer/',
  );
});

test("the module's own link wins", async () => {
  const link = { label: 'Voir la sélection', target: { link: '/fr/selection/' } };
  await renderPart(<FeaturedProperties module={{ ...widgetModule, link }} data={{ items }} />);
  expect(screen.getByRole('link', { name: 'Voir la sélection' }).getAttribute('href')).toBe('/fr/selection/');
});

test('renders nothing without properties', async () => {
  const { container } = await renderPart(<FeaturedProperties module={widgetModule} data={{ items: [] }} />);
  expect(container.textContent).toBe('');
});

test('the loader chooses from the newest of the goal as many as the module shows', async () => {
  const get = jest.fn(async (_operation: string, _request: { query: object }) => ({ items }));
  const module = { ...widgetModule, maxItems: 1 };
  const data = await loader({ api: { get }, language: 'fr', module } as unknown as Parameters<
    typeof loader
  >[0]);
  expect(data).toEqual({ items: [items[0]] });
  expect(get.mock.calls[0]?.[1].query).toEqual({ lang: 'fr', goal: 1, pageSize: 24 });
});

test('of a module that names its properties the loader brings those, in their order', async () => {
  const get = jest.fn(async (_operation: string, _request: { query: object }) => ({ items }));
  const module = { ...widgetModule, listings: [2, 1] };
  await loader({ api: { get }, language: 'fr', module } as unknown as Parameters<typeof loader>[0]);
  expect(get.mock.calls[0]).toMatchObject(['getListings', { query: { lang: 'fr', id: [2, 1] } }]);
});
