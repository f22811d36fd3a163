import { whenIdle } from '../../host/when-idle.ts';
import type { EarlySite } from '../site.ts';

/** Events that count as an interaction. A touch alone is none: a tap ends in a click, a swipe in scrolling. */
const EVENTS = ['pointermove', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click', 'hashchange'];

/** ms after the first paint until which browsers tell where the pointer rests; Chromium 153 does so 30 to 300 ms before it. */
const TELLS_REST = 50;

/** Where the pointer was last seen on this page. */
let lastSeen: { clientX: number; clientY: number } | undefined;

/**
 * Browsers send a `pointermove` to a page that appears under a resting pointer, just when it is painted. What they say of its distance
 * (`movementX`) tells it from no other: the first real move of a page has none either. So a move is one to another place than that where the
 * pointer was last seen; or the first event of all, once the page has been painted. A finger that moves scrolls, which counts by
 * itself, or taps.
 */
function isAtRest(event: Event): boolean {
  if (event.type !== 'pointermove') return false;
  const { clientX, clientY, pointerType, timeStamp } = event as PointerEvent;
  if (pointerType === 'touch') return true;
  const before = lastSeen;
  lastSeen = { clientX, clientY };
  if (before) return before.clientX === clientX && before.clientY === clientY;
  const [painted] = performance.getEntriesByType('paint');
  return !painted || timeStamp < painted.startTime + TELLS_REST;
}

const PRESSES = ['focusin', 'click'];
const LINK = 'a[href]:not([data-in-page], [download], [target])';

const toPlace = ({ origin, pathname, search }: HTMLAnchorElement | Location) => origin + pathname + search;

/** Whoever presses a link to another page leaves this one, and needs the processor for the next. */
function isLeaving({ type, target }: Event): boolean {
  if (!PRESSES.includes(type) || !(target instanceof Element)) return false;
  const link = target.closest<HTMLAnchorElement>(LINK);
  return link !== null && /^https?:$/.test(link.protocol) && toPlace(link) !== toPlace(location);
}

/** Runs `work` once, after the paint of what the browser itself does at the next interaction. */
export function onNextInteraction(work: () => void) {
  const begin = (event: Event) => {
    if (isAtRest(event) || isLeaving(event)) return;
    for (const type of EVENTS) removeEventListener(type, begin, true);
    requestAnimationFrame(() => setTimeout(work));
  };
  for (const type of EVENTS) addEventListener(type, begin, { capture: true, passive: true });
}

/** What shows nothing without scripts says so by this attribute: a map, pictures that follow each other. */
const NEEDS_SCRIPTS = '[data-needs-scripts]';

/**
 * Runs `work` once: at the first interaction; at once when the visitor is in a field of the page already, sees what needs scripts, has begun what
 * only scripts can show, or comes by an address whose fragment names no part of the page: it is
 * for scripts, like that of a picture in full screen; and when the page has loaded, where the visitor is not at its top: the browser has
 * brought them back there, or they have scrolled before anybody listened.
 */
export function onFirstInteraction(work: () => void, { hasWork }: EarlySite) {
  if (document.querySelector(NEEDS_SCRIPTS)) return work();
  if (hasWork?.()) return work();
  if (location.hash && !document.querySelector(':target')) return work();
  if (document.activeElement && document.activeElement !== document.body) return work();
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) work();
    hasBegun = true;
  };
  onNextInteraction(begin);
  // Nothing is left to be laid out by then.
  whenIdle(() => scrollY > 0 && begin());
}
