import { shade } from '../drawing/atmosphere.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { box, fill } from '../drawing/svg.ts';
import { drawPaving, groundPolygon } from '../nature/ground.ts';

/** A paved street before a row of façades at z = 0: pavement, kerb and roadway. */
export function drawStreet(canvas: Canvas, pavement = 3): string {
  const { air, defs, frame, camera } = canvas;
  const asphalt = shade(air, '#8f8f8d', [0, 1, 0]);
  const paint = defs.linear([
    [0, mix(asphalt, air.haze, 0.5)],
    [0.4, asphalt],
    [1, darken(asphalt, 0.12)],
  ]);
  const road = box(0, camera.horizon - 1, frame.width, frame.height - camera.horizon + 1, paint);
  const kerb = groundPolygon(canvas, [
    [-60, -pavement - 0.3],
    [60, -pavement - 0.3],
    [60, -pavement],
    [-60, -pavement],
  ]);
  const gutter = groundPolygon(canvas, [
    [-60, -pavement - 0.65],
    [60, -pavement - 0.65],
    [60, -pavement - 0.3],
    [-60, -pavement - 0.3],
  ]);
  return [
    road,
    drawPaving(
      canvas,
      [
        [-60, -pavement],
        [60, -pavement],
        [60, 30],
        [-60, 30],
      ],
      '#c4bcaf',
      0.75,
    ),
    fill(gutter, darken(asphalt, 0.25)),
    fill(kerb, lighten(asphalt, 0.35)),
    drawSheen(canvas, pavement),
  ].join('');
}

/** Light on the roadway, so that it does not look like a flat area. */
function drawSheen(canvas: Canvas, pavement: number): string {
  const { air, random } = canvas;
  let data = '';
  for (let index = 0; index < 5; index++) {
    const z = -pavement - 1.2 - index * random.range(0.5, 0.9);
    data += groundPolygon(canvas, [
      [-40, z],
      [40, z],
      [40, z - 0.16],
      [-40, z - 0.16],
    ]);
  }
  return fill(data, air.sky[2], { opacity: 0.12 });
}
