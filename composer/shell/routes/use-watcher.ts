import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { PageFile } from '../../contract/contract.ts';
import type { EarlyWatch } from '../document/page-data.ts';
import { watchPage } from './watch-page.browser.ts';

/**
 * Has the page's watcher run for as long as the page of this path is shown, hydrated or not (docs/decisions/0069): that of the page that was
 * sent runs already. A page without data is none that was found.
 */
export function useWatcher(file: PageFile | undefined, data: unknown): void {
  const { pathname } = useLocation();
  const watch = useEffectEvent((watcher: PageFile) => watchPage(watcher, () => data));
  const isFound = data !== null;
  useEffect(() => {
    if (!file || !isFound) return;
    return takeEarlyWatch(file)?.stop ?? watch(file);
  }, [file, pathname, isFound]);
}

/** Hands over the watcher that runs for the page that was sent, to whoever asks first. */
function takeEarlyWatch({ href }: PageFile): EarlyWatch | undefined {
  const page = window.__PAGE__;
  if (page?.watch?.href !== href) return undefined;
  const { watch } = page;
  page.watch = undefined;
  return watch;
}

/** Ends the watcher that waits for data that do not come: the page has one begin with others. */
export function endEarlyWatch() {
  const page = window.__PAGE__;
  page.watch?.stop();
  page.watch = undefined;
}
