import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether the page is scrolled by more than the height of a marker at the top of the page: the browser tells, nothing listens to
 * every scroll. False on the server and at the first render.
 */
export function useScrolledPast(): [RefObject<HTMLSpanElement | null>, boolean] {
  const marker = useRef<HTMLSpanElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setPast(!entry!.isIntersecting));
    observer.observe(marker.current!);
    return () => observer.disconnect();
  }, []);
  return [marker, isPast];
}
