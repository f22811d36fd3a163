import type { Pixel } from './web-mercator.ts';

/** A part of the window in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const PIXELS_PER_LETTER = 7.5;
const HEIGHT = 22;

/** Pixels between a place and its name, so that neither lies under a pin. */
const NEAR = HEIGHT / 2 + 2;
const FAR = 40;
const ASIDE = 26;

/** Where a name may stand: below its place, further below, above, to the right or to the left. */
const sitesOf = (half: number): [x: number, y: number][] => [
  [0, NEAR],
  [0, FAR],
  [0, -HEIGHT],
  [half + ASIDE, 0],
  [-half - ASIDE, 0],
];

/** The first of them where there is room: the middle of the name, seen from its place, and what it takes of the window. */
export function freeSite(
  name: string,
  { x, y }: Pixel,
  taken: readonly Box[],
): { box: Box; offset: Pixel } | undefined {
  const half = (name.length * PIXELS_PER_LETTER) / 2 + 2;
  return sitesOf(half)
    .map(([right, down]) => ({
      offset: { x: right, y: down },
      box: {
        left: x + right - half,
        right: x + right + half,
        top: y + down - HEIGHT / 2,
        bottom: y + down + HEIGHT / 2,
      },
    }))
    .find(({ box }) => !taken.some((other) => doOverlap(box, other)));
}

const doOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
