import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryEntry } from 'shared-kit/contracts/api/owner';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { HISTORY_STATES, HISTORY_TYPES } from 'shared-kit/domain/owner-portal';
import { pageArgs } from '../../testing/page-args.ts';
import { renderPart } from '../../testing/render-part.tsx';
import HistoryPage from './history-page.tsx';
import { loader } from './history.route.ts';
import type { HistoryData } from './history-page.tsx';

const entry: HistoryEntry = {
  id: 'h1',
  propertyId: 1,
  type: 'communication',
  day: '2026-11-20',
  slot: '10:00-10:45',
  contact: 'Sophie',
  subject: 'Prix',
  comment: 'Bon intérêt.',
  state: null,
  status: 'Effectuée',
  link: null,
  language: null,
};
const data = (entries: HistoryEntry[], filter: HistoryData['filter'] = {}): HistoryData => ({
  properties: [],
  history: { entries, total: 45, page: 2, pageCount: 3 },
  filter,
});

test('shows date, type, contact, subject, comment and status of each entry (product O6)', async () => {
  const online: HistoryEntry = {
    ...entry,
    id: 'h2',
    type: 'online',
    subject: 'Portal',
    link: 'https://p.example/',
  };
  await renderPart(<HistoryPage data={data([entry, online])} />);
  const [, first, second] = screen.getAllByRole('row');
  expect(
    within(first!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['20 nov. 202610:00 – 10:45', 'Communication', 'PrixBon intérêt.', 'Sophie', 'Effectuée']);
  expect(within(second!).getByRole('link').getAttribute('href')).toBe('https://p.example/');
});

test.each([
  ['fr', 'nl'],
  ['en', 'nl'],
] as const)(
  'on a page in %s what the agency wrote in %s says so, and so do titles of homes',
  async (language, spoken) => {
    const told: HistoryEntry = {
      ...entry,
      subject: 'Prijs',
      comment: 'Goede interesse.',
      status: 'Uitgevoerd',
      language: spoken,
    };
    const home = (id: number) => ({
      listing: {
        id,
        reference: `A${id}`,
        title: 'Ruim appartement',
        headline: '',
        mainType: '',
        city: '',
        titleLanguage: spoken,
      },
    });
    const properties = [home(1), home(2)] as unknown as HistoryData['properties'];
    await renderPart(<HistoryPage data={{ ...data([told]), properties }} />, { language });
    for (const text of [
      'Prijs',
      'Goede interesse.',
      'Uitgevoerd',
      'Ruim appartement',
      'A1 – Ruim appartement',
    ])
      expect([text, screen.getByText(text).closest('[lang]')?.getAttribute('lang')]).toEqual([text, spoken]);
  },
);

test('another choice is advised only where one was made', async () => {
  const { unmount } = await renderPart(<HistoryPage data={data([])} />);
  expect(screen.getByText('Pas encore d’historique')).toBeTruthy();
  expect(screen.queryByText(/autre période/)).toBeNull();
  unmount();
  await renderPart(<HistoryPage data={data([], { period: 30 })} />);
  expect(screen.getByText(/autre période/)).toBeTruthy();
});

test('file and pages keep the choice', async () => {
  await renderPart(<HistoryPage data={data([entry], { property: 7, type: 'visit', period: 90 })} />);
  const chosen = 'property=7&type=visit&period=90';
  expect(screen.getByRole('link', { name: 'Télécharger (CSV)' }).getAttribute('href')).toBe(
    `/api/owner/history.csv?${chosen}&lang=fr`,
  );
  expect(screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href')).toBe(
    `/fr/espace-proprietaire/historique/?${chosen}&page=3`,
  );
});

test('a choice is in the address, from the first page on', async () => {
  const { address } = await renderPart(<HistoryPage data={data([entry])} />);
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'offer');
  await waitFor(() => expect(address()).toMatch(/\?type=offer$/));
});

test('only what is known of the address reaches the API', async () => {
  const answers = { getOwnerProperties: { properties: [] }, getOwnerHistory: { entries: [] } };
  const { args, api } = pageArgs('/fr/x/?type=gossip&period=31&page=x&property=3', answers);
  await loader(args);
  expect(api.get).toHaveBeenCalledWith(
    'getOwnerHistory',
    expect.objectContaining({ query: { property: 3, type: undefined, period: undefined, page: 1 } }),
  );
});

test.each(LANGUAGES)('no text is missing in %s', async (language) => {
  const entries = HISTORY_TYPES.flatMap((type) =>
    HISTORY_STATES.map((state) => ({ ...entry, id: `${type} ${state}`, type, state })),
  );
  await renderPart(<HistoryPage data={data(entries)} />, { language });
  expect(screen.getAllByRole('row')).toHaveLength(entries.length + 1);
});
