import type { Point, Bounds } from '../map-area.ts';

/** Pixels of the whole world at zoom 0. */
const WORLD = 256;

export interface Pixel {
  x: number;
  y: number;
}

/** Where a place is on the map of the world at this zoom, as on maps of the web. */
export function project({ lat, lng }: Point, zoom: number): Pixel {
  const size = WORLD * 2 ** zoom;
  const phi = (lat * Math.PI) / 180;
  return {
    x: ((lng + 180) / 360) * size,
    y: ((1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2) * size,
  };
}

/** The place at a pixel of the map of the world. */
export function unproject({ x, y }: Pixel, zoom: number): Point {
  const size = WORLD * 2 ** zoom;
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    lng: (x / size) * 360 - 180,
  };
}

/** The part of the earth that a window shows: its middle, the zoom in tiles of 256 pixels, and the window's size. */
export interface Viewport {
  center: Point;
  zoom: number;
  width: number;
  height: number;
}

type Size = Pick<Viewport, 'width' | 'height'>;

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.195;
/** Degrees of latitude and of longitude that kilometres are at a latitude. */
export function toDegrees(km: number, lat: number): { up: number; across: number } {
  const up = km / KM_PER_DEGREE;
  return { up, across: up / Math.cos((lat * Math.PI) / 180) };
}

/** What the drawn ground covers: a map does not leave it. */
export const EDGE: Bounds = { south: 46.5, west: -2, north: 54.5, east: 11 };
/** Belgium with a margin. */
export const BELGIUM: Bounds = { south: 49.45, west: 2.4, north: 51.55, east: 6.45 };

export const isWithin = ({ south, west, north, east }: Bounds, { lat, lng }: Point): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Where a place is in the window, from its upper left corner. */
export function toPixel({ center, zoom, width, height }: Viewport, place: Point): Pixel {
  const [middle, own] = [project(center, zoom), project(place, zoom)];
  return { x: own.x - middle.x + width / 2, y: own.y - middle.y + height / 2 };
}

/** The place at a pixel of the window. */
export function toPlace({ center, zoom, width, height }: Viewport, { x, y }: Pixel): Point {
  const middle = project(center, zoom);
  return unproject({ x: middle.x + x - width / 2, y: middle.y + y - height / 2 }, zoom);
}

/** What is in the window, with so many pixels around it. */
export function computeViewBounds(viewport: Viewport, around = 0): Bounds {
  const low = toPlace(viewport, { x: -around, y: viewport.height + around });
  const high = toPlace(viewport, { x: viewport.width + around, y: -around });
  return { south: low.lat, west: low.lng, north: high.lat, east: high.lng };
}

interface Fit {
  /** Pixels that stay free at each side. */
  padding: number;
  /** No closer than this. */
  most: number;
}

/** The bounds in the middle of a window, as close as they fit, in quarters of a zoom. */
export function fitted({ south, west, north, east }: Bounds, size: Size, { padding, most }: Fit): Viewport {
  const [low, high] = [project({ lat: south, lng: west }, 0), project({ lat: north, lng: east }, 0)];
  const room = { x: Math.max(1, size.width - 2 * padding), y: Math.max(1, size.height - 2 * padding) };
  const times = Math.min(room.x / (high.x - low.x), room.y / (low.y - high.y));
  const zoom = Math.min(Math.floor(Math.log2(times) * 4) / 4, most);
  const center = unproject({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, 0);
  return within({ ...size, center, zoom }, most);
}

/** The nearest viewport that shows nothing beyond the drawn ground, and is no closer than `most`. */
export function within({ center, zoom, ...size }: Viewport, most: number): Viewport {
  const near = Math.max(Math.min(zoom, most), leastZoom(size));
  const [low, high] = listCorners(near);
  const middle = project(center, near);
  const x = between(low.x + size.width / 2, middle.x, high.x - size.width / 2);
  const y = between(high.y + size.height / 2, middle.y, low.y - size.height / 2);
  return { ...size, zoom: near, center: unproject({ x, y }, near) };
}

/** The zoom at which the drawn ground just fills a window. */
function leastZoom({ width, height }: Size): number {
  const [low, high] = listCorners(0);
  return Math.log2(Math.max(width / (high.x - low.x), height / (low.y - high.y)));
}

const listCorners = (zoom: number) =>
  [
    project({ lat: EDGE.south, lng: EDGE.west }, zoom),
    project({ lat: EDGE.north, lng: EDGE.east }, zoom),
  ] as const;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

type Side = { isInside(point: Pixel): boolean; cut(from: Pixel, to: Pixel): Pixel };

/** The part of an outline that is in the window, by the algorithm of Sutherland and Hodgman; empty where none is. */
export function clippedRing(ring: readonly Pixel[], { width, height }: Size): Pixel[] {
  const sides = [side('x', 0, 1), side('x', width, -1), side('y', 0, 1), side('y', height, -1)];
  return sides.reduce<Pixel[]>(
    (points, { isInside, cut }) => {
      return points.flatMap((point, index) => {
        const before = points.at(index - 1)!;
        const crossing = isInside(point) === isInside(before) ? [] : [cut(before, point)];
        return isInside(point) ? [...crossing, point] : crossing;
      });
    },
    [...ring],
  );
}

/** A side of the window: what is in the direction of `sign` from it is inside. */
function side(axis: 'x' | 'y', at: number, sign: 1 | -1): Side {
  const other = axis === 'x' ? 'y' : 'x';
  return {
    isInside: (point) => (point[axis] - at) * sign >= 0,
    cut(from, to) {
      const share = (at - from[axis]) / (to[axis] - from[axis]);
      return { [axis]: at, [other]: from[other] + share * (to[other] - from[other]) } as unknown as Pixel;
    },
  };
}
