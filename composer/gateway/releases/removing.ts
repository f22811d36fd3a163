import type { Registry } from '../../contract/release.ts';
import type { StoredVersion } from './release-store.ts';

/** ms after which a removal is over, also where the process that removed has died. */
export const REMOVAL_LIMIT = 10 * 60_000;

/** Whether a version is being taken out of the store: it cannot go live. */
export const isBeingRemoved = ({ removing }: Registry, { app, version }: StoredVersion): boolean =>
  removing.some(
    (removal) =>
      removal.app === app &&
      removal.version === version &&
      Date.now() - Date.parse(removal.at) < REMOVAL_LIMIT,
  );
