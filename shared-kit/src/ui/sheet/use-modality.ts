import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Where a sheet is plain content of the page, there is nothing to open. */
const IN_PAGE = '(min-width: 768px)';

/**
 * Makes an open sheet modal: nothing else on the page answers, the focus goes into it, and back to what opened it. Returns whether
 * it is open. The browser opens and closes it, maybe before the page answers to scripts.
 */
export function useModality(sheet: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = sheet.current;
    if (!element?.showPopover) return;
    let release: (() => void) | undefined;
    const open = () => {
      release ??= makeRestInert(element);
      setIsOpen(true);
      if (!element.contains(document.activeElement)) focusFirst(element);
    };
    const close = () => {
      release?.();
      release = undefined;
      setIsOpen(false);
    };
    // Before it closes: the browser gives the focus back to what opened it, which must not be inert then.
    const beforeToggle = ({ newState }: ToggleEvent) => newState === 'closed' && close();
    const toggle = ({ newState }: ToggleEvent) => (newState === 'open' ? open() : returnFocus(element));
    const inPage = matchMedia(IN_PAGE);
    const leave = () => inPage.matches && element.matches(':popover-open') && element.hidePopover();

    if (element.matches(':popover-open')) open();
    element.addEventListener('beforetoggle', beforeToggle);
    element.addEventListener('toggle', toggle);
    inPage.addEventListener('change', leave);
    return () => {
      close();
      element.removeEventListener('beforetoggle', beforeToggle);
      element.removeEventListener('toggle', toggle);
      inPage.removeEventListener('change', leave);
    };
  }, [sheet]);
  return isOpen;
}

/** All that is not around or in the element, but for what only tells something. Returns what undoes it. */
function makeRestInert(element: HTMLElement): () => void {
  const inert: HTMLElement[] = [];
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement && !other.inert && !other.matches('[role=status]')) {
        other.inert = true;
        inert.push(other);
      }
  return () => {
    for (const other of inert) other.inert = false;
  };
}

function focusFirst(element: HTMLElement) {
  element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

/** A press beside the sheet closes it without giving the focus back. */
function returnFocus(element: HTMLElement) {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !element.contains(focused)) return;
  document
    .querySelector<HTMLElement>(`[popovertarget="${CSS.escape(element.id)}"]:not([popovertargetaction])`)
    ?.focus({ preventScroll: true });
}
