import type { Boot } from '../../contract/contract.ts';
import { fetchScripts } from './fetch-scripts.ts';
import { fetchWhenIdle } from './idle-code.ts';
import type { DeferredHydration } from './deferred-hydration.ts';

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
