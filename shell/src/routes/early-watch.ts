import type { PageFile } from 'shared-kit/contracts/boot';
import type { EarlyWatch } from '../document/page-data.ts';

/** Hands over the watcher that runs for the page that was sent, to whoever asks first. */
export function takeEarlyWatch({ href }: PageFile): EarlyWatch | undefined {
  const page = window.__FACADE__;
  if (page?.watch?.href !== href) return undefined;
  const { watch } = page;
  page.watch = undefined;
  return watch;
}
