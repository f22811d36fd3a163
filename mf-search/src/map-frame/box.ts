/** A part of the window in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const doOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
