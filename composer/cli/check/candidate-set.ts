import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../contract/contract.ts';
import { FileReleaseStore } from '../../gateway/releases/file-store/file-release-store.ts';
import { fillSlot } from '../../gateway/releases/fill-slot.ts';
import { promote } from '../../gateway/releases/promote.ts';
import { runningGateways } from '../../gateway/releases/running-gateways.ts';
import { ReleaseRefused } from '../../gateway/releases/release-refused.ts';
import type { ReleaseStore } from '../../gateway/releases/release-store.ts';
import { addFixturePages } from './fixture-pages.ts';

/** What is live in a store of its own. */
export interface ReleaseSet {
  folder: string;
  releases: Release[];
}

/** The live set, and the same with a candidate in it. */
export interface Sets {
  live: ReleaseSet;
  candidate: ReleaseSet;
  /** Why the candidate cannot go live; the sets are not to be served then. */
  refusals: string[];
  /** Parts with a fixture that have none live, such as "mf-shop/Basket". */
  newParts: ReadonlySet<string>;
  /** What was done besides. */
  notes: string[];
}

/**
 * Copies what is live, and the candidate, into two stores below a folder. The candidate is promoted in its store, so that all is checked
 * which a promotion checks, its fixtures rendered on the server and what running gateways can read among it. What is live and damaged is
 * left out of both. Slots that are empty are filled with its widgets, which are seen there before anybody fills them; each fixture has a
 * page in both.
 */
export async function prepareSets(
  store: ReleaseStore,
  { app, version, folder }: { app: string; version: string; folder: string },
): Promise<Sets> {
  const registry = await store.readRegistry();
  const [live, candidate] = ['live', 'candidate'].map((name) => path.join(folder, name)) as [string, string];
  const liveStore = new FileReleaseStore(live);
  const notes: string[] = [];
  const copied: Record<string, string> = {};
  for (const [name, liveVersion] of Object.entries(registry.live))
    try {
      await copy(store, liveStore, name, liveVersion);
      copied[name] = liveVersion;
    } catch (error) {
      notes.push(`${name} ${liveVersion}, which is live, was left out: ${(error as Error).message}`);
    }
  await liveStore.updateRegistry(() => ({ ...registry, live: copied, removing: [] }));
  const gateways = await runningGateways(store).catch((error: unknown) => {
    notes.push(`What the running gateways can read is not known: ${(error as Error).message}`);
    return [];
  });
  for (const gateway of gateways) await liveStore.announce(gateway);
  await cp(live, candidate, { recursive: true });
  const candidateStore = new FileReleaseStore(candidate);
  await copy(store, candidateStore, app, version);
  const refusals = await promote(candidateStore, [{ name: app, version }]).then(
    ({ unchecked }) => {
      notes.push(...unchecked);
      return [];
    },
    (error: unknown) => {
      if (error instanceof ReleaseRefused) return error.message.split('\n');
      throw error;
    },
  );
  let newParts: ReadonlySet<string> = new Set();
  if (!refusals.length) {
    notes.push(...(await fillEmptySlots(candidateStore, app, version)));
    newParts = await addFixturePages({ live: liveStore, candidate: candidateStore }, app, folder);
  }
  return {
    live: await setIn(liveStore),
    candidate: await setIn(candidateStore),
    refusals,
    newParts,
    notes,
  };
}

async function copy(store: ReleaseStore, target: ReleaseStore, app: string, version: string) {
  const { folder, release } = await store.open(app, version);
  await target.add(folder, release);
}

async function setIn(store: FileReleaseStore): Promise<ReleaseSet> {
  const { live } = await store.readRegistry();
  const opened = await Promise.all(Object.entries(live).map(([app, version]) => store.open(app, version)));
  return { folder: store.folder, releases: opened.map(({ release }) => release) };
}

async function fillEmptySlots(store: ReleaseStore, app: string, version: string): Promise<string[]> {
  const { live, slots } = await store.readRegistry();
  const releases = await Promise.all(Object.entries(live).map(([name, of]) => store.open(name, of)));
  const offered = new Set(releases.flatMap(({ release }) => Object.keys(release.slots)));
  const { release } = await store.open(app, version);
  const notes: string[] = [];
  const filled = new Set(Object.entries(slots).flatMap(([slot, widgets]) => (widgets.length ? [slot] : [])));
  for (const widget of release.widgets)
    for (const slot of widget.slots) {
      if (filled.has(slot) || !offered.has(slot)) continue;
      const isFilled = await fillSlot(store, slot, [`${app}/${widget.name}`]).then(
        () => true,
        () => false,
      );
      if (!isFilled) continue;
      filled.add(slot);
      notes.push(`${app}/${widget.name} was looked at in the empty slot ${slot}.`);
    }
  return notes;
}
