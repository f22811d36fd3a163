import { useEffect } from 'react';
import type { Point } from 'shared-kit/domain/map-area';
import type { GoogleInternals } from './google-internals.ts';

/** Shows an area on the map, in the colours of the site. */
export function useShape(internals: GoogleInternals | undefined, corners: readonly Point[]) {
  const path = JSON.stringify(corners.map(({ lat, lng }) => ({ lat, lng })));
  useEffect(() => {
    if (!internals || path === '[]') return;
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-moss').trim();
    const shape = new internals.maps.Polygon({
      paths: JSON.parse(path),
      strokeColor: colour,
      strokeWeight: 2.5,
      fillColor: colour,
      fillOpacity: 0.08,
      clickable: false,
      map: internals.map,
    });
    return () => shape.setMap(null);
  }, [internals, path]);
}
