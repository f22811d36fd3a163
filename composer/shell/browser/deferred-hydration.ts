import type { ExposeRef } from '../../contract/contract.ts';
import { exposeKey } from '../../host/expose-key.ts';
import type { LoadedExpose } from '../../host/host-context.ts';
import type { ExposeLoader } from '../loading/expose-loader.ts';

/**
 * What the parts on screen load their code by. Some of them stay as the server sent them, for now or for good: they wait for
 * their code without asking for it, and their links and forms work by full loads.
 */
export interface DeferredHydration extends ExposeLoader {
  /** Leaves these parts as they are. */
  keep(refs: readonly ExposeRef[]): void;
  /** They are hydrated as soon as their code is there; where it does not come they stay. */
  hydrate(refs: readonly ExposeRef[]): void;
  /** Code gets another chance: the visitor goes on to another page. */
  hydrateAll(): void;
}

interface Wait {
  ref: ExposeRef;
  promise: Promise<LoadedExpose>;
  end(result: LoadedExpose): void;
}

/** @param beforeHydration called when the code of a part that waited is there, before it takes over its markup */
export function deferHydration(exposes: ExposeLoader, beforeHydration: () => void): DeferredHydration {
  const waits = new Map<string, Wait>();
  const hydrate: DeferredHydration['hydrate'] = (refs) => {
    for (const ref of refs)
      void exposes.load(ref).then((result) => {
        if (result === 'failed') return;
        const wait = waits.get(exposeKey(ref));
        waits.delete(exposeKey(ref));
        if (!wait) return;
        beforeHydration();
        wait.end(result);
      });
  };
  return {
    loaded: (ref) => (waits.has(exposeKey(ref)) ? undefined : exposes.loaded(ref)),
    load: (ref) => waits.get(exposeKey(ref))?.promise ?? exposes.load(ref),
    keep(refs) {
      for (const ref of refs) waits.set(exposeKey(ref), waits.get(exposeKey(ref)) ?? startWaiting(ref));
    },
    release: exposes.release,
    hydrate,
    hydrateAll: () => hydrate([...waits.values()].map(({ ref }) => ref)),
  };
}

function startWaiting(ref: ExposeRef): Wait {
  let end: Wait['end'] = () => {};
  const promise = new Promise<LoadedExpose>((resolve) => (end = resolve));
  return { ref, promise, end };
}
