import { isAnyFormWaiting } from 'shared-kit/forms/waiting-form';

/** Signs that the visitor turns to the page. A pointer that merely rests where the page appears is none: it must move. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'input',
  'click',
  'hashchange',
];

/** Browsers send a `pointermove` of no distance to a page that appears under a resting pointer, just when it is to be painted. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

/** What shows nothing without scripts says so by this attribute: a map. */
const NEEDS_SCRIPTS = '[data-needs-scripts]';

/**
 * Runs `work` once, at the first of them; at once when the visitor is in a field of the page already, sees what needs scripts, left a form in
 * this tab that waits to be sent, or comes by an address whose fragment names no part of the page: it is for scripts, like that of a picture
 * in full screen.
 */
export function onFirstInteraction(work: () => void) {
  const begin = (event: Event) => {
    if (isAtRest(event)) return;
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    work();
  };
  if (document.querySelector(NEEDS_SCRIPTS)) return work();
  if (isAnyFormWaiting()) return work();
  if (location.hash && !document.querySelector(':target')) return work();
  if (document.activeElement && document.activeElement !== document.body) return work();
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
}
