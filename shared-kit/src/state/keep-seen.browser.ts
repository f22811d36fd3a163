import { markSeen } from '../domain/saved-homes.ts';
import { areStored, changeHomes } from './saved-homes.browser.ts';
import { SAVED_HOMES_KEY } from './saved-homes-key.ts';

/**
 * Keeps that the visitor has seen a home (product S32), for code that shares no state with the page. Parts of the page learn of it as
 * they do of what another tab stores.
 */
export function keepSeen(home: number): void {
  const changed = changeHomes(undefined, (saved) => markSeen(saved, home));
  // Otherwise the page holds what it knows, and would read less.
  if (areStored(changed)) dispatchEvent(new StorageEvent('storage', { key: SAVED_HOMES_KEY }));
}
