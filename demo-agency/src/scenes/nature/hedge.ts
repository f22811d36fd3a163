import { atDistance, type Foliage } from '../drawing/atmosphere.ts';
import { project, projectPolygon, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { dabs, fill, polygonData } from '../drawing/svg.ts';
import type { P2, V3 } from '../drawing/vector.ts';

/** A clipped hedge along the façade (x0 to x1) at z, metres. */
export type Hedge = { x0: number; x1: number; z: number; height: number; depth?: number };

export function drawHedge(canvas: Canvas, hedge: Hedge): string {
  const { air, camera, random } = canvas;
  const { x0, x1, z, height, depth = 0.8 } = hedge;
  const distance = Math.hypot((x0 + x1) / 2 - camera.eye[0], z - camera.eye[2]);
  const tones = air.evergreen.map((tone) => atDistance(air, tone, distance)) as unknown as Foliage;
  const polygon = (points: V3[]) => polygonData(projectPolygon(camera, points));
  const front = polygon([
    [x0, 0, z],
    [x1, 0, z],
    [x1, height, z],
    [x0, height, z],
  ]);
  const top = polygon([
    [x0, height, z],
    [x1, height, z],
    [x1, height, z + depth],
    [x0, height, z + depth],
  ]);
  const scale = scaleAt(camera, [(x0 + x1) / 2, 0, z]);
  const leaf = Math.max(3, 0.16 * scale);
  const count = Math.min(90, Math.round((x1 - x0) * 7));
  const strew = (low: number, high: number): P2[] =>
    Array.from({ length: count / 2 }, () =>
      project(camera, [random.range(x0, x1), height * random.range(low, high), z]),
    );
  const fringe = {
    stroke: tones[2],
    'stroke-width': leaf * 0.9,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${Math.round(leaf * 0.8)} 0 ${Math.round(leaf * 1.3)}`,
  };
  return [
    fill(top, tones[2], fringe),
    fill(
      front,
      canvas.defs.linear([
        [0, tones[1]],
        [1, tones[0]],
      ]),
    ),
    dabs(strew(0.05, 0.7), tones[0], leaf),
    dabs(strew(0.3, 1), tones[1], leaf * 0.9),
    dabs(strew(0.88, 1.04), tones[2], leaf * 0.8),
    dabs(strew(0.95, 1.05).slice(0, count / 4), tones[3], leaf * 0.5),
  ].join('');
}
