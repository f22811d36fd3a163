import type { MapAnswer } from 'shared-kit/contracts/api/map';
import type { Bounds, Point } from 'shared-kit/domain/map-area';
import { groupedPlaces } from '../map-frame/grouped-places.ts';
import { computeViewBounds, fitted, type Viewport } from 'shared-kit/domain/map-ground/viewport';
import type { MapProperty } from '../map-messages/messages.ts';

/** What a map shows first in one size of window. */
export interface Still {
  viewport: Viewport;
  pins: readonly StillPin[];
  /** A drawn area. */
  area: readonly Point[];
  /** Towns that are searched, and how far around them. */
  around: MapAnswer['around'];
}

export type StillPin = Point &
  ({ count: number } | { price: number | null; closed: boolean; name?: string | undefined });

interface Shown {
  points: readonly MapProperty[];
  clusters?: MapAnswer['clusters'];
  around?: MapAnswer['around'];
  area?: readonly Point[];
}

/** A window that a still is made for: that which it is fitted into, as the map itself does it, and how far it reaches around. */
interface Window {
  fit: { width: number; height: number };
  size: { width: number; height: number };
  padding: number;
}

/** Of a search: a phone, and a map beside a list. */
export const SEARCH_WINDOWS: readonly Window[] = [
  { fit: { width: 390, height: 620 }, size: { width: 768, height: 900 }, padding: 44 },
  { fit: { width: 690, height: 700 }, size: { width: 1440, height: 1000 }, padding: 44 },
];
/** Of a map in a page: wider than any place for it, which shows the middle. */
export const PAGE_WINDOWS: readonly Window[] = [
  { fit: { width: 330, height: 320 }, size: { width: 1440, height: 520 }, padding: 20 },
];
/** No closer than a town. */
const MOST_ZOOM = 13;

/** The first view of a map in each of these windows. */
export function createStills(
  { points, clusters = [], around = [], area = [] }: Shown,
  bounds: Bounds,
  windows: readonly Window[],
): Still[] {
  const places = groupedPlaces(points, clusters);
  return windows.map(({ fit, size, padding }) => {
    const viewport = { ...fitted(bounds, fit, { padding, most: MOST_ZOOM }), ...size };
    const pins = places.within(computeViewBounds(viewport), viewport.zoom).map((place): StillPin => {
      const [lat, lng] = [rounded(place.lat), rounded(place.lng)];
      if (place.kind !== 'one') return { lat, lng, count: place.count };
      const { price, closed, name } = place.property;
      return { lat, lng, price, closed, name };
    });
    return { viewport, pins, area, around };
  });
}

/** To some 10 m: a page need not carry more. */
const rounded = (degrees: number) => Number(degrees.toFixed(4));
