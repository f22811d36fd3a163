import { isDeepStrictEqual } from 'node:util';
import { isAppName, isVersion } from '../../contract/release.ts';
import type { Author, Registry, Release } from '../../contract/release.ts';
import { compositionRefusals } from './checks/composition-refusals.ts';
import { lostLanguageRefusals } from './checks/languages.ts';
import { lostLinkRefusals } from './checks/links.ts';
import { describeUnchecked } from './checks/stock.ts';
import { canaryEnded, canaryStarted, flipped, withCanaryLive, isBeingRemoved } from './history.ts';
import { describeOutcome, findExclusion, rollbackTarget } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import { refuse, ReleaseRefused } from './release-refused.ts';
import type { Refusal } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StoredRelease } from './snapshot.ts';
import { runningGateways } from './running-gateways.ts';
import { tryOut } from './try-out/try-out.ts';

type Version = Pick<Release, 'name' | 'version'>;

/** Loads the code of releases once, with the shell that they would run with; answers why they could not go live. */
export type TryOut = (
  store: ReleaseStore,
  shell: StoredRelease,
  releases: readonly StoredRelease[],
) => Refusal[] | Promise<Refusal[]>;

/** What a flip did, and what is known of the versions that it concerned. */
export interface Flipped {
  releases: Version[];
  /** The canary that a rollback ended, while the live version stayed. */
  endedCanary?: Version;
  /** Earlier exclusions of what is live now. */
  excluded: Outcome[];
  /** Exclusions of versions that a rollback went past. */
  skipped: Outcome[];
  /** What could not be checked of what goes live, a sentence for each. */
  unchecked: string[];
  /** Why not all is known of what became of versions. */
  damage?: string;
}

/**
 * Makes published releases live at the next request, all of them at once, after checking them against what is live and loading them
 * once. Rejects with `ReleaseRefused` and every reason, and what is live stays so.
 */
export function promote(
  store: ReleaseStore,
  releases: Version[],
  tried: TryOut = tryOut,
  by: Author = {},
): Promise<Flipped> {
  return flip(store, () => ({ releases }), 'promote', tried, by);
}

/**
 * Gives a release of a remote to a share of the visitors, after checking and loading it as `promote` does. It ends when the app is promoted,
 * rolled back or retired, or when a gateway excludes the release. There is one at a time.
 * @param percent 1–99
 */
export function startCanary(
  store: ReleaseStore,
  release: Version,
  percent: number,
  tried: TryOut = tryOut,
  by: Author = {},
): Promise<Flipped> {
  const { name: app, version } = release;
  const start = (registry: Registry) => {
    assertTriable(registry, release);
    return canaryStarted(registry, { app, version, percent }, by);
  };
  return flip(store, () => ({ releases: [release], change: start }), 'promote', tried, by);
}

function assertTriable({ live, canary }: Registry, { name: app, version }: Version): void {
  if (app === 'shell')
    refuse(
      'canary',
      [app],
      `The shell cannot be a canary: every page is made by it and nothing stands in for it, so no exclusion would end a bad one. See it before it is live: npm run release -- preview shell ${version}`,
    );
  if (live[app] === version) refuse('canary', [app], `${app} ${version} is live for all visitors already.`);
  if (canary && canary.app !== app)
    refuse(
      'canary',
      [app, canary.app],
      `${canary.app} ${canary.version} is a canary now, and there is one at a time. End it first: npm run release -- rollback ${canary.app}`,
    );
}

/**
 * Makes the version live that was before, past those that gateways had to exclude, or the one that is named, whatever became of it. Where a
 * version of the app is a canary and none is named, only that ends. Rejects like `promote`.
 */
export function rollback(
  store: ReleaseStore,
  app: string,
  version?: string,
  tried: TryOut = tryOut,
  by: Author = {},
): Promise<Flipped> {
  return flip(
    store,
    (registry, known) =>
      version === undefined ? before(registry, known, app, by) : { releases: [{ name: app, version }] },
    'rollback',
    tried,
    by,
  );
}

/**
 * Checks releases as if they were promoted now, and changes nothing. Resolves with what could not be checked, a sentence for each; rejects
 * with `ReleaseRefused` and every reason.
 */
export async function assertPromotable(
  store: ReleaseStore,
  releases: Version[],
  tried: TryOut = tryOut,
): Promise<string[]> {
  const registry = await store.readRegistry();
  assertStaying(registry, releases);
  await assertWhole(store, releases);
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const after = flipped(registry, versions, 'promote', {});
  await assertHostable(store, registry, after, Object.keys(versions));
  return assertLoadable(store, after, releases, tried);
}

interface Choice {
  releases: Version[];
  /** Another change than that they go live. */
  change?: (registry: Registry) => Registry;
  endedCanary?: Version;
  skipped?: Outcome[];
}

function before(registry: Registry, known: readonly Outcome[], app: string, by: Author): Choice {
  const { live, history, canary } = registry;
  if (canary?.app === app)
    return {
      releases: [],
      change: (changed) => canaryEnded(changed, by),
      endedCanary: { name: app, version: canary.version },
    };
  const { target, skipped } = rollbackTarget({ live, history }, known, app);
  if (target !== undefined) return { releases: [{ name: app, version: target }], skipped };
  if (!skipped.length)
    return refuse(
      'no-earlier-version',
      [app],
      `${app} has had no other live version. See "npm run release -- status ${app}" for those that are published, and promote one.`,
    );
  const versions = skipped.map((outcome) => `${outcome.version} (${describeOutcome(outcome)})`);
  return refuse(
    'no-good-version',
    [app],
    `Each version of ${app} that was live before had to be excluded: ${versions.join(', ')}. Name one to go there anyway: npm run release -- rollback ${app} ${skipped[0]!.version}`,
  );
}

async function flip(
  store: ReleaseStore,
  choose: (registry: Registry, known: readonly Outcome[]) => Choice,
  action: 'promote' | 'rollback',
  tried: TryOut,
  by: Author,
): Promise<Flipped> {
  const flippedFrom = async (registry: Registry) => {
    const { known, damage } = await store.readOutcomes();
    const { releases: chosen, skipped = [], change, endedCanary } = choose(registry, known);
    assertStaying(registry, chosen);
    await assertWhole(store, chosen);
    const versions = Object.fromEntries(chosen.map(({ name, version }) => [name, version]));
    const after = change ? change(registry) : flipped(registry, versions, action, by);
    await assertHostable(store, registry, after, Object.keys(versions));
    const excluded = chosen.flatMap(({ name, version }) => findExclusion(known, name, version) ?? []);
    return {
      after,
      flip: {
        releases: chosen,
        excluded,
        skipped,
        ...(endedCanary ? { endedCanary } : {}),
        ...(damage ? { damage } : {}),
      },
    };
  };
  // Once: it takes long. What fits is checked again with each registry that the change is made of.
  const planned = await flippedFrom(await store.readRegistry());
  const unchecked = await assertLoadable(store, planned.after, planned.flip.releases, tried);
  let { flip: done } = planned;
  await store.updateRegistry(async (registry) => {
    const now = await flippedFrom(registry);
    assertTried(planned, now);
    done = now.flip;
    return now.after;
  });
  return { ...done, unchecked };
}

interface Plan {
  after: Registry;
  flip: Omit<Flipped, 'unchecked'>;
}

/** What goes live is what was loaded, with the shell that it was loaded with; and of two rollbacks at once one is made. */
function assertTried(planned: Plan, now: Plan): void {
  const { releases, endedCanary } = planned.flip;
  const apps = [...releases, ...(endedCanary ? [endedCanary] : [])].map(({ name }) => name);
  const isSame =
    isDeepStrictEqual(now.flip.releases, releases) && isDeepStrictEqual(now.flip.endedCanary, endedCanary);
  if (!isSame)
    refuse(
      'changed-meanwhile',
      apps,
      `The live version of ${apps.join(', ')} changed meanwhile. Look at "npm run release -- status ${apps.join(' ')}" and try again.`,
    );
  if (now.after.live.shell !== planned.after.live.shell)
    refuse(
      'changed-meanwhile',
      apps,
      `The live shell changed meanwhile: the code was tried with ${planned.after.live.shell}, and ${now.after.live.shell} is live. Look at "npm run release -- status shell" and try again.`,
    );
}

/** Returns what could not be checked. */
async function assertLoadable(
  store: ReleaseStore,
  { live }: Registry,
  chosen: Version[],
  tried: TryOut,
): Promise<string[]> {
  if (!chosen.length) return [];
  const releases = await Promise.all(chosen.map(({ name, version }) => store.open(name, version)));
  const shell = await store.open('shell', live.shell!);
  const apps = chosen.map(({ name }) => name);
  const refusals = (await tried(store, shell, releases)).filter((refusal) =>
    refusal.apps.some((app) => apps.includes(app)),
  );
  if (refusals.length) throw new ReleaseRefused(refusals);
  return describeUnchecked(releases.map(({ release }) => release));
}

function assertStaying(registry: Registry, releases: Version[]): void {
  const removed = releases.filter(({ name, version }) => isBeingRemoved(registry, { app: name, version }));
  for (const { name, version } of removed)
    refuse(
      'unknown-release',
      [name],
      `${name} ${version} is being removed from the store. Publish it again once that is done, in ten minutes at the latest.`,
    );
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
 * Rejects with `ReleaseRefused` when the registry after a change could not be served: what most visitors get, and what those of a canary do.
 * Faults among the others, which are live already, do
 * not hold the apps that change up, nor do slots that had lost their page before.
 */
export async function assertHostable(
  store: ReleaseStore,
  before: Registry,
  after: Registry,
  apps: readonly string[],
): Promise<void> {
  await assertSetHostable(store, before, after, apps);
  const ofCanary = withCanaryLive(after);
  if (!ofCanary) return;
  const { app, version } = after.canary!;
  // One that starts takes the place of what is live.
  const isNew = !isDeepStrictEqual(before.canary, after.canary);
  const setBefore = (isNew ? undefined : withCanaryLive(before)) ?? before;
  try {
    await assertSetHostable(store, setBefore, ofCanary, [...apps, app]);
  } catch (error) {
    if (isNew || !(error instanceof ReleaseRefused)) throw error;
    throw new ReleaseRefused(
      error.refusals.map((refusal) => ({
        ...refusal,
        reason: `Beside the canary ${app} ${version}: ${refusal.reason} Or end the canary first: npm run release -- rollback ${app}`,
      })),
    );
  }
}

/** The same for one of the two sets of releases. */
async function assertSetHostable(
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
    (await listRefusals(store, before, releasesBefore)).flatMap(({ code, reason }) =>
      code === 'slot-unknown' ? [reason] : [],
    ),
  );
  const refusals = [
    ...(await listRefusals(store, after, releasesAfter)),
    ...lostLinkRefusals(releasesBefore, releasesAfter),
    ...lostLanguageRefusals(releasesBefore, releasesAfter),
  ].filter(({ apps: concerned, reason }) => concerned.some((app) => apps.includes(app)) && !lost.has(reason));
  if (refusals.length) throw new ReleaseRefused(refusals);
}

async function liveReleases(store: ReleaseStore, { live }: Registry): Promise<Release[]> {
  const opened = await Promise.all(
    Object.entries(live).map(([app, version]) => store.open(app, version).catch(() => undefined)),
  );
  return opened.flatMap((stored) => stored?.release ?? []);
}

async function listRefusals(
  store: ReleaseStore,
  { slots }: Registry,
  releases: readonly Release[],
): Promise<Refusal[]> {
  return compositionRefusals(releases, { slots, gateways: await runningGateways(store) });
}
