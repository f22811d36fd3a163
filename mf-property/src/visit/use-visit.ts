import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { markSeen } from 'shared-kit/domain/saved-homes';
import { savedHomesAtom } from 'shared-kit/state';

/** Path of the API's command `recordVisit`. */
const VISITS = '/api/visits';

/** ms that a page must be in view before somebody saw it. */
const SEEN_AFTER = 1000;

/**
 * Tells the API, once, that a person sees the page of a property: after it was in view for a moment, so that a page loaded in
 * a background tab does not count. Sets no cookie; whether the visit counts is the API's to say. The browser keeps that the visitor
 * has seen it (product S32).
 */
export function useVisit(propertyId: number): void {
  const changeSaved = useSetAtom(savedHomesAtom);
  const keep = useEffectEvent(() => void changeSaved((saved) => markSeen(saved, propertyId)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
    const tell = () => {
      stop();
      sendVisit(propertyId);
      keep();
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
