import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Closes an open `<details>` when the visitor presses or moves the focus outside it (product K2). */
export function useCloseOutside(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const closeFrom = (event: Event) => {
      const element = details.current;
      if (element?.open && !isInFlow(element) && isOutside(element, event)) element.open = false;
    };
    document.addEventListener('pointerdown', closeFrom);
    document.addEventListener('focusin', closeFrom);
    return () => {
      document.removeEventListener('pointerdown', closeFrom);
      document.removeEventListener('focusin', closeFrom);
    };
  }, [details]);
}

/**
 * A panel that pushes down what follows must stay while the finger is on the screen: if it closed at the press, something else
 * would lie under the finger when it is lifted. It closes when another of its group opens.
 */
function isInFlow({ lastElementChild: panel }: HTMLDetailsElement): boolean {
  return panel !== null && getComputedStyle(panel).position === 'relative';
}

/**
 * Pressing text inside moves the focus to whatever focusable part of the page lies around the element, such as `<main>`:
 * that is not leaving it.
 */
function isOutside(element: HTMLElement, { target, type }: Event): boolean {
  if (element.contains(target as Node)) return false;
  return type !== 'focusin' || !(target as Node).contains(element);
}
