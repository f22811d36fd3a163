import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { putHome } from '../domain/saved-homes.ts';
import { keepSeen } from './keep-seen.browser.ts';
import { savedHomesAtom } from './saved-homes.ts';

afterEach(() => localStorage.clear());

test('parts of the page that are there already learn of it, and nothing else changes', async () => {
  const store = createStore();
  const stop = store.sub(savedHomesAtom, () => {});
  await store.set(savedHomesAtom, (saved) => putHome(saved, 3, 0));
  keepSeen(7);
  await waitFor(() => expect(store.get(savedHomesAtom)?.seen).toEqual([7]));
  expect(JSON.parse(localStorage.getItem('savedHomes')!)).toEqual({
    lists: [{ name: '', homes: [3] }],
    seen: [7],
  });
  stop();
});

test('where the browser stores no more, what the page holds stays', async () => {
  const store = createStore();
  const stop = store.sub(savedHomesAtom, () => {});
  localStorage.setItem('savedHomes', JSON.stringify({ lists: [], seen: [1] }));
  await store.set(savedHomesAtom, (saved) => saved);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await store.set(savedHomesAtom, (saved) => putHome(saved, 3, 0));
  keepSeen(7);
  keepSeen(8);
  full.mockRestore();
  expect(store.get(savedHomesAtom)?.lists[0]?.homes).toEqual([3]);
  stop();
});
