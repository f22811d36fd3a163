import type { Bounds, Point } from 'shared-kit/domain/map-area';

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

/** The zoom, in quarters and no closer than `most`, at which the bounds fit into so many pixels. */
export function zoomThatFits({ south, west, north, east }: Bounds, room: Pixel, most: number): number {
  const [low, high] = [project({ lat: south, lng: west }, 0), project({ lat: north, lng: east }, 0)];
  const times = Math.min(room.x / (high.x - low.x), room.y / (low.y - high.y));
  return Math.min(Math.floor(Math.log2(times) * 4) / 4, most);
}
