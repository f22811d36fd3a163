import type { PageFile, Watcher } from '../../contract/contract.ts';
import { whenIdle } from '../../host/when-idle.ts';
import { report } from '../loading/report.browser.ts';
import { loadWatcher } from './load-watcher.browser.ts';

/**
 * Has a watcher run with the data of a page, from when the browser is idle; what goes wrong with it is nothing to the page.
 * @param read the data; called when the browser is idle
 * @returns ends it
 */
export function watchPage(file: PageFile, read: () => unknown): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  const begin = ([watcher, data]: [Watcher, unknown]) => {
    if (!isLeft) stop = watcher(data);
  };
  const cancel = whenIdle(() =>
    Promise.all([loadWatcher(file), read()])
      .then(begin)
      .catch((error: unknown) => report('watcher', error)),
  );
  return () => {
    isLeft = true;
    cancel();
    stop?.();
  };
}
