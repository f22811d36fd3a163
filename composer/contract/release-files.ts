/**
 * Frames: documents of a remote's own that its pages embed from their own origin. A release has one for each `web/frames/<name>.js` (and
 * `<name>.css` beside it), which the build makes of `src/<folder>/<name>.frame.ts`. The gateway serves the document of the live release.
 */
/** Folder of all frames. */
export const FRAMES = '/frames/';

/** Address of a frame: `/frames/mf-shop/chart/`. */
export const framePath = (remote: string, name: string): string => `${FRAMES}${remote}/${name}/`;

/** Its script and its styles within the files of a release. */
export const frameFiles = (name: string): { js: string; css: string } => ({
  js: `frames/${name}.js`,
  css: `frames/${name}.css`,
});

/** Id of the element of the document in which the frame shows itself. */
export const FRAME_ROOT = 'frame';

/** File in a folder of a build for browsers: the packages and fonts in the files beside it, each with the text of its licence. */
export const LICENCES = 'licenses.txt';

/** Between two of them, and in none of them: the same package in several builds is told of once. */
export const LICENCE_SEPARATOR = '\f';
