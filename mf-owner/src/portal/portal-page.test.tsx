import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnerProperty, VisitCounts } from 'shared-kit/contracts/api/owner';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { renderPart } from '../../testing/render-part.tsx';
import PortalPage from './portal-page.tsx';

afterEach(() => void jest.restoreAllMocks());

const owner = { firstName: 'Anne', lastName: 'Lefèvre' };
const property = (id: number, visits: VisitCounts): OwnerProperty => ({
  listing: {
    id,
    goal: 0,
    section: 'sale',
    reference: `A${id}`,
    slugs: { town: 'namur', title: 'maison', project: '' },
    headline: 'Maison',
    title: `Maison ${id}`,
    mainType: 'Maison',
    typeIds: [1],
    city: 'Namur',
    zip: '5000',
    projectId: null,
    status: 'sold',
    marquee: null,
    price: { kind: 'amount', amount: 300_000, perMonth: false },
    pricePerM2: null,
    newBuild: false,
    addedOn: null,
    bedrooms: 3,
    bathrooms: 1,
    surfaceLiving: 120,
    surfaceGround: null,
    energyLabel: null,
    latitude: null,
    longitude: null,
    picture: null,
    pictures: [],
  },
  visits,
});
const visited = property(1, { today: 1, week: 12, month: 1234, total: 5678 });
const unseen = property(2, { today: 0, week: 0, month: 0, total: 2 });
const figuresIn = (element: HTMLElement) =>
  [...element.querySelectorAll('dd')].map((figure) => figure.textContent?.replace(/\s/g, ' '));

test('greets the owner and shows each property with status, price and visits', async () => {
  await renderPart(<PortalPage data={{ owner, properties: [visited, unseen] }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bonjour Anne');
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getByRole('link', { name: 'Maison 1' }).getAttribute('href')).toBe(
    '/fr/a-vendre/namur/maison/1/',
  );
  expect(first!.textContent).toMatch(/Vendu.*Maison · 5000 Namur.*Référence A1.*300\.000/);
  expect(figuresIn(first!)).toEqual(['1', '12', '1 234', '5 678']);
});

test('several properties are added up, one is not', async () => {
  const { unmount } = await renderPart(<PortalPage data={{ owner, properties: [visited, unseen] }} />);
  expect(figuresIn(screen.getByRole('region', { name: 'Consultations de tous vos biens' }))).toEqual([
    '1',
    '12',
    '1 234',
    '5 680',
  ]);
  unmount();
  await renderPart(<PortalPage data={{ owner, properties: [visited] }} />);
  expect(screen.queryByRole('region', { name: 'Consultations de tous vos biens' })).toBeNull();
});

test('without a property it says what will come and whom to ask', async () => {
  await renderPart(<PortalPage data={{ owner, properties: [] }} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Aucun bien en ligne pour le moment');
});

test('signing out leads to the sign-in page', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ done: true }));
  const { address } = await renderPart(<PortalPage data={{ owner, properties: [] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(address()).toBe('/fr/login/?notice=signedOut'));
  expect(fetched.mock.calls[0]![0]).toBe('/api/auth/sign-out');
});

test.each(LANGUAGES)('no text is missing in %s', async (language) => {
  await renderPart(<PortalPage data={{ owner, properties: [visited, unseen] }} />, { language });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
