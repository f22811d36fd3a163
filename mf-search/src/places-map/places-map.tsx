import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { framePath } from 'shared-kit/contracts/frames';
import { Icon } from 'shared-kit/ui/icon/icon';
import { map as mapIcon } from 'shared-kit/ui/icon/shapes';
import { MapChange } from '../map/map-change.tsx';
import { useMapChoice } from '../map/use-map-choice.ts';
import type { PlacesMapProps } from './places-map.props.ts';
import s from './places-map.module.css';

/** Code that talks with the map comes after the page. */
const PlacesSession = lazy(() => import('./places-session.tsx'));

/**
 * A map of some places, for pages of other remotes: the same as beside the list. Until the visitor turns to the page its room is empty, as a
 * map without its pins would show the wrong place; its document loads when it comes near the window. Without scripts there is none.
 */
export default function PlacesMap(props: PlacesMapProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const map = useMapChoice(isHydrated);
  return (
    <div className={s.map}>
      {isHydrated ? (
        <iframe
          // Another document would be an entry of the history.
          key={map.frame}
          ref={frame}
          className={s.frame}
          src={framePath('mf-search', map.frame)}
          title={props.label}
          loading="lazy"
        />
      ) : (
        <Icon shape={mapIcon} className={s.mark} />
      )}
      {isHydrated && (
        <Suspense fallback={null}>
          <PlacesSession {...props} frame={frame} mapType={map.mapType} shown={map.frame} onFail={map.fail} />
        </Suspense>
      )}
      {isHydrated && <MapChange {...map} />}
    </div>
  );
}
