import type { CSSProperties, RefObject } from 'react';
import s from './scroll-marker.module.css';

/** The marker of `useScrolledPast`, as high as the scroll threshold in pixels. */
export function ScrollMarker({ of, height }: { of: RefObject<HTMLSpanElement | null>; height: number }) {
  return (
    <span
      ref={of}
      aria-hidden="true"
      className={s.marker}
      style={{ '--marker-height': `${height}px` } as CSSProperties}
    />
  );
}
