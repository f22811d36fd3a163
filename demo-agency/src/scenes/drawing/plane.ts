import { isSeen, project, projectPolygon, scaleAt } from './camera.ts';
import type { Canvas } from './canvas.ts';
import { lineData, polygonData, segment } from './svg.ts';
import { add, spanAt, times, type P2, type V3 } from './vector.ts';

/** A flat face in the world: u runs along it, v up it (metres); the normal points out of it. */
export type Plane = { origin: V3; along: V3; up: V3; normal: V3; outline: readonly P2[] };
/** A rectangle on a plane, metres from its origin. */
export type Area = { u: number; v: number; width: number; height: number };

/** The world point at (u, v) of a plane, `depth` metres behind its surface. */
export function pointOn(plane: Plane, u: number, v: number, depth = 0): V3 {
  const surface = add(add(plane.origin, times(plane.along, u)), times(plane.up, v));
  return depth ? add(surface, times(plane.normal, -depth)) : surface;
}

export function rectangle(width: number, height: number): P2[] {
  return corners({ u: 0, v: 0, width, height });
}

export function corners({ u, v, width, height }: Area): P2[] {
  return [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ];
}

/** Path data of a polygon drawn on a plane. */
export function onPlane(canvas: Canvas, plane: Plane, outline: readonly P2[], depth = 0): string {
  return polygonData(
    projectPolygon(
      canvas.camera,
      outline.map(([u, v]) => pointOn(plane, u, v, depth)),
    ),
  );
}

export function areaData(canvas: Canvas, plane: Plane, area: Area, depth = 0): string {
  return onPlane(canvas, plane, corners(area), depth);
}

/** Path data of an open line drawn on a plane. */
export function lineOn(canvas: Canvas, plane: Plane, points: readonly P2[]): string {
  return lineData(points.map(([u, v]) => project(canvas.camera, pointOn(plane, u, v))));
}

export function planeIsSeen(canvas: Canvas, plane: Plane): boolean {
  return isSeen(canvas.camera, plane.origin, plane.normal);
}

/** Pixels per metre in the middle of a plane. */
export function planeScale(canvas: Canvas, plane: Plane): number {
  const [u, v] = centre(plane.outline);
  return scaleAt(canvas.camera, pointOn(plane, u, v));
}

/** Straight lines across a plane at equal heights: courses of brick, boards, rows of tiles. */
export function courses(canvas: Canvas, plane: Plane, spacing: number): string {
  const heights = plane.outline.map(([, v]) => v);
  const top = Math.max(...heights);
  let data = '';
  for (let v = Math.min(...heights) + spacing; v < top; v += spacing) {
    const span = spanAt(plane.outline, v);
    if (span) data += segmentOn(canvas, plane, [span[0], v], [span[1], v]);
  }
  return data;
}

/** Upright lines across a plane: standing seams, cladding boards, tiles. */
export function uprights(canvas: Canvas, plane: Plane, spacing: number): string {
  const turned = plane.outline.map(([u, v]): P2 => [v, u]);
  const ends = plane.outline.map(([u]) => u);
  const last = Math.max(...ends);
  let data = '';
  for (let u = Math.min(...ends) + spacing; u < last; u += spacing) {
    const span = spanAt(turned, u);
    if (span) data += segmentOn(canvas, plane, [u, span[0]], [u, span[1]]);
  }
  return data;
}

/** Short strokes strewn over a plane, aligned to its courses: bricks or stones of another tone. */
export function flecks(
  canvas: Canvas,
  plane: Plane,
  spec: { count: number; course: number; length: number },
): string {
  const { random } = canvas;
  const heights = plane.outline.map(([, v]) => v);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  let data = '';
  for (let index = 0; index < spec.count; index++) {
    const row = Math.floor(random.range(0, (high - low) / spec.course));
    const v = low + (row + 0.5) * spec.course;
    const span = spanAt(plane.outline, v);
    if (!span || span[1] - span[0] < spec.length * 1.2) continue;
    const u = random.range(span[0], span[1] - spec.length);
    const [from, to] = [u, u + spec.length].map((at) => project(canvas.camera, pointOn(plane, at, v)));
    data += segment(from!, to!);
  }
  return data;
}

function segmentOn({ camera }: Canvas, plane: Plane, from: P2, to: P2): string {
  return segment(project(camera, pointOn(plane, ...from)), project(camera, pointOn(plane, ...to)));
}

function centre(outline: readonly P2[]): P2 {
  const sum = outline.reduce<P2>((total, [u, v]) => [total[0] + u, total[1] + v], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}
