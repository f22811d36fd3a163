import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ApiClient } from 'shared-kit/api-client';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { listing } from '../../testing/listings.ts';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import FavouritesPage from './favourites-page.tsx';
import { loader } from './favourites.route.ts';

/** Homes that the API knows. */
const HOMES = [1, 2, 3, 4, 5].map((id) => listing(id));
const asked: number[][] = [];
let isAway = false;

beforeEach(() => {
  asked.length = 0;
  isAway = false;
  globalThis.fetch = (async (url: string) => {
    if (isAway) throw new TypeError('offline');
    const ids = new URL(url, 'https://site.test').searchParams.getAll('id').map(Number);
    asked.push(ids);
    return Response.json({ items: HOMES.filter(({ id }) => ids.includes(id)) });
  }) as typeof fetch;
});
afterEach(() => localStorage.clear());

const store = (lists: { name: string; homes: number[] }[]) =>
  localStorage.setItem('savedHomes', JSON.stringify({ lists }));
const stored = () => JSON.parse(localStorage.getItem('savedHomes')!).lists;
const openOwn = () => renderPart(<FavouritesPage data={{ shared: null }} />);
const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')!.textContent);

test('shows the homes of a list, the last added first, and of the list that is chosen', async () => {
  store([
    { name: '', homes: [2, 1] },
    { name: 'À la mer', homes: [3] },
  ]);
  await openOwn();
  await waitFor(() => expect(titles()).toEqual(['Maison 2', 'Maison 1']));
  fireEvent.click(screen.getByRole('button', { name: 'À la mer 1' }));
  await waitFor(() => expect(titles()).toEqual(['Maison 3']));
  expect(asked).toEqual([[2, 1], [3]]);
});

test('a home that is taken out goes away without another request', async () => {
  store([{ name: '', homes: [2, 1] }]);
  await openOwn();
  fireEvent.click(await screen.findByRole('button', { name: /Garder.*Maison 2/ }));
  await waitFor(() => expect(titles()).toEqual(['Maison 1']));
  expect(asked).toHaveLength(1);
});

test('a list is added, renamed and removed', async () => {
  store([{ name: '', homes: [1] }]);
  await openOwn();
  const nameIn = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
  const send = async (label: string, name: string) => {
    const field = await nameIn(label);
    fireEvent.change(field, { target: { value: name } });
    fireEvent.submit(field.closest('form')!);
  };
  await send('Nom d’une nouvelle liste', 'Ville');
  fireEvent.click(await screen.findByRole('button', { name: 'Ville 0' }));
  expect((await nameIn('Nom de la liste')).value).toBe('Ville');
  await send('Nom de la liste', 'Campagne');
  await waitFor(() => expect(stored().map(({ name: of }: { name: string }) => of)).toEqual(['', 'Campagne']));
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer la liste' }));
  await waitFor(() => expect(stored()).toHaveLength(1));
});

test('where nothing is kept there is nothing to share, print or rename', async () => {
  await openOwn();
  expect(await screen.findByText('Pas encore de favoris')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says which homes are gone, and takes them out', async () => {
  store([{ name: '', homes: [77, 1] }]);
  await openOwn();
  expect(await screen.findByText('1 bien n’est plus disponible.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retirer de mes favoris' }));
  await waitFor(() => expect(stored()[0].homes).toEqual([1]));
});

test('an API that is away is told, and asked again', async () => {
  store([{ name: '', homes: [1] }]);
  isAway = true;
  await openOwn();
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  isAway = false;
  fireEvent.click(again);
  await waitFor(() => expect(titles()).toEqual(['Maison 1']));
});

test('up to four homes can be compared, by a form that needs no script', async () => {
  await renderPart(<FavouritesPage data={{ shared: { ids: [1, 2, 3, 4, 5], items: HOMES } }} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Comparer' });
  for (const box of boxes.slice(0, 4)) fireEvent.click(box);
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, false, false, true]);
  const form = boxes[0]!.closest('form')!;
  expect([form.getAttribute('action'), form.method]).toEqual(['/fr/favoris/comparer/', 'get']);
  expect([...new FormData(form)].map(String)).toEqual(['home,1', 'home,2', 'home,3', 'home,4']);
});

test('a shared list is there without anything stored, and can be kept', async () => {
  await renderPart(<FavouritesPage data={{ shared: { ids: [2, 77], items: [HOMES[1]!] } }} />);
  expect(titles()).toEqual(['Maison 2']);
  expect(screen.getByText('1 bien n’est plus disponible.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Garder dans mes favoris' }));
  await waitFor(() => expect(stored()[1]).toEqual({ name: 'Liste partagée', homes: [2] }));
});

test('the server asks for the homes of the address only', async () => {
  const get = jest.fn(async () => ({ items: [HOMES[0]] }));
  const load = (address: string) =>
    loader({
      api: { get } as unknown as ApiClient,
      language: 'fr',
      url: new URL(address, 'https://site.test'),
      signal: new AbortController().signal,
    } as PageLoaderArgs);
  expect(await load('/fr/favoris/?home=x')).toEqual({ shared: null });
  expect(get).not.toHaveBeenCalled();
  expect((await load('/fr/favoris/?home=1&home=9')).shared!.ids).toEqual([1, 9]);
});

test.each(LANGUAGES)(
  'every text exists in %s, and nothing differs from what the server sent',
  async (language) => {
    const { container } = await hydratePart(
      <FavouritesPage data={{ shared: { ids: [1], items: [HOMES[0]!] } }} />,
      {
        language,
      },
    );
    expect(container.textContent).not.toMatch(/\b(favourites|compare|property)\.[a-z]/);
  },
);
