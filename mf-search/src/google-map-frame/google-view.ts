import { fitBounds } from 'google-map-react';
import type { Bounds, Point } from 'shared-kit/domain/map-area';

interface Pixel {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** One result alone is not shown closer than its town. */
const CLOSEST_FIT = 13;
/** Room for the pins at the edges, in pixels: half of one is as wide. */
const PADDING = 44;
/** Degrees that a view has at least: one place alone has none. */
const LEAST_SPAN = 0.01;

/** Where the map must look to have a part of it in view. */
export function computeView({ south, west, north, east }: Bounds, { width, height }: Size) {
  const sw = { lat: south - LEAST_SPAN, lng: west - LEAST_SPAN };
  const ne = { lat: north + LEAST_SPAN, lng: east + LEAST_SPAN };
  const room = (pixels: number) => Math.max(pixels - 2 * PADDING, PADDING);
  const { center, zoom } = fitBounds({ ne, sw }, { width: room(width), height: room(height) });
  return { center, zoom: Math.min(zoom, CLOSEST_FIT) };
}

/** The place under a pixel of the window, in the projection of Mercator. */
export function placeAt(
  { x, y }: Pixel,
  { south, west, north, east }: Bounds,
  { width, height }: Size,
): Point {
  const [top, bottom] = [mercator(north), mercator(south)];
  return {
    lat: latitude(top + ((bottom - top) * y) / height),
    lng: west + ((east - west) * x) / width,
  };
}

const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const latitude = (y: number) => (Math.atan(Math.exp(y)) * 360) / Math.PI - 90;

/** A part of the map with a margin, in which pins are there already when it is moved. */
export function withMargin({ south, west, north, east }: Bounds, part: number): Bounds {
  const [tall, wide] = [(north - south) * part, (east - west) * part];
  return { south: south - tall, west: west - wide, north: north + tall, east: east + wide };
}
