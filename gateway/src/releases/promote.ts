import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isAppName, isVersion } from 'shared-kit/contracts/release';
import type { Registry, Release } from 'shared-kit/contracts/release';
import { compositionRefusals } from './checks/composition-refusals.ts';
import { earlierVersion, flipped } from './history.ts';
import { refuse, ReleaseRefused } from './release-refused.ts';
import type { Refusal } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import { runningGateways } from './running-gateways.ts';
import { tryOut } from './try-out/try-out.ts';
import { updateRegistry } from './update-registry.ts';
import { fileRefusals } from './verify-files.ts';

type Version = Pick<Release, 'name' | 'version'>;

/** Loads the code of releases once, with the shell that they would run with; answers why they could not go live. */
export type TryOut = (store: ReleaseStore, shell: Release, releases: readonly Release[]) => Refusal[];

/**
 * Makes published releases live at the next request, all of them at once, after checking them against what is live and loading them
 * once. Throws `ReleaseRefused` with every reason, and what is live stays so.
 */
export function promote(store: ReleaseStore, releases: Version[], tried: TryOut = tryOut): void {
  flip(store, () => releases, 'promote', tried);
}

/** Makes the version live that was before, or the one that is named. Returns it. Throws `ReleaseRefused` like `promote`. */
export function rollback(store: ReleaseStore, app: string, version?: string, tried: TryOut = tryOut): string {
  const [target] = flip(
    store,
    (registry) => [{ name: app, version: version ?? before(registry, app) }],
    'rollback',
    tried,
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
  tried: TryOut,
): Version[] {
  const flippedFrom = (registry: Registry) => {
    const chosen = choose(registry);
    assertWhole(store, chosen);
    const versions = Object.fromEntries(chosen.map(({ name, version }) => [name, version]));
    const after = flipped(registry, versions, action);
    assertHostable(store, registry, after, Object.keys(versions));
    return { after, chosen };
  };
  // Before the lock: it takes longer than a lock should be held. What fits is checked again under it.
  const planned = flippedFrom(store.readRegistryIfAny());
  assertLoadable(store, planned.after, planned.chosen, tried);
  let { chosen } = planned;
  updateRegistry(store, (registry) => {
    const now = flippedFrom(registry);
    chosen = now.chosen;
    return now.after;
  });
  return chosen;
}

function assertLoadable(store: ReleaseStore, { live }: Registry, chosen: Version[], tried: TryOut) {
  const releases = chosen.map(({ name, version }) => store.readRelease(name, version));
  const shell = store.readRelease('shell', live.shell!);
  const apps = chosen.map(({ name }) => name);
  const refusals = tried(store, shell, releases).filter((refusal) =>
    refusal.apps.some((app) => apps.includes(app)),
  );
  if (refusals.length) throw new ReleaseRefused(refusals);
}

function assertWhole(store: ReleaseStore, releases: Version[]) {
  const refusals = releases.flatMap(({ name, version }) =>
    fileRefusals(store.releaseFolder(name, version), claimed(store, name, version)),
  );
  if (refusals.length) throw new ReleaseRefused(refusals);
}

/** The release with that name and version, and no other that lies in its folder. */
function claimed(store: ReleaseStore, name: string, version: string): Release {
  if (!isAppName(name) || !isVersion(version))
    refuse(
      'invalid-release',
      [],
      `"${name}@${version}" is no release: an app and a version that was published are asked for.`,
    );
  const folder = store.releaseFolder(name, version);
  if (!existsSync(folder))
    refuse(
      'unknown-release',
      [name],
      `${name} ${version} is not published. Run "npm run release -- publish ${name}", or see "npm run release -- status ${name}".`,
    );
  if (realpathSync(folder) !== path.join(realpathSync(store.folder), name, version))
    refuse(
      'symlink',
      [name],
      `The folder of ${name} ${version} is a symbolic link. Publish the build itself.`,
    );
  const release =
    readable(store, name, version) ??
    refuse(
      'invalid-release',
      [name],
      `The release.json of ${name} ${version} is none. Publish ${name} again.`,
    );
  if (release.name !== name || release.version !== version)
    refuse(
      'invalid-release',
      [name],
      `The folder of ${name} ${version} holds ${release.name} ${release.version}. Publish ${name} again.`,
    );
  return release;
}

/**
 * Throws `ReleaseRefused` when the registry after a change could not be served. Faults among the others, which are live already, do
 * not hold the apps that change up, nor do slots that had lost their page before.
 */
export function assertHostable(
  store: ReleaseStore,
  before: Registry,
  after: Registry,
  apps: readonly string[],
) {
  const lost = new Set(
    refusalsOf(store, before).flatMap(({ code, reason }) => (code === 'slot-unknown' ? [reason] : [])),
  );
  const refusals = refusalsOf(store, after).filter(
    ({ apps: concerned, reason }) => concerned.some((app) => apps.includes(app)) && !lost.has(reason),
  );
  if (refusals.length) throw new ReleaseRefused(refusals);
}

function refusalsOf(store: ReleaseStore, { live, slots }: Registry) {
  const releases = Object.entries(live).flatMap(([app, version]) => readable(store, app, version) ?? []);
  return compositionRefusals(releases, { slots, gateways: runningGateways(store) });
}

function readable(store: ReleaseStore, app: string, version: string): Release | undefined {
  try {
    return store.readRelease(app, version);
  } catch {
    return undefined;
  }
}
