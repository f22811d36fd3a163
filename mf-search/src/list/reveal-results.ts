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
