import GoogleMapReact from 'google-map-react';
import type { GoogleMaps } from './google-internals.ts';

type Keys = Parameters<typeof GoogleMapReact.googleMapLoader>[0];

declare global {
  interface Window {
    /** Google calls it when it refuses the agency's key. */
    gm_authFailure?: () => void;
  }
}

/** How long Google may take before the map is shown without it, in ms. */
const DEADLINE = 15_000;

/**
 * Fetches Google's code. A failure is told and not thrown, since nobody would catch it: the code does not come, comes too late, or refuses the
 * key. The same code is not asked for twice.
 */
export function googleMapLoader(failed: () => void): (keys: Keys) => Promise<GoogleMaps> {
  let loading: Promise<GoogleMaps> | undefined;
  return (keys) =>
    (loading ??= new Promise((resolve) => {
      window.gm_authFailure = failed;
      const timer = setTimeout(failed, DEADLINE);
      GoogleMapReact.googleMapLoader(keys)
        .then(resolve, failed)
        .finally(() => clearTimeout(timer));
    }));
}
