import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnerOverview, OwnerProperty, VisitCounts } from 'shared-kit/contracts/api/owner';
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
const overview: OwnerOverview = {
  visits: { today: 1, week: 12, month: 1234, total: 5680 },
  days: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    visits: index,
  })),
  sources: [
    { source: 'portal', visits: 40 },
    { source: 'search', visits: 10 },
  ],
  actions: [{ action: 'saved', recent: 3, total: 8 }],
  similar: { place: 'town', listings: 7, median: 31.5, own: 50 },
  upcoming: [
    {
      id: 'a',
      propertyId: 2,
      type: 'visit',
      day: '2026-11-24',
      slot: '10:00-13:00',
      contact: 'Marie D.',
      subject: '',
      comment: '',
      state: 'confirmed',
      status: '',
      link: null,
    },
  ],
};
const nothing: OwnerOverview = {
  visits: { today: 0, week: 0, month: 0, total: 0 },
  days: overview.days.map(({ day }) => ({ day, visits: 0 })),
  sources: [],
  actions: [],
  similar: null,
  upcoming: [],
};
const visited = property(1, { today: 1, week: 12, month: 1234, total: 5678 });
const unseen = property(2, { today: 0, week: 0, month: 0, total: 2 });
const figuresIn = (element: HTMLElement) =>
  [...element.querySelectorAll('dd')].map((figure) => figure.textContent?.replace(/\s/g, ' '));

test('greets the owner and shows each property with status, price and visits', async () => {
  await renderPart(<PortalPage data={{ owner, properties: [visited, unseen], overview }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bonjour Anne');
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getByRole('link', { name: 'Maison 1' }).getAttribute('href')).toBe(
    '/fr/a-vendre/namur/maison/1/',
  );
  expect(first!.textContent).toMatch(/Vendu.*Maison · 5000 Namur.*Référence A1.*300\.000/);
  expect(figuresIn(first!)).toEqual(['1', '12', '1 234', '5 678']);
});

test('shows visits of every day as a picture that is read aloud, and as a table', async () => {
  await renderPart(<PortalPage data={{ owner, properties: [visited, unseen], overview }} />);
  const statistics = screen.getByRole('region', { name: 'Consultations de la page' });
  expect(figuresIn(statistics).slice(0, 4)).toEqual(['1', '12', '1 234', '5 680']);
  expect(within(statistics).getByRole('img').getAttribute('aria-label')).toMatch(/435 au total, au plus 29/);
  const [, newest] = within(statistics).getAllByRole('row', { hidden: true });
  expect(newest!.textContent).toBe('30 nov. 202629');
  expect(statistics.textContent).toMatch(/Portails immobiliers40.*Moteurs de recherche10/);
  expect(statistics.textContent).toMatch(/Ajouté aux favoris38 au total/);
  expect(statistics.textContent).toMatch(/Médiane des autres, 30 jours32.*7 autres biens.*même commune/);
});

test('tells what is to come, and whose property it is', async () => {
  await renderPart(<PortalPage data={{ owner, properties: [visited, unseen], overview }} />);
  const upcoming = screen.getByRole('region', { name: 'À venir' });
  expect(upcoming.textContent).toMatch(
    /mardi 24 novembre.*10:00 – 13:00.*Visite · Marie D\. · Confirmée.*Maison 2/,
  );
});

test('without visits there is still every part, in words', async () => {
  await renderPart(<PortalPage data={{ owner, properties: [unseen], overview: nothing }} />);
  expect(screen.getByText('Pas encore de chiffres pour les 30 derniers jours.')).toBeTruthy();
  expect(screen.getByText(/Aucune visite ni journée portes ouvertes/)).toBeTruthy();
  expect(screen.queryByLabelText('Bien')).toBeNull();
});

test('a chosen property is in the address, and alone below its statistics', async () => {
  const { address, unmount } = await renderPart(
    <PortalPage data={{ owner, properties: [visited, unseen], overview }} />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Bien'), '2');
  await waitFor(() => expect(address()).toMatch(/\?property=2$/));
  unmount();
  await renderPart(<PortalPage data={{ owner, properties: [visited, unseen], overview, chosen: 2 }} />);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByLabelText<HTMLSelectElement>('Bien').value).toBe('2');
});

test('without a property it says what will come and whom to ask', async () => {
  await renderPart(<PortalPage data={{ owner, properties: [], overview: nothing }} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Aucun bien en ligne pour le moment');
});

test('signing out leads to the sign-in page', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ done: true }));
  const { address } = await renderPart(<PortalPage data={{ owner, properties: [], overview: nothing }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(address()).toBe('/fr/login/?notice=signedOut'));
  expect(fetched.mock.calls[0]![0]).toBe('/api/auth/sign-out');
});

test.each(LANGUAGES)('no text is missing in %s', async (language) => {
  await renderPart(<PortalPage data={{ owner, properties: [visited, unseen], overview }} />, { language });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
