import { useEffect, useRef } from 'react';

/** Id of the part of the page that a search changes. */
export const RESULTS = 'list-results';

/** Id of its heading. */
export const RESULTS_HEADING = 'list-results-heading';

/** Scrolls up to the results when they begin above the viewport: a shorter list would leave the visitor at the footer. */
export function revealResults() {
  const results = document.getElementById(RESULTS);
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}

/** Keyboards go on from the results, and screen readers say how many there are. */
export function focusResults() {
  document.getElementById(RESULTS_HEADING)?.focus({ preventScroll: true });
}

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
