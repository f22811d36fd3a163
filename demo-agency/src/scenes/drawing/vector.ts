/** A point of the picture (px) or of a plane (m). */
export type P2 = readonly [number, number];
/** A point of the world in metres: x to the right, y up, z away from the viewer. */
export type V3 = readonly [number, number, number];

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: V3, factor: number): V3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function unit(a: V3): V3 {
  return times(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));
}

/** The convex outline of a cloud of points (monotone chain). */
export function hull(points: readonly P2[]): P2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly P2[]): P2[] {
  const chain: P2[] = [];
  for (const point of points) {
    while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

const turn = (o: P2, a: P2, b: P2): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Where a horizontal line crosses a convex polygon: its left and right end, or nothing. */
export function spanAt(outline: readonly P2[], v: number): readonly [number, number] | undefined {
  const hits: number[] = [];
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length]!;
    if (a[1] > v !== b[1] > v) hits.push(a[0] + ((v - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  });
  return hits.length < 2 ? undefined : [Math.min(...hits), Math.max(...hits)];
}
