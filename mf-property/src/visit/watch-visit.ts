import type { VisitSource } from 'shared-kit/domain/property-interest';
import { keepSeen } from 'shared-kit/state/keep-seen';
import { tellVisit } from './tell.ts';
import { visitSource } from './visit-source.ts';

/** ms that a page must be in view before somebody saw it. */
const SEEN_AFTER = 1000;

/** What says that the page comes into view, or leaves it: a tab, and a page that the browser rendered ahead. */
const CHANGES = ['visibilitychange', 'prerenderingchange'];

/**
 * Tells the API, once, that a person sees the page of a property: after it was in view for a moment, so that a page loaded in
 * a background tab, or rendered ahead, does not count. Sets no cookie; whether the visit counts is the API's to say. The browser keeps that
 * the visitor has seen it (product S32).
 * @returns ends the waiting
 */
export function watchVisit(propertyId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const change of CHANGES) document.removeEventListener(change, wait);
  };
  const tell = () => {
    stop();
    tellVisit(propertyId, sourceOfVisit());
    keepSeen(propertyId);
  };
  function wait() {
    clearTimeout(timer);
    if (isInView()) timer = setTimeout(tell, SEEN_AFTER);
  }
  for (const change of CHANGES) document.addEventListener(change, wait);
  wait();
  return stop;
}

/** Some browsers do not render pages ahead. */
const isInView = () =>
  document.visibilityState === 'visible' && !(document as Document & { prerendering?: boolean }).prerendering;

function sourceOfVisit(): VisitSource {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  const address = location.href;
  return visitSource({ address, landing: loaded?.name ?? address, referrer: document.referrer });
}
