import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { framePath } from 'composer/contract';
import { MapChange, useMapChoice } from '../map/map-choice.tsx';
import { MapStill } from '../map-still/map-still.tsx';
import { PAGE_WINDOWS, createStills } from '../map-still/stills.ts';
import { computeBounds, createPins } from './create-pins.ts';
import type { PlacesMapProps } from './places-map.props.ts';
import s from './places-map.module.css';

/** Code that talks with the map comes after the page. */
const PlacesSession = lazy(() => import('./places-session.tsx'));

/**
 * A map of some places, for pages of other remotes: the same as beside the list. Until the visitor's first interaction with the page, and without
 * scripts, it is a picture that the server draws. Its frame loads when it comes near the window; the deadline starts then.
 */
export default function PlacesMap(props: PlacesMapProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  const map = useMapChoice(isNear);
  const bounds = computeBounds(props);
  return (
    <div ref={room} className={s.room}>
      <div className={s.map}>
        {/* It stays below the frame, which takes a moment to draw. */}
        {bounds && (
          <MapStill
            stills={__SERVER__ ? createStills({ points: createPins(props) }, bounds, PAGE_WINDOWS) : []}
          />
        )}
        {isNear && (
          <iframe
            // Another document would be an entry of the history.
            key={map.frame}
            ref={frame}
            className={s.frame}
            src={framePath('mf-search', map.frame)}
            title={props.label}
          />
        )}
        {isNear && (
          <div className={s.change}>
            <MapChange {...map} />
          </div>
        )}
      </div>
      {isNear && (
        <Suspense fallback={null}>
          <PlacesSession {...props} frame={frame} mapType={map.mapType} shown={map.frame} onFail={map.fail} />
        </Suspense>
      )}
    </div>
  );
}

/** How far beyond the window counts as near: as far again as the window is high. */
const MARGIN = '100% 0px';

/** Whether an element is, or has been, near the window of the visitor; false on the server and until the page is hydrated. */
function useIsNear(element: RefObject<Element | null>): boolean {
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
