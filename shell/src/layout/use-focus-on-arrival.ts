import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Puts the focus at the start of a page's content when a link led there without a full load, so that keyboards go on from it and
 * screen readers read it. A change of the query (filters, sorting) leaves the focus where it is.
 */
export function useFocusOnArrival(path: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    content.current!.focus({ preventScroll: true });
  }, [path]);
  return content;
}
