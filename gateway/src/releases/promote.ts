import { isAppName, isVersion } from 'shared-kit/contracts/release';
import type { Registry, Release } from 'shared-kit/contracts/release';
import { compositionRefusals } from './checks/composition-refusals.ts';
import { lostLinkRefusals } from './checks/links.ts';
import { earlierVersion, flipped } from './history.ts';
import { refuse, ReleaseRefused } from './release-refused.ts';
import type { Refusal } from './release-refused.ts';
import type { ReleaseStore, StoredRelease } from './release-store.ts';
import { runningGateways } from './running-gateways.ts';
import { tryOut } from './try-out/try-out.ts';

type Version = Pick<Release, 'name' | 'version'>;

/** Loads the code of releases once, with the shell that they would run with; answers why they could not go live. */
export type TryOut = (
  store: ReleaseStore,
  shell: StoredRelease,
  releases: readonly StoredRelease[],
) => Refusal[] | Promise<Refusal[]>;

/**
 * Makes published releases live at the next request, all of them at once, after checking them against what is live and loading them
 * once. Rejects with `ReleaseRefused` and every reason, and what is live stays so.
 */
export async function promote(
  store: ReleaseStore,
  releases: Version[],
  tried: TryOut = tryOut,
): Promise<void> {
  await flip(store, () => releases, 'promote', tried);
}

/** Makes the version live that was before, or the one that is named. Returns it. Rejects like `promote`. */
export async function rollback(
  store: ReleaseStore,
  app: string,
  version?: string,
  tried: TryOut = tryOut,
): Promise<string> {
  const [target] = await flip(
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

async function flip(
  store: ReleaseStore,
  choose: (registry: Registry) => Version[],
  action: 'promote' | 'rollback',
  tried: TryOut,
): Promise<Version[]> {
  const flippedFrom = async (registry: Registry) => {
    const chosen = choose(registry);
    await assertWhole(store, chosen);
    const versions = Object.fromEntries(chosen.map(({ name, version }) => [name, version]));
    const after = flipped(registry, versions, action);
    await assertHostable(store, registry, after, Object.keys(versions));
    return { after, chosen };
  };
  // Before the lock: it takes longer than a lock should be held. What fits is checked again under it.
  const planned = await flippedFrom(await store.readRegistry());
  await assertLoadable(store, planned.after, planned.chosen, tried);
  let { chosen } = planned;
  await store.updateRegistry(async (registry) => {
    const now = await flippedFrom(registry);
    chosen = now.chosen;
    return now.after;
  });
  return chosen;
}

async function assertLoadable(
  store: ReleaseStore,
  { live }: Registry,
  chosen: Version[],
  tried: TryOut,
): Promise<void> {
  const releases = await Promise.all(chosen.map(({ name, version }) => store.open(name, version)));
  const shell = await store.open('shell', live.shell!);
  const apps = chosen.map(({ name }) => name);
  const refusals = (await tried(store, shell, releases)).filter((refusal) =>
    refusal.apps.some((app) => apps.includes(app)),
  );
  if (refusals.length) throw new ReleaseRefused(refusals);
}

/** Each is a release that was published, as it was published. */
async function assertWhole(store: ReleaseStore, releases: Version[]): Promise<void> {
  const refusals: Refusal[] = [];
  for (const { name, version } of releases) {
    if (!isAppName(name) || !isVersion(version))
      refuse(
        'invalid-release',
        [],
        `"${name}@${version}" is no release: an app and a version that was published are asked for.`,
      );
    refusals.push(...(await store.verify(name, version)));
  }
  if (refusals.length) throw new ReleaseRefused(refusals);
}

/**
 * Rejects with `ReleaseRefused` when the registry after a change could not be served. Faults among the others, which are live already, do
 * not hold the apps that change up, nor do slots that had lost their page before.
 */
export async function assertHostable(
  store: ReleaseStore,
  before: Registry,
  after: Registry,
  apps: readonly string[],
): Promise<void> {
  const [releasesBefore, releasesAfter] = [
    await liveReleases(store, before),
    await liveReleases(store, after),
  ];
  const lost = new Set(
    (await refusalsOf(store, before, releasesBefore)).flatMap(({ code, reason }) =>
      code === 'slot-unknown' ? [reason] : [],
    ),
  );
  const refusals = [
    ...(await refusalsOf(store, after, releasesAfter)),
    ...lostLinkRefusals(releasesBefore, releasesAfter),
  ].filter(({ apps: concerned, reason }) => concerned.some((app) => apps.includes(app)) && !lost.has(reason));
  if (refusals.length) throw new ReleaseRefused(refusals);
}

async function liveReleases(store: ReleaseStore, { live }: Registry): Promise<Release[]> {
  const opened = await Promise.all(
    Object.entries(live).map(([app, version]) => store.open(app, version).catch(() => undefined)),
  );
  return opened.flatMap((stored) => stored?.release ?? []);
}

async function refusalsOf(
  store: ReleaseStore,
  { slots }: Registry,
  releases: readonly Release[],
): Promise<Refusal[]> {
  return compositionRefusals(releases, { slots, gateways: await runningGateways(store) });
}
