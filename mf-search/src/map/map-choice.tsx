import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  builtInMapType,
  googleMapType,
  isGoogleMapAgreed,
  isGoogleMapType,
  USUAL_MAP_TYPE,
  type MapType,
} from 'shared-kit/domain/map-type';
import { mayLoadThirdParties } from 'shared-kit/domain/consent';
import { configuredThirdParties } from 'shared-kit/domain/third-parties';
import { useHost } from 'composer/host';
import { consentAtom } from 'shared-kit/state';
import { useText } from 'shared-kit/ui/text';
import s from './map-choice.module.css';

/** Names of the frames that show a map. */
export type MapFrameName = 'map' | 'google-map';

interface MapChoice {
  frame: MapFrameName;
  /** What the frame is told, of the kinds that it has. */
  mapType: MapType;
  /** Changes to the other map; undefined where the agency has no key of Google's. To press the button for Google's map is to agree to it. */
  change: (() => void) | undefined;
  /** Google's map could not be shown. */
  hasFailed: boolean;
  fail: () => void;
}

/**
 * Which map is shown (product S12): Google's where the agency has a key and wants it, and the visitor has agreed to it; the built-in one
 * otherwise. A visitor may change between them, for as long as the page is open.
 * @param isHydrated before it the map is that of the server, which knows of no consent
 */
export function useMapChoice(isHydrated: boolean): MapChoice {
  const { site } = useHost();
  const { pathname, search } = useLocation();
  const consent = useAtomValue(consentAtom);
  const [chosen, choose] = useState<MapFrameName>();
  const [hasFailed, setHasFailed] = useState(false);
  const wanted = site.mapType ?? USUAL_MAP_TYPE;
  const hasGoogle =
    configuredThirdParties(site.thirdParties).includes('googleMap') && mayLoadThirdParties(pathname, search);
  const isUsual = isGoogleMapType(wanted) && isGoogleMapAgreed(consent) && !hasFailed;
  const frame = hasGoogle && isHydrated ? (chosen ?? (isUsual ? 'google-map' : 'map')) : 'map';
  return {
    frame,
    mapType: frame === 'map' ? builtInMapType(wanted) : googleMapType(wanted),
    change: hasGoogle
      ? () => {
          setHasFailed(false);
          choose(frame === 'map' ? 'google-map' : 'map');
        }
      : undefined,
    hasFailed,
    fail() {
      setHasFailed(true);
      choose('map');
    },
  };
}

/** Offers the other map below the one that is shown, and says whom Google's contacts (product S12). */
export function MapChange({ frame, change, hasFailed }: Pick<MapChoice, 'frame' | 'change' | 'hasFailed'>) {
  const text = useText();
  if (!change) return null;
  const isBuiltIn = frame === 'map';
  return (
    <div className={s.offer}>
      <p className={s.note} role="status">
        {hasFailed ? text('map.google.failed') : isBuiltIn ? text('map.google.note') : ''}
      </p>
      <button type="button" className={s.change} onClick={change}>
        {text(isBuiltIn ? 'map.google.show' : 'map.google.leave')}
      </button>
    </div>
  );
}
