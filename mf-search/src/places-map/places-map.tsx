import { lazy, Suspense, useRef } from 'react';
import { framePath } from 'shared-kit/contracts/frames';
import { Icon } from 'shared-kit/ui/icon/icon';
import { map as mapIcon } from 'shared-kit/ui/icon/shapes';
import { MapChange } from '../map/map-change.tsx';
import { useMapChoice } from '../map/use-map-choice.ts';
import type { PlacesMapProps } from './places-map.props.ts';
import { useIsNear } from './use-is-near.ts';
import s from './places-map.module.css';

/** Code that talks with the map comes after the page. */
const PlacesSession = lazy(() => import('./places-session.tsx'));

/**
 * A map of some places, for pages of other remotes: the same as beside the list. Until the visitor's first interaction with
 * the page its place is empty, as a map without pins would show the wrong place. Its frame loads when it comes near the window; the deadline starts then. Without
 * scripts there is none.
 */
export default function PlacesMap(props: PlacesMapProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  const map = useMapChoice(isNear);
  return (
    <div ref={room} className={s.map}>
      {isNear ? (
        <iframe
          // Another document would be an entry of the history.
          key={map.frame}
          ref={frame}
          className={s.frame}
          src={framePath('mf-search', map.frame)}
          title={props.label}
        />
      ) : (
        <Icon shape={mapIcon} className={s.mark} />
      )}
      {isNear && (
        <Suspense fallback={null}>
          <PlacesSession {...props} frame={frame} mapType={map.mapType} shown={map.frame} onFail={map.fail} />
        </Suspense>
      )}
      {isNear && <MapChange {...map} />}
    </div>
  );
}
