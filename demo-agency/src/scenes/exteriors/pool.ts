import type { Canvas } from '../drawing/canvas.ts';
import { projectPolygon } from '../drawing/camera.ts';
import { lighten, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { fill, stroke } from '../drawing/svg.ts';
import { drawPaving, groundPolygon } from '../nature/ground.ts';
import { blockItem, type Item } from './plot.ts';

/** A swimming pool with its stone edge before a façade, and loungers beside it. */
export function poolItems(
  random: Random,
  site: { x0: number; x1: number; front: number },
): { items: Item[]; paving: (canvas: Canvas) => string } {
  const { x0, x1, front } = site;
  const close = front - random.range(3.2, 4.2);
  const items = [0.4, 2].flatMap((offset) => loungerItems(x1 + 1.2 + offset, front - 1));
  const paving = (canvas: Canvas) =>
    drawPaving(
      canvas,
      [
        [x0 - 1.1, close - 0.9],
        [x1 + 4.5, close - 0.9],
        [x1 + 4.5, front + 4],
        [x0 - 1.1, front + 4],
      ],
      '#d6cdbd',
      0.9,
    ) + drawWater(canvas, { x0, x1, z0: close, z1: front });
  return { items, paving };
}

function loungerItems(x: number, z: number): Item[] {
  const seat = { x0: x, x1: x + 0.65, y0: 0.25, y1: 0.38, z0: z - 1.3, z1: z };
  const back = { x0: x, x1: x + 0.65, y0: 0.3, y1: 0.8, z0: z, z1: z + 0.12 };
  return [blockItem(back, '#efe8db', z + 0.1), blockItem(seat, '#f4eee2', z - 0.6)];
}

/** Water mirrors the sky, darker towards the viewer, with a few glints. */
export function drawWater(canvas: Canvas, pool: { x0: number; x1: number; z0: number; z1: number }): string {
  const { air, defs, random, camera } = canvas;
  const { x0, x1, z0, z1 } = pool;
  const data = groundPolygon(canvas, [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ]);
  const blue = mix('#5f9aa0', air.sky[1], 0.45);
  const paint = defs.linear([
    [0, mix(blue, air.sky[2], 0.6)],
    [1, air.lit ? mix('#4f9fa8', air.sky[0], 0.35) : blue],
  ]);
  let glints = '';
  for (let index = 0; index < 26; index++) {
    const z = random.range(z0 + 0.2, z1 - 0.1);
    const x = random.range(x0 + 0.3, x1 - 1);
    const [from, to] = projectPolygon(camera, [
      [x, 0, z],
      [x + random.range(0.3, 0.9), 0, z],
    ]);
    if (from && to) glints += `M${Math.round(from[0])} ${Math.round(from[1])}H${Math.round(to[0])}`;
  }
  return (
    fill(data, paint) +
    stroke(glints, lighten(air.sky[2], 0.5), 1.8, { opacity: 0.45 }) +
    stroke(data, '#efe9dd', 3, { opacity: 0.8 })
  );
}
