import { readFileSync } from 'node:fs';
import { promote } from '../releases/promote.ts';
import { publish } from '../releases/publish.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { build, UNTRIED } from './release-fixture.ts';

/** What promoting builds together says; throws when it changed the registry by a byte. */
export const refusal = (store: ReleaseStore, ...builds: Parameters<typeof build>): string =>
  refusalOf(store, () =>
    promote(
      store,
      builds.map((fixture) => publish(store, build(fixture))),
      UNTRIED,
    ),
  );

/** What a change of the registry says that is refused; throws when it changed the registry by a byte. */
export function refusalOf(store: ReleaseStore, change: () => void): string {
  const before = readFileSync(store.registryFile, 'utf8');
  let said = '';
  try {
    change();
  } catch (error) {
    said = (error as Error).message;
  }
  if (readFileSync(store.registryFile, 'utf8') !== before) throw new Error(`The registry changed: ${said}`);
  return said;
}
