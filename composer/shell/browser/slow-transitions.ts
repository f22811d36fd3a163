/** ms, in the sense of the standard of long tasks: what a task takes beyond this blocks the visitor. */
const LONG_TASK = 50;

/** ms of blocking in the life of one page from which its device counts as slow. */
const MOST_BLOCKING = 50;

/**
 * Leaves a page without a fade where the device is slow: for a view transition the browser styles, lays out and paints both pages once
 * more, and the next page is shown only then (docs/decisions/0063). Where long tasks are not observed, transitions stay.
 */
export function skipTransitionsWhereSlow() {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) return;
  let blocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocking += duration - LONG_TASK;
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!viewTransition || blocking <= MOST_BLOCKING) return;
    // A transition that is skipped rejects this promise.
    viewTransition.ready.catch(() => {});
    viewTransition.skipTransition();
  });
}
