import type { Registry, Release } from 'shared-kit/contracts/release';
import { compositionRefusals } from './checks/composition-refusals.ts';
import { earlierVersion, flipped } from './history.ts';
import { refuse, ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import { updateRegistry } from './update-registry.ts';
import { fileRefusals } from './verify-files.ts';

type Version = Pick<Release, 'name' | 'version'>;

/**
 * Makes published releases live at the next request, all of them at once, after checking them against what is live. Throws
 * `ReleaseRefused` with every reason, and what is live stays so.
 */
export function promote(store: ReleaseStore, releases: Version[]): void {
  flip(store, () => releases, 'promote');
}

/** Makes the version live that was before, or the one that is named. Returns it. Throws `ReleaseRefused` like `promote`. */
export function rollback(store: ReleaseStore, app: string, version?: string): string {
  const [target] = flip(
    store,
    (registry) => [{ name: app, version: version ?? before(registry, app) }],
    'rollback',
  );
  return target!.version;
}

function before({ live, history }: Registry, app: string): string {
  const version = earlierVersion(history[app] ?? [], live[app]);
  return (
    version ??
    refuse(
      'no-earlier-version',
      [app],
      `${app} has had no other live version. See "npm run release -- status ${app}" for those that are published, and promote one.`,
    )
  );
}

function flip(
  store: ReleaseStore,
  choose: (registry: Registry) => Version[],
  action: 'promote' | 'rollback',
): Version[] {
  let chosen: Version[] = [];
  updateRegistry(store, (registry) => {
    chosen = choose(registry);
    assertWhole(store, chosen);
    const versions = Object.fromEntries(chosen.map(({ name, version }) => [name, version]));
    assertHostable(store, { ...registry.live, ...versions }, Object.keys(versions));
    return flipped(registry, versions, action);
  });
  return chosen;
}

function assertWhole(store: ReleaseStore, releases: Version[]) {
  const refusals = releases.flatMap(({ name, version }) => {
    const release = readable(store, name, version);
    return release
      ? fileRefusals(store.releaseFolder(name, version), release)
      : refuse(
          'unknown-release',
          [name],
          `${name} ${version} is not published. Run "npm run release -- publish ${name}", or see "npm run release -- status ${name}".`,
        );
  });
  if (refusals.length) throw new ReleaseRefused(refusals);
}

/** Faults among the others, which are live already, do not hold these releases up. */
function assertHostable(store: ReleaseStore, live: Record<string, string>, promoted: string[]) {
  const releases = Object.entries(live).flatMap(([app, version]) => readable(store, app, version) ?? []);
  const refusals = compositionRefusals(releases).filter(({ apps }) =>
    apps.some((app) => promoted.includes(app)),
  );
  if (refusals.length) throw new ReleaseRefused(refusals);
}

function readable(store: ReleaseStore, app: string, version: string): Release | undefined {
  try {
    return store.readRelease(app, version);
  } catch {
    return undefined;
  }
}
