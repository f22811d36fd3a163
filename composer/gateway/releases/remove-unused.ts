import { isAppName } from '../../contract/release.ts';
import type { Registry } from '../../contract/release.ts';
import { earlierVersions } from './history.ts';
import type { PublishedVersion, ReleaseStore, StoredVersion } from './release-store.ts';
import { runningGateways } from './running-gateways.ts';

interface Limits {
  /** Latest versions of each app that stay in any case. */
  keep: number;
  /** ms for which a version stays after it was published, or live last: it may be about to be promoted, and tabs may show its pages. */
  age: number;
  /** Only answers what would be removed. */
  dryRun?: boolean;
}

/**
 * Removes versions that nothing needs any more, and answers which, with their bytes. What is live, what a running gateway serves and what a
 * rollback can go to stays, also where that changes meanwhile.
 */
export async function removeUnused(
  store: ReleaseStore,
  { keep, age, dryRun = false }: Limits,
): Promise<(StoredVersion & { bytes: number })[]> {
  // What is published from now on is too young.
  const youngest = Date.now() - age;
  const published = [...(await store.published())].filter(([app]) => isAppName(app));
  const gateways = await runningGateways(store);
  const unused = (registry: Registry): StoredVersion[] =>
    published.flatMap(([app, versions]) => {
      const needed = new Set([
        registry.live[app],
        ...(registry.canary?.app === app ? [registry.canary.version] : []),
        ...gateways.map(({ serves }) => serves[app]),
        ...earlierVersions(registry.history[app] ?? [], registry.live[app]),
        ...versions
          .toReversed()
          .slice(0, keep)
          .map(({ version }) => version),
      ]);
      return versions
        .filter((version) => !needed.has(version.version) && lastUse(registry, app, version) < youngest)
        .map(({ version }) => ({ app, version }));
    });
  const found = await Promise.all(
    unused(await store.readRegistry()).map(async (version) => ({
      ...version,
      bytes: await store.bytes(version.app, version.version),
    })),
  );
  if (dryRun) return found;
  const removed = await store.remove(unused);
  return found.filter(({ app, version }) =>
    removed.some((other) => other.app === app && other.version === version),
  );
}

/** When it was published, or live last as far as the history goes back. */
function lastUse({ history }: Registry, app: string, { version, publishedAt }: PublishedVersion): number {
  const flips = history[app] ?? [];
  const last = flips.findLastIndex((flip) => flip.version === version);
  const around = last < 0 ? [] : flips.slice(last, last + 2);
  return Math.max(publishedAt.getTime(), ...around.map(({ at }) => Date.parse(at)));
}
