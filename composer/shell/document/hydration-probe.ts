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
