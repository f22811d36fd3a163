import type { Release } from 'shared-kit/contracts/release';
import type { Fault } from '../renderer-channel/messages.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { Snapshot } from '../releases/snapshot.ts';
import { Renderer } from './renderer.ts';

/** Memory that the process may take, in bytes. */
const MEMORY = 512 * 2 ** 20;
/** Time in which one app has to be loaded, in ms; a loop ends with it. */
const WITHIN = 5_000;

/**
 * Runs the server code of releases in a process of its own, away from live traffic, as a gateway would: with the shell among them, each
 * app loaded with all of its exposes. For promotion: nothing of a release runs in the process that asks.
 * @param releases what would be live together; a shell is one of them
 * @param apps those that are to be loaded
 * @returns what went wrong, by app and expose; empty when all of them can run. Kinds are `load`, `prototype`, `rejection`,
 * `exception`, `timeout`, `memory` and `exit`.
 */
export async function inspectReleases(
  store: ReleaseStore,
  releases: readonly Release[],
  apps: readonly string[],
): Promise<Fault[]> {
  const snapshot = new Snapshot(store, [...releases]);
  const faults: Fault[] = [];
  for (const app of apps) faults.push(...(await inspect(store, snapshot, app)));
  return faults;
}

/** Each app has its own process: what one does is not blamed on the next. */
async function inspect(store: ReleaseStore, snapshot: Snapshot, app: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  const ready = Promise.withResolvers<void>();
  const renderer = new Renderer(
    { releases: store.folder, memory: MEMORY },
    {
      ready: ready.resolve,
      free: () => {},
      fault: (fault) => faults.push(fault),
      log: () => {},
      ended: () => ready.reject(new Error('The process that runs code of releases does not start')),
      gone: () => {},
    },
  );
  let stopped: Promise<void> | undefined;
  const timer = setTimeout(() => (stopped = renderer.stop('timeout')), WITHIN);
  try {
    await ready.promise;
    const found = await renderer.loadApp(snapshot, app).catch(() => []);
    // Whose code it was is known only when the process has been interrupted.
    await stopped;
    return [...found, ...faults];
  } finally {
    clearTimeout(timer);
    renderer.end();
  }
}
