import type { Pixel } from './viewport.ts';

interface Size {
  width: number;
  height: number;
}

type Side = { isInside(point: Pixel): boolean; cut(from: Pixel, to: Pixel): Pixel };

/** The part of an outline that is in the window, by the algorithm of Sutherland and Hodgman; empty where none is. */
export function clippedRing(ring: readonly Pixel[], { width, height }: Size): Pixel[] {
  const sides = [side('x', 0, 1), side('x', width, -1), side('y', 0, 1), side('y', height, -1)];
  return sides.reduce<Pixel[]>(
    (points, { isInside, cut }) => {
      return points.flatMap((point, index) => {
        const before = points.at(index - 1)!;
        const crossing = isInside(point) === isInside(before) ? [] : [cut(before, point)];
        return isInside(point) ? [...crossing, point] : crossing;
      });
    },
    [...ring],
  );
}

/** A side of the window: what is in the direction of `sign` from it is inside. */
function side(axis: 'x' | 'y', at: number, sign: 1 | -1): Side {
  const other = axis === 'x' ? 'y' : 'x';
  return {
    isInside: (point) => (point[axis] - at) * sign >= 0,
    cut(from, to) {
      const share = (at - from[axis]) / (to[axis] - from[axis]);
      return { [axis]: at, [other]: from[other] + share * (to[other] - from[other]) } as unknown as Pixel;
    },
  };
}
