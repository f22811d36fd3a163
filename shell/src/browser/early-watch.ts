import type { PageFile } from 'shared-kit/contracts/boot';

/** The watcher that runs for the page that was sent, before the page is hydrated. */
export interface EarlyWatch {
  /** Address of its script. */
  href: string;
  stop(): void;
}

/** Hands it over, to whoever asks first. */
export function takeEarlyWatch({ href }: PageFile): EarlyWatch | undefined {
  const { early } = window.__FACADE__ ?? {};
  if (early?.watch?.href !== href) return undefined;
  const { watch } = early;
  early.watch = undefined;
  return watch;
}
