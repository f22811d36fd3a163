import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { aCard } from '../../testing/projects.ts';
import { renderPart } from '../../testing/render-part.tsx';
import ProjectList, { loader } from './project-list.tsx';

const contentModule = {
  id: 'projects',
  kind: 'project-list',
  title: 'Nos projets',
  link: null,
  maxItems: 2,
  itemsPerRow: 3,
} as ContentModule;
const items = [1, 2, 3].map((id) => aCard({ id, name: `Projet ${id}` }));

test('the projects stand under the title of the module, with the way to all of them', async () => {
  await renderPart(<ProjectList module={contentModule} data={{ items }} />);
  expect(screen.getByRole('region', { name: 'Nos projets' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Tous les projets neufs' }).getAttribute('href')).toBe(
    '/fr/projects/',
  );
});

test("the module's own link wins", async () => {
  const link = { label: 'Voir la sélection', target: { link: '/fr/selection/' } };
  await renderPart(<ProjectList module={{ ...contentModule, link }} data={{ items }} />);
  expect(screen.getByRole('link', { name: 'Voir la sélection' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Tous les projets neufs' })).toBeNull();
});

test('without projects there is nothing', async () => {
  const { container } = await renderPart(<ProjectList module={contentModule} data={{ items: [] }} />);
  expect(container.textContent).toBe('');
});

test('the loader takes as many as the module shows', async () => {
  const get = jest.fn(async () => ({ items }));
  const data = await loader({ api: { get }, language: 'fr', module: contentModule } as unknown as Parameters<
    typeof loader
  >[0]);
  expect(data.items).toHaveLength(2);
});

test('of a module that names its projects the loader brings those that are there, in their order', async () => {
  const module = { ...contentModule, listings: [3, 99, 1] };
  const data = await loader({
    api: { get: async () => ({ items }) },
    language: 'fr',
    module,
  } as unknown as Parameters<typeof loader>[0]);
  expect(data.items.map(({ id }) => id)).toEqual([3, 1]);
});
