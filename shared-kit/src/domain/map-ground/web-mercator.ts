import type { Point } from '../map-area.ts';

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
