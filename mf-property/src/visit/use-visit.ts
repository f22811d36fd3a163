import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { markSeen } from 'shared-kit/domain/saved-homes';
import type { VisitSource } from 'shared-kit/domain/property-interest';
import { savedHomesAtom } from 'shared-kit/state';
import { tellVisit } from './tell.ts';
import { visitSource } from './visit-source.ts';

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
      tellVisit(propertyId, sourceOfVisit());
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

function sourceOfVisit(): VisitSource {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  const address = location.href;
  return visitSource({ address, landing: loaded?.name ?? address, referrer: document.referrer });
}
