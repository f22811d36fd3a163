import { project, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { dabs } from '../drawing/svg.ts';
import type { P2 } from '../drawing/vector.ts';

/** Low planting in a strip (x0 to x1, depth from z), in leaf and, in season, in bloom. */
export function drawFlowerbed(
  canvas: Canvas,
  bed: { x0: number; x1: number; z: number; depth: number; height: number },
): string {
  const { random, camera, air } = canvas;
  const scale = scaleAt(camera, [(bed.x0 + bed.x1) / 2, 0, bed.z]);
  const count = Math.min(110, Math.round((bed.x1 - bed.x0) * (9 + scale / 6)));
  const leaf = Math.min(0.24, 9 / scale + 0.03);
  const strew = (share: number, low: number): P2[] =>
    Array.from({ length: Math.round(count * share) }, () =>
      project(camera, [
        random.range(bed.x0, bed.x1),
        bed.height * random.range(low, 1),
        bed.z + bed.depth * random.next(),
      ]),
    );
  const leaves = random.pick([air.evergreen, air.foliage[0]]);
  const bloom = random.pick(['#efe9dd', '#c9b2cf', '#d99b86', '#e3c66f', '#e8c9c0']);
  return [
    dabs(strew(1, 0), leaves[0], leaf * 1.15 * scale),
    dabs(strew(0.8, 0.2), leaves[1], leaf * scale),
    dabs(strew(0.6, 0.5), leaves[2], leaf * 0.75 * scale),
    air.bare
      ? ''
      : dabs(strew(0.45, 0.6), mix(bloom, air.shadeTint, air.lit ? 0.4 : 0.08), leaf * 0.5 * scale),
  ].join('');
}
