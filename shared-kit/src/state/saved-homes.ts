import { atom } from 'jotai';
import type { SavedHomes } from '../domain/saved-homes.ts';

const keptHomesAtom = atom<SavedHomes | undefined>(undefined);

/** Read when the first part of the page asks for them; the code for it is no part of the first view. */
keptHomesAtom.onMount = (set) => {
  let stop: (() => void) | undefined;
  let isLeft = false;
  void import(/* webpackChunkName: "saved-homes" */ './saved-homes.browser.ts').then(
    ({ watchHomes }) => {
      if (!isLeft) stop = watchHomes(set);
    },
    () => undefined,
  );
  return () => {
    isLeft = true;
    stop?.();
  };
};

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
