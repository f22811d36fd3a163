import { readSavedHomes } from '../domain/saved-homes.ts';
import type { SavedHomes } from '../domain/saved-homes.ts';
import { SAVED_HOMES_KEY } from './saved-homes-key.ts';

export function storedHomes(): SavedHomes {
  return readSavedHomes(withStorage((storage) => storage.getItem(SAVED_HOMES_KEY)) ?? null);
}

/** Changes what is stored now, also by other tabs. Where the browser keeps nothing it holds for this page. */
export function changeHomes(
  known: SavedHomes | undefined,
  change: (saved: SavedHomes) => SavedHomes,
): SavedHomes {
  const stored = withStorage((storage) => storage.getItem(SAVED_HOMES_KEY));
  const changed = change(
    stored === undefined || stored === null ? (known ?? storedHomes()) : readSavedHomes(stored),
  );
  withStorage((storage) => storage.setItem(SAVED_HOMES_KEY, JSON.stringify(changed)));
  return changed;
}

/** Tells what is stored now, if anything is, and what other tabs store. Returns what ends it. */
export function watchHomes(tell: (saved: SavedHomes) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SAVED_HOMES_KEY || key === null) tell(storedHomes());
  };
  addEventListener('storage', onStorage);
  if (withStorage((storage) => storage.getItem(SAVED_HOMES_KEY))) tell(storedHomes());
  return () => removeEventListener('storage', onStorage);
}

/** A browser may forbid storage altogether, or be full. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
