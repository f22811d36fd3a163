import {
  formatPolygon,
  parsePolygon,
  POLYGON_POINTS,
  readPolygon,
  type Point,
} from 'shared-kit/domain/map-area';

/** What a key does to an area that is drawn corner by corner. */
export interface CornerStep {
  corners: readonly Point[];
  /** The area, when it is finished; null when it is given up. */
  area?: Point[] | null;
  /** Why it cannot be finished, or takes no further corner. */
  fault?: 'few' | 'crossing' | 'many';
}

/** The area after a key: Space sets a corner at a place, Backspace takes the last one away, Enter finishes, Escape gives up. Undefined for any other key. */
export function cornerStep(corners: readonly Point[], key: string, place: Point): CornerStep | undefined {
  switch (key) {
    case ' ':
      if (corners.length >= POLYGON_POINTS.max) return { corners, fault: 'many' };
      return { corners: isAt(place, corners.at(-1)) ? corners : [...corners, place] };
    case 'Backspace':
      return { corners: corners.slice(0, -1) };
    case 'Enter':
      return finished(corners);
    case 'Escape':
      return { corners: [], area: null };
    default:
      return undefined;
  }
}

/** As the address has it. */
function finished(corners: readonly Point[]): CornerStep {
  const written = formatPolygon(corners);
  const read = corners.length < POLYGON_POINTS.min ? 'points' : readPolygon(written);
  if (typeof read === 'string') return { corners, fault: read === 'crossing' ? 'crossing' : 'few' };
  return { corners: [], area: parsePolygon(written)! };
}

const isAt = (place: Point, other: Point | undefined) => place.lat === other?.lat && place.lng === other?.lng;
