import { isDeepStrictEqual } from 'node:util';
import type { Author, Canary, Flip, Registry } from '../../contract/release.ts';

/** Changes that the registry keeps for each app and each slot. */
const KEPT = 20;

/**
 * The registry after apps went to other versions, with a note of it. An app that has the version already gets no note. A canary of one of
 * them ends.
 */
export function flipped(
  before: Registry,
  versions: Record<string, string>,
  action: 'promote' | 'rollback',
  by: Author,
): Registry {
  const ends = before.canary && Object.hasOwn(versions, before.canary.app);
  const { live, history, ...registry } = ends ? canaryEnded(before, by) : before;
  const notes = Object.entries(versions)
    .filter(([app, version]) => live[app] !== version)
    .map(([app, version]) => [app, withChange(history[app], { version, action }, by)]);
  return {
    ...registry,
    live: { ...live, ...versions },
    history: { ...history, ...Object.fromEntries(notes) },
  };
}

/** The registry after an app was taken out, with a note of it. */
export function retired(before: Registry, app: string, by: Author): Registry {
  const { live, history, ...registry } = before.canary?.app === app ? canaryEnded(before, by) : before;
  const { [app]: version, ...others } = live;
  const flips = withChange(history[app], { version: version!, action: 'retire' }, by);
  return { ...registry, live: others, history: { ...history, [app]: flips } };
}

/** The registry while a share of the visitors gets a version, with a note of it. */
export function canaryStarted(
  registry: Registry,
  { app, version, percent }: Pick<Canary, 'app' | 'version' | 'percent'>,
  by: Author,
): Registry {
  const flips = withChange(registry.history[app], { version, action: 'canary' }, by);
  return {
    ...registry,
    canary: { app, version, percent, at: flips.at(-1)!.at, ...by },
    history: { ...registry.history, [app]: flips },
  };
}

/** The registry without its canary, with a note of it. */
export function canaryEnded({ canary, history, ...registry }: Registry, by: Author): Registry {
  if (!canary) return { ...registry, history };
  const { app, version } = canary;
  return {
    ...registry,
    history: { ...history, [app]: withChange(history[app], { version, action: 'canary-end' }, by) },
  };
}

/** What the visitors of a canary get, as if it were live for all; undefined without a canary. */
export function withCanaryLive({ canary, ...registry }: Registry): Registry | undefined {
  return canary && { ...registry, live: { ...registry.live, [canary.app]: canary.version } };
}

/** The registry with other widgets in slots, with a note for each slot that shows others than before. */
export function refilled(registry: Registry, slots: Registry['slots'], by: Author): Registry {
  const notes = Object.keys({ ...registry.slots, ...slots })
    .filter((slot) => !isDeepStrictEqual(registry.slots[slot], slots[slot]))
    .map((slot) => [slot, withChange(registry.slotHistory[slot], { widgets: slots[slot] ?? [] }, by)]);
  return { ...registry, slots, slotHistory: { ...registry.slotHistory, ...Object.fromEntries(notes) } };
}

const withChange = <Change extends { at: string }>(
  changes: readonly Change[] = [],
  change: Omit<Change, 'at' | keyof Author>,
  by: Author,
) => [...changes, { ...change, at: new Date().toISOString(), ...by }].slice(-KEPT);

/** Whether a version went live for all by a change. */
export const wentLive = ({ action }: Pick<Flip, 'action'>): boolean =>
  action === 'promote' || action === 'rollback';

/**
 * The versions that were live before the one that is, the latest first: rolling back twice goes back two versions, not to and fro. Where
 * the app was retired, its last version is the first of them.
 */
export function earlierVersions(flips: readonly Flip[], live: string | undefined): string[] {
  const stack: string[] = [];
  for (const { version, action } of flips) {
    if (!wentLive({ action })) continue;
    if (action === 'rollback' && stack.includes(version)) stack.length = stack.lastIndexOf(version) + 1;
    else stack.push(version);
  }
  return [...new Set(stack.toReversed())].filter((version) => version !== live);
}

/** ms after which a removal is over, also where the process that removed has died. */
export const REMOVAL_LIMIT = 10 * 60_000;

/** Whether a removal has ended, by itself or with its process. */
export const isOver = ({ at }: Registry['removing'][number]): boolean =>
  Date.now() - Date.parse(at) >= REMOVAL_LIMIT;

/** Whether a version is being taken out of the store: it cannot go live. */
export const isBeingRemoved = (
  { removing }: Registry,
  { app, version }: Pick<Canary, 'app' | 'version'>,
): boolean =>
  removing.some((removal) => removal.app === app && removal.version === version && !isOver(removal));
