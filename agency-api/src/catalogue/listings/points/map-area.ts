import { parseBounds, parsePolygon, type Bounds, type Point } from 'shared-kit/domain/map-area';

/** A rectangle of the map, a drawn area, or what is in both. */
export interface MapArea {
  bounds: Bounds | undefined;
  polygon: Point[] | undefined;
}

/** The area of a search whose texts are valid; undefined without any. */
export function parseMapArea(search: { bounds?: string; polygon?: string }): MapArea | undefined {
  const bounds = search.bounds === undefined ? undefined : parseBounds(search.bounds);
  const polygon = search.polygon === undefined ? undefined : parsePolygon(search.polygon);
  return bounds || polygon ? { bounds, polygon } : undefined;
}

/** Whether a public place is in the area, its border included; one that is not known (NaN) is in none. */
export function isInArea(place: Point, { bounds, polygon }: MapArea): boolean {
  return (bounds ? isInBounds(place, bounds) : isKnown(place)) && (!polygon || isInPolygon(place, polygon));
}

const isKnown = ({ lat, lng }: Point) => !Number.isNaN(lat) && !Number.isNaN(lng);

export function isInBounds({ lat, lng }: Point, { south, west, north, east }: Bounds): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** By the number of sides that lie to the east; a place on a side is inside. */
function isInPolygon({ lat, lng }: Point, polygon: readonly Point[]): boolean {
  let isInside = false;
  let from = polygon.at(-1)!;
  for (const to of polygon) {
    if (from.lat > lat !== to.lat > lat) {
      const crossing = from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
      if (lng === crossing) return true;
      if (lng < crossing) isInside = !isInside;
    } else if (from.lat === lat && to.lat === lat && (lng - from.lng) * (lng - to.lng) <= 0) return true;
    from = to;
  }
  return isInside;
}
