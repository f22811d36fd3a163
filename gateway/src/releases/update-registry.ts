import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import type { Registry } from 'shared-kit/contracts/release';
import { withRegistryLock } from './registry-lock.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Replaces the registry by what `change` makes of it, as a whole: whoever reads it sees the one before or the one after. Two
 * processes that change it at the same time do so one after the other.
 */
export function updateRegistry(store: ReleaseStore, change: (registry: Registry) => Registry): void {
  withRegistryLock(`${store.registryFile}.lock`, (assertHeld) => {
    const after = change(store.readRegistryIfAny());
    const incoming = `${store.registryFile}.${randomUUID()}.incoming`;
    writeFileSync(incoming, JSON.stringify(after, null, 1));
    assertHeld();
    renameSync(incoming, store.registryFile);
  });
}
