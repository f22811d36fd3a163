import { useEffect, useRef, useState, type RefObject } from 'react';
import s from './scroll-marker.module.css';

/**
 * Whether the page is scrolled by more than the height of a marker at the top of the page: the browser tells, nothing listens to
 * every scroll. Undefined on the server and until the browser has told.
 */
export function useScrolledPast(): [RefObject<SVGSVGElement | null>, boolean | undefined] {
  const marker = useRef<SVGSVGElement>(null);
  const [isPast, setPast] = useState<boolean>();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setPast(!entry!.isIntersecting));
    observer.observe(marker.current!);
    return () => observer.disconnect();
  }, []);
  return [marker, isPast];
}

/** The marker of `useScrolledPast`, as high as the scroll threshold in pixels. */
export function ScrollMarker({ of, height }: { of: RefObject<SVGSVGElement | null>; height: number }) {
  return <svg ref={of} aria-hidden="true" className={s.marker} width={1} height={height} />;
}
