import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../testing-frame.tsx';
import { FavouriteButton } from './favourite-button.tsx';

afterEach(() => localStorage.clear());

const store = (lists: object[]) => localStorage.setItem('savedHomes', JSON.stringify({ lists }));
const stored = () => JSON.parse(localStorage.getItem('savedHomes')!).lists;
const heart = () => screen.getByRole('button', { name: 'Garder «\u00a0Villa\u00a0» dans mes favoris' });
const isKept = async (kept: boolean) =>
  waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe(String(kept)));
const show = () => renderPart(<FavouriteButton home={7} title="Villa" />);

test('keeps a home, says so, and takes it out again', async () => {
  show();
  fireEvent.click(heart());
  await isKept(true);
  expect((await screen.findByRole('status')).textContent).toBe('Ajouté à la liste «\u00a0Mes favoris\u00a0»');
  expect(stored()).toEqual([{ name: '', homes: [7] }]);
  fireEvent.click(heart());
  await isKept(false);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Retiré de vos favoris'));
});

test('a home that was taken out of a list by mistake goes back into that list', async () => {
  store([
    { name: '', homes: [] },
    { name: 'À la mer', homes: [7] },
  ]);
  show();
  await isKept(true);
  fireEvent.click(heart());
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await isKept(true);
  expect(stored()[1].homes).toEqual([7]);
});

test('a click on the heart of a kept home, before it is known to be one, takes nothing out', async () => {
  store([
    { name: '', homes: [] },
    { name: 'À la mer', homes: [7] },
  ]);
  show();
  fireEvent.click(heart());
  expect((await screen.findByRole('status')).textContent).toBe('Ajouté à la liste «\u00a0À la mer\u00a0»');
  expect(stored()[1].homes).toEqual([7]);
});

test('with several lists the visitor chooses one', async () => {
  store([
    { name: '', homes: [] },
    { name: 'À la mer', homes: [] },
  ]);
  show();
  fireEvent.click(heart());
  fireEvent.change(await screen.findByRole('combobox', { name: 'Liste' }), { target: { value: '1' } });
  await waitFor(() => expect(stored().map(({ homes }: { homes: number[] }) => homes)).toEqual([[], [7]]));
});
