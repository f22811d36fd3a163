import type { V3 } from '../drawing/vector.ts';

/** The ground area of a thing, metres. */
type Span = { x0: number; x1: number; z0: number; z1: number };
/** Something to be painted: with its ground area, or only its depth if it spans the whole picture. */
export type Standing = { z: number; span?: Span };

/**
 * The painter's algorithm: furthest things first. Of two things that a plane could separate, the one
 * on the viewer's side of it comes later; things that no plane separates are ordered by depth.
 */
export function inDepthOrder<T extends Standing>(eye: V3, things: readonly T[]): T[] {
  const waiting = [...things].sort((a, b) => b.z - a.z);
  const ordered: T[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex(
      (thing) => !waiting.some((other) => other !== thing && isBehind(eye, other, thing)),
    );
    ordered.push(...waiting.splice(Math.max(0, free), 1));
  }
  return ordered;
}

/** Whether `far` may be hidden by `close`, so that it has to be painted before it. */
function isBehind(eye: V3, far: Standing, close: Standing): boolean {
  return isParted(eye, far, close) && !isParted(eye, close, far);
}

/** Whether a vertical plane separates the first thing from the second, which is on the viewer's side. */
function isParted(eye: V3, beyond: Standing, near: Standing): boolean {
  const [a, b] = [toSpan(beyond), toSpan(near)];
  return (a.x1 <= b.x0 && eye[0] >= b.x0) || (a.x0 >= b.x1 && eye[0] <= b.x1) || a.z0 >= b.z1;
}

const toSpan = ({ z, span }: Standing): Span => span ?? { x0: -Infinity, x1: Infinity, z0: z, z1: z };
