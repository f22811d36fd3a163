import { shade } from '../drawing/atmosphere.ts';
import { isSeen, projectPolygon } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix, type Colour } from '../drawing/colour.ts';
import { planeIsSeen, rectangle, type Plane } from '../drawing/plane.ts';
import { fill, polygonData } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { paintPlane, type Material } from './material.ts';

/** An upright box in the world, metres. */
export type Solid = { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number };
export type Side = 'front' | 'left' | 'right';

/** The face of a solid on the given side, seen from outside; the front looks at the viewer. */
export function createFace({ x0, x1, y0, y1, z0, z1 }: Solid, side: Side): Plane {
  const up: V3 = [0, 1, 0];
  const height = y1 - y0;
  switch (side) {
    case 'front':
      return {
        origin: [x0, y0, z0],
        along: [1, 0, 0],
        up,
        normal: [0, 0, -1],
        outline: rectangle(x1 - x0, height),
      };
    case 'right':
      return {
        origin: [x1, y0, z0],
        along: [0, 0, 1],
        up,
        normal: [1, 0, 0],
        outline: rectangle(z1 - z0, height),
      };
    case 'left':
      return {
        origin: [x0, y0, z1],
        along: [0, 0, -1],
        up,
        normal: [-1, 0, 0],
        outline: rectangle(z1 - z0, height),
      };
  }
}

/** The faces of a solid that the viewer sees. */
export function seenFaces(canvas: Canvas, solid: Solid): Plane[] {
  return (['left', 'right', 'front'] as const)
    .map((side) => createFace(solid, side))
    .filter((plane) => planeIsSeen(canvas, plane));
}

export function listCorners({ x0, x1, y0, y1, z0, z1 }: Solid): V3[] {
  return [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z): V3 => [x, y, z])));
}

/** Draws a box of a material: the sides that show, and its top or its underside. */
export function drawSolid(canvas: Canvas, solid: Solid, material: Material): string {
  return drawUnderside(canvas, solid, material.colour) + drawUpperFaces(canvas, solid, material);
}

/** A box whose underside something else hides. */
export function drawUpperFaces(canvas: Canvas, solid: Solid, material: Material): string {
  const top = isSeen(canvas.camera, [solid.x0, solid.y1, solid.z0], [0, 1, 0])
    ? fill(level(canvas, solid, solid.y1), lighten(shade(canvas.air, material.colour, [0, 1, 0]), 0.06))
    : '';
  return (
    top +
    seenFaces(canvas, solid)
      .map((plane) => paintPlane(canvas, plane, material))
      .join('')
  );
}

/** The lower face of a box above the viewer: a soffit or a ceiling. */
export function drawUnderside(canvas: Canvas, solid: Solid, colour: Colour): string {
  if (!isSeen(canvas.camera, [solid.x0, solid.y0, solid.z0], [0, -1, 0])) return '';
  const tone = shade(canvas.air, colour, [0, -1, 0]);
  return fill(
    level(canvas, solid, solid.y0),
    darken(canvas.air.lit ? mix(tone, '#e9b878', 0.25) : tone, 0.16),
  );
}

function level({ camera }: Canvas, { x0, x1, z0, z1 }: Solid, y: number): string {
  return polygonData(
    projectPolygon(camera, [
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ]),
  );
}

/** A box of one plain colour. */
export function drawBlock(canvas: Canvas, solid: Solid, colour: Colour): string {
  return drawSolid(canvas, solid, { kind: 'plaster', colour });
}
