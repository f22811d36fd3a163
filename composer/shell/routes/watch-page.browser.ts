import type { PageFile, Watcher } from '../../contract/contract.ts';
import { findWatcher } from '../../contract/watchers.ts';
import { whenIdle } from '../../host/when-idle.ts';
import { runScript } from '../loading/fetch-files.browser.ts';
import { report } from '../loading/report.browser.ts';

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

const loading = new Map<string, Promise<Watcher>>();

/** Fetches and runs the script of a watcher, once; one that does not come is asked for again on the next page. */
function loadWatcher(file: PageFile): Promise<Watcher> {
  const known = loading.get(file.href) ?? fetchWatcher(file);
  loading.set(file.href, known);
  known.catch(() => loading.delete(file.href));
  return known;
}

async function fetchWatcher(file: PageFile): Promise<Watcher> {
  const watcher = findWatcher(await runScript(file));
  if (!watcher) throw new Error(`${file.href} is no watcher`);
  return watcher;
}
