import * as L from 'leaflet';
import type { Point } from 'shared-kit/domain/map-area';

/** The area that the search is limited to. */
export function areaLayer(map: L.Map) {
  let shown: L.Polygon | undefined;
  return {
    show(area: readonly Point[] | null) {
      shown?.remove();
      shown = area
        ? L.polygon(
            area.map(({ lat, lng }): L.LatLngTuple => [lat, lng]),
            { className: 'area', interactive: false },
          ).addTo(map)
        : undefined;
    },
  };
}
