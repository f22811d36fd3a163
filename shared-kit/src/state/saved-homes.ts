import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { SavedHomes } from '../domain/saved-homes.ts';
import { PRESSED_HOMES_KEY, SAVED_HOMES_KEY } from './saved-homes-key.ts';

const keptHomesAtom = atom<SavedHomes | undefined>(undefined);

/**
 * Read when the first part of the page asks for them. The code for it is fetched where something is stored, or once another tab
 * stores something: most visitors have nothing, and the first view waits for none of it.
 */
keptHomesAtom.onMount = (set) => {
  let stop: (() => void) | undefined;
  let isLeft = false;
  const watch = () =>
    void import(/* webpackChunkName: "saved-homes" */ './saved-homes.browser.ts').then(
      ({ watchHomes }) => {
        if (!isLeft) stop ??= watchHomes(set);
      },
      () => undefined,
    );
  if (isAnythingStored()) watch();
  else addEventListener('storage', watch, { once: true });
  return () => {
    isLeft = true;
    removeEventListener('storage', watch);
    stop?.();
  };
};

function isAnythingStored(): boolean {
  try {
    return [SAVED_HOMES_KEY, PRESSED_HOMES_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    // The browser forbids storage.
    return false;
  }
}

/**
 * Favourites and homes that were seen (product S31, S32); undefined until they are read from the browser's storage, and while
 * nothing is there. It is set with
 * a change, which is stored too, whichever tab made the last one.
 */
export const savedHomesAtom = atom(
  (get) => get(keptHomesAtom),
  async (get, set, change: (saved: SavedHomes) => SavedHomes) => {
    const { changeHomes } = await import(/* webpackChunkName: "saved-homes" */ './saved-homes.browser.ts');
    set(keptHomesAtom, changeHomes(get(keptHomesAtom), change));
  },
);

/**
 * The value of `savedHomesAtom` for what is rendered. A part that React hydrates after another one has had them read is given
 * undefined at first, as the server was: it is rendered anew at once.
 */
export function useSavedHomes(): SavedHomes | undefined {
  const saved = useAtomValue(savedHomesAtom);
  const isHydrated = useSyncExternalStore(never, yes, no);
  return isHydrated ? saved : undefined;
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
