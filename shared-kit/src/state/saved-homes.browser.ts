import { isFavourite, putHome, readSavedHomes } from '../domain/saved-homes.ts';
import type { SavedHomes } from '../domain/saved-homes.ts';
import { PRESSED_HOMES_KEY, SAVED_HOMES_KEY } from './saved-homes-key.ts';

function storedHomes(): SavedHomes {
  return readSavedHomes(withStorage((storage) => storage.getItem(SAVED_HOMES_KEY)) ?? null);
}

/** Changes what is stored now, also by other tabs. Where the browser keeps nothing it holds for this page. */
export function changeHomes(
  known: SavedHomes | undefined,
  change: (saved: SavedHomes) => SavedHomes,
): SavedHomes {
  const stored = withStorage((storage) => storage.getItem(SAVED_HOMES_KEY));
  const before = stored === undefined || stored === null ? (known ?? storedHomes()) : readSavedHomes(stored);
  const changed = change(before);
  withStorage((storage) => storage.setItem(SAVED_HOMES_KEY, JSON.stringify(changed)));
  tellSaved(before, changed);
  return changed;
}

/** Whether these are what the browser keeps: storage may be forbidden, or full. */
export const areStored = (saved: SavedHomes): boolean =>
  withStorage((storage) => storage.getItem(SAVED_HOMES_KEY)) === JSON.stringify(saved);

/** Path of the API's command `recordAction`. */
const ACTIONS = '/api/visits/actions';

/** Tells the API that a home was kept, for the statistics of its owner (product O9). A list that is imported as a whole does not count. */
function tellSaved(before: SavedHomes, changed: SavedHomes): void {
  const added = changed.lists.flatMap(({ homes }) => homes).filter((home) => !isFavourite(before, home));
  if (added.length !== 1) return;
  const body = JSON.stringify({ propertyId: added[0], action: 'saved' });
  navigator.sendBeacon?.(ACTIONS, new Blob([body], { type: 'application/json' }));
}

/** Tells what is stored now, if anything is, and what other tabs store. Returns what ends it. */
export function watchHomes(tell: (saved: SavedHomes) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SAVED_HOMES_KEY || key === null) tell(storedHomes());
  };
  addEventListener('storage', onStorage);
  keepPressedHomes();
  if (withStorage((storage) => storage.getItem(SAVED_HOMES_KEY))) tell(storedHomes());
  return () => removeEventListener('storage', onStorage);
}

/** Homes whose hearts were pressed on a page that was left before its code came. */
function keepPressedHomes(): void {
  const left = withStorage((storage) => storage.getItem(PRESSED_HOMES_KEY));
  if (!left) return;
  withStorage((storage) => storage.removeItem(PRESSED_HOMES_KEY));
  for (const home of left
    .split(' ')
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number))
    changeHomes(undefined, (saved) => (isFavourite(saved, home) ? saved : putHome(saved, home, 0)));
}

/** A browser may forbid storage altogether, or be full. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
