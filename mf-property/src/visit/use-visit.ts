import { useEffect } from 'react';

/** Path of the API's command `recordVisit`. */
const VISITS = '/api/visits';

/** ms that a page must be in view before somebody saw it. */
const SEEN_AFTER = 1000;

/**
 * Tells the API, once, that a person sees the page of a property: after it was in view for a moment, so that a page loaded in
 * a background tab does not count. Sets no cookie; whether the visit counts is the API's to say.
 */
export function useVisit(propertyId: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
    const tell = () => {
      stop();
      sendVisit(propertyId);
    };
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, SEEN_AFTER);
    };
    document.addEventListener('visibilitychange', wait);
    wait();
    return stop;
  }, [propertyId]);
}

function sendVisit(propertyId: number): void {
  const body = new Blob([JSON.stringify({ propertyId })], { type: 'application/json' });
  navigator.sendBeacon?.(VISITS, body);
}
