import { shade } from '../drawing/atmosphere.ts';
import { isSeen, projectPolygon, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, type Colour } from '../drawing/colour.ts';
import { fill, polygonData } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { seenFaces, type Solid } from '../building/solid.ts';
import { onPlane } from '../drawing/plane.ts';

/** An upholstered box: its edges are rounded by the stroke of each face. */
export function drawCushion(canvas: Canvas, solid: Solid, colour: Colour, round = 0.07): string {
  const { air, camera, defs } = canvas;
  const { x0, x1, y0, y1, z0, z1 } = solid;
  const inset = round / 2;
  const body: Solid = {
    x0: x0 + inset,
    x1: x1 - inset,
    y0: y0 + inset,
    y1: y1 - inset,
    z0: z0 + inset,
    z1: z1 - inset,
  };
  const width = round * scaleAt(camera, [(x0 + x1) / 2, y1, z0]);
  const soft = (data: string, tone: Colour) =>
    fill(
      data,
      defs.linear([
        [0, lighten(tone, 0.07)],
        [1, darken(tone, 0.1)],
      ]),
      { stroke: tone, 'stroke-width': width, 'stroke-linejoin': 'round' },
    );
  const sides = seenFaces(canvas, body).map((plane) =>
    soft(onPlane(canvas, plane, plane.outline), shade(air, colour, plane.normal)),
  );
  const lid: V3[] = [
    [body.x0, body.y1, body.z0],
    [body.x1, body.y1, body.z0],
    [body.x1, body.y1, body.z1],
    [body.x0, body.y1, body.z1],
  ];
  const top = isSeen(camera, [x0, y1, z0], [0, 1, 0])
    ? soft(polygonData(projectPolygon(camera, lid)), lighten(shade(air, colour, [0, 1, 0]), 0.1))
    : '';
  return sides.join('') + top;
}

/** The contact shadow of a thing on the floor. */
export function drawContact(
  canvas: Canvas,
  { x0, x1, z0, z1 }: Pick<Solid, 'x0' | 'x1' | 'z0' | 'z1'>,
  strength = 0.42,
): string {
  const spread = 0.28;
  const ring = discPoints(
    (x0 + x1) / 2,
    (z0 + z1) / 2,
    (x1 - x0) / 2 + spread,
    (z1 - z0) / 2 + spread,
    0.005,
  );
  const paint = canvas.defs.radial([
    [0, '#17160f', strength],
    [0.62, '#17160f', strength * 0.7],
    [1, '#17160f', 0],
  ]);
  return fill(polygonData(projectPolygon(canvas.camera, ring)), paint);
}

/** Points of a level ellipse at height y. */
export function discPoints(x: number, z: number, rx: number, rz: number, y: number): V3[] {
  return Array.from({ length: 28 }, (_, index): V3 => {
    const angle = (index / 28) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y, z + Math.sin(angle) * rz];
  });
}

/** Path data of a level disc. */
export function discData(canvas: Canvas, x: number, z: number, radius: number, y: number): string {
  return polygonData(projectPolygon(canvas.camera, discPoints(x, z, radius, radius, y)));
}
