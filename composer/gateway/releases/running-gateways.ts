import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { CONTRACTS_READ } from '../../contract/release.ts';
import type { ReleaseStore, RunningGateway } from './release-store.ts';

/** ms between two announcements, and how old the last one of a gateway that runs may be. */
const EVERY = 20_000;
const SILENT_AFTER = 90_000;

/**
 * Tells the store that a gateway runs, so that nothing goes live that it cannot read, and nothing is removed that it serves. Returns what
 * ends it, which never rejects. Of a store that does not take it at first `report` is told, once; it hears of it when it does.
 */
export async function announceGateway(
  store: Pick<ReleaseStore, 'announce' | 'withdraw'>,
  report: (error: unknown) => void,
  serves: () => RunningGateway['serves'],
  reads: readonly number[] = CONTRACTS_READ,
): Promise<() => Promise<void>> {
  const id = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const announce = () => store.announce({ id, reads: [...reads], serves: serves() });
  await announce().catch(report);
  const timer = setInterval(() => void announce().catch(() => {}), EVERY).unref();
  return async () => {
    clearInterval(timer);
    // Nobody hears of it any more, which says the same a little later.
    await store.withdraw(id).catch(() => {});
  };
}

/** Gateways that were announced lately. */
export const runningGateways = (store: ReleaseStore): Promise<RunningGateway[]> =>
  store.runningGateways(SILENT_AFTER);
