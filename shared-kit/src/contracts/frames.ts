import type { ThirdPartyName } from '../domain/third-party-ids.ts';

/**
 * Frames: documents of a remote's own that its pages embed from their own origin. A release has one for each `web/frames/<name>.js` (and
 * `<name>.css` beside it), which the build makes of `src/<folder>/<name>.frame.ts`. The gateway serves the document of the live release.
 */
/** Folder of all frames. */
export const FRAMES = '/frames/';

/** Address of a frame: `/frames/mf-search/map/`. */
export const framePath = (remote: string, name: string): string => `${FRAMES}${remote}/${name}/`;

/** Its script and its styles within the files of a release. */
export const frameFiles = (name: string): { js: string; css: string } => ({
  js: `frames/${name}.js`,
  css: `frames/${name}.css`,
});

/** Id of the element of the document in which the frame shows itself. */
export const FRAME_ROOT = 'frame';

/** Attributes of that element, by which the gateway tells a map which tiles it may fetch. */
export const TILES_ATTRIBUTE = 'data-tiles';
export const TILES_ATTRIBUTION_ATTRIBUTE = 'data-tiles-attribution';
/** The zooms that there are tiles for, `6-14`, where it is known: beyond them the nearest ones are shown larger or smaller. */
export const TILES_ZOOMS_ATTRIBUTE = 'data-tiles-zooms';

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
