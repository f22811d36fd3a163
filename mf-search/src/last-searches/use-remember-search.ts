import { useEffect } from 'react';
import { whenIdle } from 'composer/host';
import type { LastSearch } from './last-searches.browser.ts';

/** Remembers the search that is shown, when the browser has nothing better to do; undefined: there is nothing to remember. */
export function useRememberSearch(search: LastSearch | undefined): void {
  const { address, label, language } = search ?? {};
  useEffect(() => {
    if (!address || !label || !language) return;
    return whenIdle(
      () =>
        void import('./last-searches.browser.ts').then(
          ({ rememberSearch }) => rememberSearch({ address, label, language }),
          () => undefined,
        ),
    );
  }, [address, label, language]);
}
