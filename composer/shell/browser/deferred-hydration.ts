import type { Boot, ExposeRef } from '../../contract/contract.ts';
import { exposeKey } from '../../host/host-context.ts';
import type { LoadedExpose } from '../../host/host-context.ts';
import type { ExposeLoader } from '../loading/expose-loader.ts';
import { fetchScripts, fetchWhenIdle } from './fetch-ahead.ts';

/**
 * What the parts on screen load their code by. Some of them stay as the server sent them, for now or for good: they wait for
 * their code without asking for it, and their links and forms work by full loads.
 */
interface DeferredHydration extends ExposeLoader {
  /** Leaves these parts as they are. */
  keep(refs: readonly ExposeRef[]): void;
  /** They are hydrated as soon as their code is there; where it does not come they stay. */
  hydrate(refs: readonly ExposeRef[]): void;
  /** Code gets another chance: the visitor goes on to another page. */
  hydrateAll(): void;
  /** What was asked for and did not come gets another chance: the line is back. */
  retry(): void;
}

interface Wait {
  ref: ExposeRef;
  isAsked: boolean;
  promise: Promise<LoadedExpose>;
  end(result: LoadedExpose): void;
}

/** @param beforeHydration called when the code of a part that waited is there, before it takes over its markup */
export function deferHydration(exposes: ExposeLoader, beforeHydration: () => void): DeferredHydration {
  const waits = new Map<string, Wait>();
  const hydrate: DeferredHydration['hydrate'] = (refs) => {
    for (const ref of refs) {
      const asked = waits.get(exposeKey(ref));
      if (asked) asked.isAsked = true;
      void exposes.load(ref).then((result) => {
        if (result === 'failed') return;
        const wait = waits.get(exposeKey(ref));
        waits.delete(exposeKey(ref));
        if (!wait) return;
        beforeHydration();
        wait.end(result);
      });
    }
  };
  const waiting = () => [...waits.values()];
  return {
    loaded: (ref) => (waits.has(exposeKey(ref)) ? undefined : exposes.loaded(ref)),
    load: (ref) => waits.get(exposeKey(ref))?.promise ?? exposes.load(ref),
    keep(refs) {
      for (const ref of refs) waits.set(exposeKey(ref), waits.get(exposeKey(ref)) ?? startWaiting(ref));
    },
    release: exposes.release,
    hydrate,
    hydrateAll: () => hydrate(waiting().map(({ ref }) => ref)),
    retry: () =>
      hydrate(
        waiting()
          .filter(({ isAsked }) => isAsked)
          .map(({ ref }) => ref),
      ),
  };
}

function startWaiting(ref: ExposeRef): Wait {
  let end: Wait['end'] = () => {};
  const promise = new Promise<LoadedExpose>((resolve) => (end = resolve));
  return { ref, isAsked: false, promise, end };
}

/**
 * Brings the parts of the page that wait for the visitor to life, when it is called first: each as soon as its code is there, which has
 * come meanwhile where the line was idle. What does not come stays as the server sent it: a visitor who has begun to use the page is not thrown out of it by a new load.
 * @param areFetched whether the code is under way already
 */
export function deferredParts(
  { deferred }: Pick<Boot, 'deferred'>,
  markup: DeferredHydration,
  { areFetched }: { areFetched: boolean },
): () => void {
  const files = areFetched ? [] : deferred.flatMap((part) => part.files);
  let isAsked = false;
  markup.keep(deferred);
  fetchWhenIdle(files);
  return () => {
    if (isAsked || !deferred.length) return;
    isAsked = true;
    fetchScripts(files);
    markup.hydrate(deferred);
  };
}
