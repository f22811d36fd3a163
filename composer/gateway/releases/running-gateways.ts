import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { CONTRACTS_READ } from '../../contract/release.ts';
import type { ReleaseStore, RunningGateway } from './release-store.ts';

/** ms between two announcements, and how old the last one of a gateway that runs may be. */
const EVERY = 20_000;
const SILENT_AFTER = 90_000;

/**
 * Tells the store that a gateway runs, so that nothing goes live that it cannot read, and nothing is removed that it serves. Returns what
 * ends it. A store that this process cannot write to is told to `report`, and the gateway runs unannounced.
 */
export async function announceGateway(
  store: ReleaseStore,
  report: (error: unknown) => void,
  serves: () => RunningGateway['serves'],
  reads: readonly number[] = CONTRACTS_READ,
): Promise<() => Promise<void>> {
  const id = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const announce = () => store.announce({ id, reads: [...reads], serves: serves() });
  try {
    await announce();
  } catch (error) {
    report(error);
    return async () => {};
  }
  // A store that is away for a moment hears of it the next time.
  const timer = setInterval(() => void announce().catch(() => {}), EVERY).unref();
  return async () => {
    clearInterval(timer);
    await store.withdraw(id);
  };
}

/** Gateways that were announced lately. */
export const runningGateways = (store: ReleaseStore): Promise<RunningGateway[]> =>
  store.runningGateways(SILENT_AFTER);
