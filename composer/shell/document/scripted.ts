/** Buttons that do nothing without scripts; where browsers know commands, a `[command]` opens what it names by itself. */
export const SCRIPTED_BUTTON = 'button[type=button]:not([popovertarget])';

/** Of these buttons a second press undoes the first: what waits for its code is pressed once. */
export const TOGGLE = '[aria-pressed],[aria-checked],[aria-expanded]';

/** Links that scripts answer in the page say so: a picture opens over it, a film plays in it. */
export const IN_PAGE = 'main a[data-in-page]';

/** Forms that the code of the page sends: with its steps, and without a page in between. */
export const SCRIPTED_FORM = 'form[data-draft]';

/**
 * Shows that a press was heard, and will be answered. Without an attribute: React would find another one than it expects. Returns what
 * ends it.
 */
export function showWaiting(pressed: Element): () => void {
  const look = pressed.animate?.({ opacity: 0.6 }, { duration: 1, fill: 'forwards' });
  return () => look?.cancel();
}

/** React passes it on to handlers, and it means nothing to a page that has none for it. */
const PROBE = 'animationiteration';

/** Notes on the event itself that it was heard: who asks and who hears may be in different bundles. */
interface Probe extends Event {
  isHeard?: boolean;
}

/** Handler for the outermost element of the page: React calls it for whatever inside is hydrated, and for nothing else. */
export const hydrationProbe = {
  onAnimationIterationCapture({ nativeEvent }: { nativeEvent: Event }) {
    (nativeEvent as Probe).isHeard = true;
  },
};

/** Whether an element answers to scripts: React calls handlers for it. */
export function isHydrated(element: Element): boolean {
  const probe: Probe = new Event(PROBE, { bubbles: true });
  element.dispatchEvent(probe);
  return probe.isHeard === true;
}
