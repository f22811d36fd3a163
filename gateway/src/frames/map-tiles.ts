import * as z from 'zod';

/** Pictures of a map from a server of tiles that the operator has chosen. */
export interface MapTiles {
  /** Template of addresses: `https://tiles.example/{z}/{x}/{y}.png`. */
  url: string;
  /** Whom the map names as its source, as plain text. */
  attribution: string;
  /** What the Content-Security-Policy of frames lets in. */
  origin: string;
}

/** A template names zoom, column and row once each, and an https server by its plain name: it becomes a part of a policy. */
export const tileTemplate = z
  .string()
  .max(500)
  .refine(
    (text) =>
      /^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[\w./{}?=&%@+-]*$/.test(text) && PLACES.every(isOnceIn(text)),
    'must be an https address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
  );

const PLACES = ['{z}', '{x}', '{y}'];
const isOnceIn = (text: string) => (place: string) => text.split(place).length === 2;

/** Without a template there are no tiles, and the map draws what it brings. */
export function mapTiles(url: string | undefined, attribution: string): MapTiles | undefined {
  return url === undefined ? undefined : { url, attribution, origin: new URL(url).origin };
}
