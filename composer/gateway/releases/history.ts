import { isDeepStrictEqual } from 'node:util';
import type { Author, Flip, Registry } from '../../contract/release.ts';

/** Changes that the registry keeps for each app and each slot. */
const KEPT = 20;

/** The registry after apps went to other versions, with a note of it. An app that has the version already gets no note. */
export function flipped(
  { live, history, ...registry }: Registry,
  versions: Record<string, string>,
  action: 'promote' | 'rollback',
  by: Author,
): Registry {
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
export function retired({ live, history, ...registry }: Registry, app: string, by: Author): Registry {
  const { [app]: version, ...others } = live;
  const flips = withChange(history[app], { version: version!, action: 'retire' }, by);
  return { ...registry, live: others, history: { ...history, [app]: flips } };
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

/**
 * The versions that were live before the one that is, the latest first: rolling back twice goes back two versions, not to and fro. Where
 * the app was retired, its last version is the first of them.
 */
export function earlierVersions(flips: readonly Flip[], live: string | undefined): string[] {
  const stack: string[] = [];
  for (const { version, action } of flips) {
    if (action === 'retire') continue;
    if (action === 'rollback' && stack.includes(version)) stack.length = stack.lastIndexOf(version) + 1;
    else stack.push(version);
  }
  return [...new Set(stack.toReversed())].filter((version) => version !== live);
}
