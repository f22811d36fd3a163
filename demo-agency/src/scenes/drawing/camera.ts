import { dot, minus, type P2, type V3 } from './vector.ts';

/**
 * An architect's view camera: it turns (yaw, radians) but never tilts, so verticals stay vertical; the
 * horizon is shifted instead. Focal length, centre and horizon in px.
 */
export type Camera = { eye: V3; yaw: number; focal: number; centreX: number; horizon: number };
/** A target area in the picture, px. */
export type Target = { left: number; right: number; top: number; ground: number };

const near = 0.4;

export function project(camera: Camera, point: V3): P2 {
  const [x, y, depth] = toView(camera, point);
  const scale = camera.focal / Math.max(depth, near);
  return [camera.centreX + x * scale, camera.horizon - y * scale];
}

/** Pixels per metre at a point. */
export function scaleAt(camera: Camera, point: V3): number {
  return camera.focal / Math.max(toView(camera, point)[2], near);
}

/** A polygon of the world in the picture, cut off where it passes behind the viewer. */
export function projectPolygon(camera: Camera, points: readonly V3[]): P2[] {
  const seen = points.map((point) => toView(camera, point));
  const kept: V3[] = [];
  seen.forEach((a, index) => {
    const b = seen[(index + 1) % seen.length]!;
    if (a[2] >= near) kept.push(a);
    if (a[2] >= near !== b[2] >= near) {
      const share = (near - a[2]) / (b[2] - a[2]);
      kept.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, near]);
    }
  });
  return kept.map(([x, y, depth]) => [
    camera.centreX + (x * camera.focal) / depth,
    camera.horizon - (y * camera.focal) / depth,
  ]);
}

export function isSeen(camera: Camera, point: V3, normal: V3): boolean {
  return dot(normal, minus(camera.eye, point)) > 0;
}

/** Focal length and shift that bring the given points of the world inside the target. */
export function frameCamera(eye: V3, yaw: number, points: readonly V3[], target: Target): Camera {
  const bare: Camera = { eye, yaw, focal: 1, centreX: 0, horizon: 0 };
  const shown = points.map((point) => project(bare, point));
  const [left, right] = [Math.min(...shown.map(([x]) => x)), Math.max(...shown.map(([x]) => x))];
  const [top, ground] = [Math.min(...shown.map(([, y]) => y)), Math.max(...shown.map(([, y]) => y))];
  const focal = Math.min(
    (target.right - target.left) / (right - left),
    (target.ground - target.top) / (ground - top),
  );
  return {
    eye,
    yaw,
    focal,
    centreX: (target.left + target.right) / 2 - ((left + right) / 2) * focal,
    horizon: target.ground - ground * focal,
  };
}

function toView(camera: Camera, point: V3): V3 {
  const [x, y, z] = minus(point, camera.eye);
  const [sine, cosine] = [Math.sin(camera.yaw), Math.cos(camera.yaw)];
  return [x * cosine - z * sine, y, x * sine + z * cosine];
}
