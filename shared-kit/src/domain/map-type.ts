import type { Consent, ConsentSignal } from './consent.ts';

/** How the map of a search may be drawn: by what the site brings, with the operator's tiles, or as one of Google's kinds (product S11, S12). */
export const MAP_TYPES = ['built-in', 'tiles', 'roadmap', 'satellite', 'hybrid', 'terrain'] as const;
export type MapType = (typeof MAP_TYPES)[number];

/** Kinds that Google's map has. */
const GOOGLE_MAP_TYPES = ['roadmap', 'satellite', 'hybrid', 'terrain'] as const;
type GoogleMapType = (typeof GOOGLE_MAP_TYPES)[number];

/** What an agency has that chooses no other. */
export const USUAL_MAP_TYPE: MapType = 'roadmap';

/** The kind of Google's map that comes nearest to what is wanted. */
export const googleMapType = (wanted: MapType): GoogleMapType =>
  GOOGLE_MAP_TYPES.find((type) => type === wanted) ?? 'roadmap';

/** The kind of the built-in map that comes nearest to what is wanted: tiles are shown where the site has some. */
export const builtInMapType = (wanted: MapType): 'built-in' | 'tiles' =>
  wanted === 'built-in' ? wanted : 'tiles';

/** Whether the agency wants Google's map first, where the visitor has agreed to it. */
export const isGoogleMapType = (wanted: MapType): boolean => GOOGLE_MAP_TYPES.some((type) => type === wanted);

/** What a visitor agrees to for Google's map: it counts as an embedded service. */
export const GOOGLE_MAP_NEEDS: readonly ConsentSignal[] = ['analyticsStorage'];

/** Whether what the visitor has agreed to holds for Google's map. */
export const isGoogleMapAgreed = (consent: Consent | undefined): boolean =>
  consent !== undefined && GOOGLE_MAP_NEEDS.every((signal) => consent[signal]);

/** Whose data the ground of maps and the names of its places are, with licences that want to be named, and where each is told of. */
export const SOURCES = [
  ['© OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
  ['Natural Earth', 'https://www.naturalearthdata.com/'],
  ['GSHHG', 'https://www.soest.hawaii.edu/pwessel/gshhg/'],
  ['GeoNames (CC BY 4.0)', 'https://www.geonames.org/'],
] as const;

/** The same in one line, for pictures. */
export const SOURCES_LINE = /* @__PURE__ */ SOURCES.map(([name]) => name).join(' · ');
