import {
  TILES_ATTRIBUTE,
  TILES_ATTRIBUTION_ATTRIBUTE,
  TILES_TYPE_ATTRIBUTE,
  TILES_ZOOMS_ATTRIBUTE,
} from 'shared-kit/contracts/map-frames';

/** Tiles of the operator, as the gateway has told the document. */
export interface MapTiles {
  url: string;
  attribution: string;
  /** Pictures, or shapes in the schema of Protomaps. */
  type: 'raster' | 'vector';
  /** The zooms that there are tiles for; of a server they are not known, and it is asked at all of them. */
  zooms: { least: number; most: number } | undefined;
}

/** Pictures are shown closer than there are some, which a little blur tells; shapes are drawn anew at each zoom. */
const MOST_ZOOM = 18;
/** The drawn ground is true to some 500 m: beyond it a street would be as wide as a home is far from it. */
const MOST_DRAWN_ZOOM = 13;
/** Zooms beyond those of the archive at which its shapes are still what a visitor looks for. */
const BEYOND = 5;

export function readTiles(root: HTMLElement): MapTiles | undefined {
  const url = root.getAttribute(TILES_ATTRIBUTE);
  if (!url) return undefined;
  const [, least, most] = /^(\d+)-(\d+)$/.exec(root.getAttribute(TILES_ZOOMS_ATTRIBUTE) ?? '') ?? [];
  return {
    // Where the library fetches tiles has no address of its own.
    url: url.startsWith('/') ? location.origin + url : url,
    attribution: root.getAttribute(TILES_ATTRIBUTION_ATTRIBUTE) ?? '',
    type: root.getAttribute(TILES_TYPE_ATTRIBUTE) === 'vector' ? 'vector' : 'raster',
    zooms: least && most ? { least: Number(least), most: Number(most) } : undefined,
  };
}

/** The zoom beyond which the map would say more than its data know. */
export function mostZoom(tiles: MapTiles | undefined): number {
  if (!tiles) return MOST_DRAWN_ZOOM;
  if (tiles.type === 'raster' || !tiles.zooms) return MOST_ZOOM;
  return Math.max(MOST_DRAWN_ZOOM, Math.min(MOST_ZOOM, tiles.zooms.most + BEYOND));
}

/** Zoom from which tiles have the streets of a home. */
const STREETS = 14;

/** Whether the map can show the streets around a home. */
export function knowsStreets(tiles: MapTiles | undefined): boolean {
  return tiles !== undefined && (tiles.zooms?.most ?? STREETS) >= STREETS;
}
