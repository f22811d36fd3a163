import type { Boot } from 'shared-kit/contracts/boot';
import type { ExposeLoader } from '../federation/expose-loader.ts';
import { fetchScripts } from './fetch-scripts.ts';
import { loadSentCode } from './missing-code.ts';
import type { SentMarkup } from './sent-markup.ts';

/**
 * Brings the parts of the page that wait for the visitor to life, when it is called first. What does not come stays as the
 * server sent it.
 */
export function deferredParts(
  boot: Boot,
  exposes: ExposeLoader,
  markup: SentMarkup,
  beforeHydration: () => void,
): () => void {
  let isAsked = false;
  markup.keep(boot.deferred);
  return () => {
    if (isAsked || !boot.deferred.length) return;
    isAsked = true;
    fetchScripts(boot.deferred.flatMap(({ files }) => files));
    void loadSentCode(boot, exposes, boot.deferred).then((missing) => {
      if (!missing) return;
      beforeHydration();
      markup.release(boot.deferred);
    });
  };
}
