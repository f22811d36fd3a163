import { promote } from '../gateway/releases/promote.ts';
import type { ReleaseStore } from '../gateway/releases/release-store.ts';
import { publishAll, UNTRIED, type build } from './release-fixture.ts';

/** What promoting builds together says; rejects when it changed the registry. */
export const refusal = (store: ReleaseStore, ...builds: Parameters<typeof build>): Promise<string> =>
  catchRefusal(store, async () => promote(store, await publishAll(store, builds), UNTRIED));

/** What a change of the registry says that is refused; rejects when it changed the registry. */
export async function catchRefusal(store: ReleaseStore, change: () => Promise<unknown>): Promise<string> {
  const before = await store.registryStamp();
  const said = await change().then(
    () => '',
    (error: Error) => error.message,
  );
  if ((await store.registryStamp()) !== before) throw new Error(`The registry changed: ${said}`);
  return said;
}
