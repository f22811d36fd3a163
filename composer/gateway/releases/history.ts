import type { Registry } from '../../contract/release.ts';

/** Entries that the registry keeps for each app. */
const KEPT = 20;

type Flip = NonNullable<Registry['history'][string]>[number];

/** The registry after apps went to other versions, with a note of it. An app that has the version already gets no note. */
export function flipped(
  { live, history, ...registry }: Registry,
  versions: Record<string, string>,
  action: Flip['action'],
  at = new Date(),
): Registry {
  const notes = Object.entries(versions)
    .filter(([app, version]) => live[app] !== version)
    .map(([app, version]) => [
      app,
      [...(history[app] ?? []), { version, action, at: at.toISOString() }].slice(-KEPT),
    ]);
  return {
    ...registry,
    live: { ...live, ...versions },
    history: { ...history, ...Object.fromEntries(notes) },
  };
}

/** The versions that were live before the one that is, the latest first: rolling back twice goes back two versions, not to and fro. */
export function earlierVersions(flips: readonly Flip[], live: string | undefined): string[] {
  const stack: string[] = [];
  for (const { version, action } of flips) {
    if (action === 'rollback' && stack.includes(version)) stack.length = stack.lastIndexOf(version) + 1;
    else stack.push(version);
  }
  return [...new Set(stack.toReversed())].filter((version) => version !== live);
}
