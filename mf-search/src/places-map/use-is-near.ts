import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far beyond the window counts as near: as far again as the window is high. */
const MARGIN = '100% 0px';

/** Whether an element is, or has been, near the window of the visitor; false on the server and until the page is hydrated. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
