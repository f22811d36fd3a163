import { useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether nothing may move by itself: for visitors who ask for less motion, and until scripts run. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(STILL).matches,
    () => true,
  );
