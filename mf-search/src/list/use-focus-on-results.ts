import { useEffect, useRef } from 'react';
import { focusResults, RESULTS } from './reveal-results.ts';

/**
 * Puts the focus on the heading of the results when others are shown because of something that is no longer there, such as the link to
 * their page or the chip of a filter. A field that is being changed keeps it.
 */
export function useFocusOnResults(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (isLost(document.activeElement)) focusResults();
  }, [address]);
}

/** A link to a page of results may still be there, as another page's. */
function isLost(focused: Element | null): boolean {
  return !focused || focused === document.body || focused.closest(`#${RESULTS} a`) !== null;
}
