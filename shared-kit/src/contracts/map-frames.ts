import type { ThirdPartyName } from '../domain/third-parties.ts';

/** Attributes of a frame's element, by which the gateway tells a map which tiles it may fetch. */
export const TILES_ATTRIBUTE = 'data-tiles';
export const TILES_ATTRIBUTION_ATTRIBUTE = 'data-tiles-attribution';
/** The zooms that there are tiles for, `6-14`, where it is known: beyond them the nearest ones are shown larger or smaller. */
export const TILES_ZOOMS_ATTRIBUTE = 'data-tiles-zooms';
/** `vector` where tiles are shapes in the schema of Protomaps; without it they are pictures. */
export const TILES_TYPE_ATTRIBUTE = 'data-tiles-type';

/**
 * Frames that show a third party, by their names. They are served where the agency has configured it; its origins are let in there and in no
 * page of the site.
 */
export const THIRD_PARTY_FRAMES = { 'google-map': 'googleMap' } as const satisfies Readonly<
  Record<string, ThirdPartyName>
>;

/** The third party that a frame of this name shows. */
export const frameThirdParty = (name: string): ThirdPartyName | undefined =>
  Object.hasOwn(THIRD_PARTY_FRAMES, name)
    ? THIRD_PARTY_FRAMES[name as keyof typeof THIRD_PARTY_FRAMES]
    : undefined;

/** Attribute by which such a frame is told the agency's id at its third party. */
export const THIRD_PARTY_ATTRIBUTE = 'data-third-party';
