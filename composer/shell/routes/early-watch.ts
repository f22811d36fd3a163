import type { PageFile } from '../../contract/contract.ts';
import type { EarlyWatch } from '../document/page-data.ts';

/** Ends the watcher that waits for data that do not come: the page has one begin with others. */
export function endEarlyWatch() {
  const page = window.__PAGE__;
  page.watch?.stop();
  page.watch = undefined;
}

/** Hands over the watcher that runs for the page that was sent, to whoever asks first. */
export function takeEarlyWatch({ href }: PageFile): EarlyWatch | undefined {
  const page = window.__PAGE__;
  if (page?.watch?.href !== href) return undefined;
  const { watch } = page;
  page.watch = undefined;
  return watch;
}
