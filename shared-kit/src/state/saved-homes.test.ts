import { afterEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { addList, markSeen, putHome } from '../domain/saved-homes.ts';
import { savedHomesAtom, useSavedHomes } from './saved-homes.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const tab = () => {
  const store = createStore();
  const stop = store.sub(savedHomesAtom, () => {});
  return { store, stop, homes: () => store.get(savedHomesAtom)?.lists[0]?.homes };
};

test('what is kept is there in the next page', async () => {
  const first = tab();
  await first.store.set(savedHomesAtom, (saved) => putHome(saved, 7, 0));
  expect(first.homes()).toEqual([7]);
  const next = tab();
  expect(next.homes()).toBeUndefined();
  await waitFor(() => expect(next.homes()).toEqual([7]));
});

test('a home whose heart was pressed on a page that was left before its code came is kept, once; what is no id is nothing', async () => {
  localStorage.setItem(
    'savedHomes',
    JSON.stringify({
      lists: [
        { name: '', homes: [] },
        { name: 'Mer', homes: [8] },
      ],
    }),
  );
  localStorage.setItem('pressedHomes', ' 7 8 7 x 99999999999');
  const { homes, store } = tab();
  await waitFor(() => expect(homes()).toEqual([7]));
  expect(store.get(savedHomesAtom)!.lists[1]!.homes).toEqual([8]);
  expect(localStorage.getItem('pressedHomes')).toBeNull();
});

test('pressed hearts are found where nothing else is stored', async () => {
  localStorage.setItem('pressedHomes', ' 7');
  const { homes } = tab();
  await waitFor(() => expect(homes()).toEqual([7]));
});

test('two tabs do not undo each other, and see what the other keeps', async () => {
  const [one, other] = [tab(), tab()];
  await one.store.set(savedHomesAtom, (saved) => putHome(saved, 1, 0));
  await waitFor(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'savedHomes' }));
    expect(other.homes()).toEqual([1]);
  });
  await other.store.set(savedHomesAtom, (saved) => markSeen(saved, 2));
  await one.store.set(savedHomesAtom, (saved) => putHome(saved, 3, 0));
  expect(JSON.parse(localStorage.getItem('savedHomes')!)).toEqual({
    lists: [{ name: '', homes: [3, 1] }],
    seen: [2],
  });
});

test('in a browser that keeps nothing, it holds for this page', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { store, homes } = tab();
  await store.set(savedHomesAtom, (saved) => putHome(saved, 1, 0));
  await store.set(savedHomesAtom, (saved) => putHome(saved, 2, 0));
  expect(homes()).toEqual([2, 1]);
});

test('a home that is kept is told once for its owner; one that is seen, moved or imported with a list is not', async () => {
  const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const { store } = tab();
  await store.set(savedHomesAtom, (saved) => putHome(saved, 7, 0));
  await store.set(savedHomesAtom, (saved) => markSeen(saved, 9));
  await store.set(savedHomesAtom, (saved) => addList(saved, 'Mer', [1, 2]));
  await store.set(savedHomesAtom, (saved) => putHome(saved, 7, 1));
  await store.set(savedHomesAtom, (saved) => putHome(saved, 7, -1));
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [path, body] = sendBeacon.mock.calls[0]!;
  expect([path, body.size]).toEqual(['/api/visits/actions', '{"propertyId":7,"action":"saved"}'.length]);
});

test('a part that hydrates after they were read is at first what the server made of it', async () => {
  const { store } = tab();
  const Count = () => createElement('p', null, useSavedHomes()?.lists[0]?.homes.length ?? 'none');
  const container = document.createElement('div');
  container.innerHTML = renderToString(createElement(Count));
  expect(container.textContent).toBe('none');
  await store.set(savedHomesAtom, (saved) => putHome(saved, 7, 0));
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const part = createElement(Provider, { store }, createElement(Count));
  const root = await act(() => hydrateRoot(container, part, { onRecoverableError }));
  expect([mismatches, container.textContent]).toEqual([[], '1']);
  act(() => root.unmount());
});
