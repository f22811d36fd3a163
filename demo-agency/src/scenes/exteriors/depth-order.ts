import type { V3 } from '../drawing/vector.ts';

/** The ground a thing covers, metres. */
export type Span = { x0: number; x1: number; z0: number; z1: number };
/** Something to be painted: where it stands, or only how deep when it reaches across the whole picture. */
export type Standing = { z: number; span?: Span };

/**
 * The order in which a painter lays things down, furthest first. Of two things that a wall could part, the one
 * on the viewer's side of that wall comes later; things that no wall parts follow their depth.
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

/** Whether some upright wall has the first thing beyond it and the second on the viewer's side. */
function isParted(eye: V3, beyond: Standing, near: Standing): boolean {
  const [a, b] = [spanOf(beyond), spanOf(near)];
  return (a.x1 <= b.x0 && eye[0] >= b.x0) || (a.x0 >= b.x1 && eye[0] <= b.x1) || a.z0 >= b.z1;
}

const spanOf = ({ z, span }: Standing): Span => span ?? { x0: -Infinity, x1: Infinity, z0: z, z1: z };
