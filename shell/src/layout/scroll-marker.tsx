import type { RefObject } from 'react';
import s from './scroll-marker.module.css';

/** The marker of `useScrolledPast`, as high as the scroll threshold in pixels. */
export function ScrollMarker({ of, height }: { of: RefObject<SVGSVGElement | null>; height: number }) {
  return <svg ref={of} aria-hidden="true" className={s.marker} width={1} height={height} />;
}
