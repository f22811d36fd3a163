import { shade } from '../drawing/atmosphere.ts';
import { projectPolygon, project, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, type Colour } from '../drawing/colour.ts';
import { lineData, polygonData, fill, stroke, dabs } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { drawBlock, type Solid } from '../building/solid.ts';

/** A ledge along the top of a façade, with its shadow on the wall. */
export function drawCornice(
  canvas: Canvas,
  { x0, x1, y, z }: { x0: number; x1: number; y: number; z: number },
  colour: Colour,
  height = 0.35,
): string {
  const shadow = polygon(canvas, [
    [x0, y - 0.7, z],
    [x1, y - 0.7, z],
    [x1, y, z],
    [x0, y, z],
  ]);
  return (
    fill(shadow, '#17232b', { opacity: canvas.air.lit ? 0.15 : 0.26 }) +
    drawBlock(
      canvas,
      { x0: x0 - 0.06, x1: x1 + 0.06, y0: y, y1: y + height, z0: z - 0.45, z1: z + 0.1 },
      colour,
    )
  );
}

/** A balcony before a façade at z: slab, balustrade of glass or bars, sometimes plants. */
export function drawBalcony(
  canvas: Canvas,
  { x0, x1, y, z }: { x0: number; x1: number; y: number; z: number },
  look: { slab: Colour; glass: boolean; reach: number; plants: boolean },
): string {
  const { air } = canvas;
  const slab: Solid = { x0, x1, y0: y - 0.22, y1: y, z0: z - look.reach, z1: z };
  const below = polygon(canvas, [
    [x0, y - 1.5, z],
    [x1, y - 1.5, z],
    [x1, y - 0.2, z],
    [x0, y - 0.2, z],
  ]);
  const front = z - look.reach + 0.05;
  return [
    air.lit ? '' : fill(below, '#17232b', { opacity: 0.2 }),
    drawBlock(canvas, slab, look.slab),
    look.plants ? drawPlanter(canvas, { x0: x0 + 0.2, x1: x0 + (x1 - x0) * 0.45, y, z: front + 0.3 }) : '',
    look.glass ? drawGlassRail(canvas, slab, front, y) : drawBarRail(canvas, slab, front, y),
  ].join('');
}

function drawGlassRail(canvas: Canvas, { x0, x1, z1 }: Solid, front: number, y: number): string {
  const { air, camera } = canvas;
  const side = camera.eye[0] > x1 ? x1 : x0;
  const tint = air.lit ? air.sky[1] : '#dfeceb';
  const seen = camera.eye[0] > x1 || camera.eye[0] < x0;
  const pane = polygon(canvas, [
    [x0, y, front],
    [x1, y, front],
    [x1, y + 1.05, front],
    [x0, y + 1.05, front],
  ]);
  const flank = seen
    ? polygon(canvas, [
        [side, y, front],
        [side, y, z1],
        [side, y + 1.05, z1],
        [side, y + 1.05, front],
      ])
    : '';
  const rail =
    line(canvas, [
      [x0, y + 1.07, front],
      [x1, y + 1.07, front],
    ]) +
    (seen
      ? line(canvas, [
          [side, y + 1.07, front],
          [side, y + 1.07, z1],
        ])
      : '');
  const scale = scaleAt(camera, [x0, y, front]);
  return (
    fill(pane + flank, tint, { opacity: 0.34 }) +
    stroke(rail, shade(air, '#5a6061', [0, 0, -1]), Math.max(1.2, 0.05 * scale))
  );
}

function drawBarRail(canvas: Canvas, { x0, x1 }: Solid, front: number, y: number): string {
  const colour = shade(canvas.air, '#2f3537', [0, 0, -1]);
  const scale = scaleAt(canvas.camera, [x0, y, front]);
  let bars = '';
  for (let x = x0 + 0.05; x <= x1; x += 0.2)
    bars += line(canvas, [
      [x, y, front],
      [x, y + 1.02, front],
    ]);
  return (
    stroke(bars, colour, Math.max(0.8, 0.02 * scale)) +
    stroke(
      line(canvas, [
        [x0, y + 1.02, front],
        [x1, y + 1.02, front],
      ]),
      colour,
      Math.max(1.3, 0.05 * scale),
    )
  );
}

/** A trough with leaves that hang over its edge. */
export function drawPlanter(
  canvas: Canvas,
  { x0, x1, y, z, height = 0.4 }: { x0: number; x1: number; y: number; z: number; height?: number },
): string {
  const { random, air, camera } = canvas;
  const trough: Solid = { x0, x1, y0: y, y1: y + height, z0: z - 0.2, z1: z + 0.2 };
  const scale = scaleAt(camera, [x0, y, z]);
  const strew = (count: number, low: number, high: number) =>
    Array.from({ length: count }, () =>
      project(camera, [random.range(x0, x1), y + height + random.range(low, high), z]),
    );
  const count = Math.min(22, Math.round(6 + (x1 - x0) * 8));
  return [
    drawBlock(canvas, trough, '#8f8a80'),
    dabs(strew(count, -0.05, 0.35), air.evergreen[1], 0.2 * scale),
    dabs(strew(count, 0.05, 0.5), air.evergreen[2], 0.15 * scale),
    dabs(strew(Math.round(count / 2), 0.2, 0.5), darken(air.evergreen[3], 0.05), 0.1 * scale),
  ].join('');
}

const polygon = (canvas: Canvas, points: V3[]): string => polygonData(projectPolygon(canvas.camera, points));
const line = (canvas: Canvas, points: V3[]): string => lineData(projectPolygon(canvas.camera, points));
