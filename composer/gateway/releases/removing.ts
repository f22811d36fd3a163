import type { Registry } from '../../contract/release.ts';
import type { StoredVersion } from './release-store.ts';

/** ms after which a removal is over, also where the process that removed has died. */
export const REMOVAL_LIMIT = 10 * 60_000;

/** Whether a removal has ended, by itself or with its process. */
export const isOver = ({ at }: Registry['removing'][number]): boolean =>
  Date.now() - Date.parse(at) >= REMOVAL_LIMIT;

/** Whether a version is being taken out of the store: it cannot go live. */
export const isBeingRemoved = ({ removing }: Registry, { app, version }: StoredVersion): boolean =>
  removing.some((removal) => removal.app === app && removal.version === version && !isOver(removal));
