import { shade } from '../drawing/atmosphere.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, mix } from '../drawing/colour.ts';
import { drawBlock, drawSolid, drawUnderside, drawUpperFaces, type Solid } from '../building/solid.ts';

export const storeyHeight = 3;

/** Columns and slabs that still stand open, the rooms behind them in shade. */
export function drawFrame(
  canvas: Canvas,
  frame: { width: number; bay: number; from: number; to: number },
): string {
  const { width, bay, from, to } = frame;
  const parts: string[] = [];
  const [x0, x1] = [-width / 2, width / 2];
  const columns = Math.round(width / bay);
  const eastward = canvas.camera.eye[0] < 0;
  for (let storey = from; storey < to; storey++) {
    const [y0, y1] = [storey * storeyHeight + 0.1, (storey + 1) * storeyHeight - 0.25];
    const dim = mix(shade(canvas.air, '#8d8a84', [0, 0, 1]), canvas.air.haze, 0.12);
    const slab: Solid = { x0: x0 - 0.1, x1: x1 + 0.1, y0: y1, y1: y1 + 0.32, z0: -0.1, z1: 11 };
    parts.push(
      drawUnderside(canvas, slab, '#d2cdc3'),
      drawBlock(canvas, { x0, x1, y0, y1, z0: 4, z1: 10.5 }, darken(dim, 0.12)),
    );
    for (const z of [10.4, 0.2]) {
      for (let index = 0; index <= columns; index++) {
        const order = eastward ? columns - index : index;
        const x = x0 + order * bay;
        parts.push(
          drawSolid(
            canvas,
            {
              x0: x - 0.18 + (order === 0 ? 0.18 : 0),
              x1: x + 0.18 - (order === columns ? 0.18 : 0),
              y0,
              y1,
              z0: z,
              z1: z + 0.36,
            },
            { kind: 'plaster', colour: '#cdc8be' },
          ),
        );
      }
    }
    parts.push(drawUpperFaces(canvas, slab, { kind: 'plaster', colour: '#d2cdc3' }));
  }
  return parts.join('');
}
