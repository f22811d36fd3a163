import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { PageFile } from 'shared-kit/contracts/boot';
import type { Watcher } from 'shared-kit/contracts/watchers';
import { whenIdle } from 'shared-kit/ui/when-idle';
import { report } from '../federation/report.browser.ts';
import { loadWatcher } from './load-watcher.browser.ts';

/**
 * Has the page's watcher run for as long as the page of this path is shown, hydrated or not (docs/decisions/0069). It begins when the browser
 * is idle; what goes wrong with it is nothing to the page. A page without data is none that was found.
 */
export function useWatcher(file: PageFile | undefined, data: unknown): void {
  const { pathname } = useLocation();
  const start = useEffectEvent((watcher: Watcher) => watcher(data));
  const isFound = data !== null;
  useEffect(() => {
    if (!file || !isFound) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const begin = (watcher: Watcher) => {
      if (!isLeft) stop = start(watcher);
    };
    const cancel = whenIdle(() =>
      loadWatcher(file)
        .then(begin)
        .catch((error: unknown) => report('watcher', error)),
    );
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, [file, pathname, isFound]);
}
