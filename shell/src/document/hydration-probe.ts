/** React passes it on to handlers, and it means nothing to a page that has none for it. */
const PROBE = 'animationiteration';

let heard: Event | undefined;

/** Handler for the outermost element of the page: React calls it for whatever inside is hydrated, and for nothing else. */
export const hydrationProbe = {
  onAnimationIterationCapture({ nativeEvent }: { nativeEvent: Event }) {
    heard = nativeEvent;
  },
};

/** Whether an element answers to scripts: React calls handlers for it. */
export function isHydrated(element: Element): boolean {
  const probe = new Event(PROBE, { bubbles: true });
  element.dispatchEvent(probe);
  return heard === probe;
}
