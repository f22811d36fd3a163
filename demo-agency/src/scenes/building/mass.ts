import { shade } from '../drawing/atmosphere.ts';
import { project } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { areaData, onPlane, planeIsSeen, pointOn, type Plane } from '../drawing/plane.ts';
import { fill } from '../drawing/svg.ts';
import { dot, type P2, type V3 } from '../drawing/vector.ts';
import { paintPlane, type Material } from './material.ts';
import { drawOpenings } from './opening.ts';
import type { Opening } from './surround.ts';
import { drawRoof, drawSoffit, computeRise, type Roof } from './roof.ts';
import { listCorners, drawUnderside, createFace, type Side, type Solid } from './solid.ts';

/** One volume of a building: walls with openings under one roof. */
export type Mass = {
  body: Solid;
  wall: Material;
  /** Material of the side walls if it differs: the rendered party walls of a row. */
  sideWall?: Material;
  roof: Roof;
  openings: Partial<Record<Side, readonly Opening[]>>;
  /** Another material on the lowest part of the walls. */
  plinth?: { height: number; material: Material };
  /** Things fixed to the façade or the roof, drawn last. */
  extras?: (canvas: Canvas) => string;
};

const sides: readonly Side[] = ['left', 'right', 'front'];

/** Draws a volume: the walls the viewer sees, their openings, then the roof. */
export function drawMass(canvas: Canvas, mass: Mass): string {
  const walls = sides
    .map((side) => ({ plane: wallPlane(mass, side), openings: mass.openings[side] ?? [] }))
    .filter(({ plane }) => planeIsSeen(canvas, plane))
    .map(({ plane, openings }) => drawWall(canvas, mass, plane, openings));
  const floor = mass.body.y0 > 1 ? drawUnderside(canvas, mass.body, mass.wall.colour) : '';
  const soffit = drawSoffit(canvas, mass.body, mass.roof);
  return [floor, soffit, ...walls, drawRoof(canvas, mass.body, mass.roof), mass.extras?.(canvas) ?? ''].join(
    '',
  );
}

/** A wall of the volume, with its gable where the roof gives it one. */
function wallPlane({ body, roof }: Mass, side: Side): Plane {
  const plane = createFace(body, side);
  const gabled =
    (roof.shape === 'gable-z' && side === 'front') || (roof.shape === 'gable-x' && side !== 'front');
  if (!gabled) return plane;
  const [start, end, topRight, topLeft] = plane.outline as readonly [P2, P2, P2, P2];
  const peak: P2 = [(start[0] + end[0]) / 2, topLeft[1] + computeRise(body, roof)];
  return { ...plane, outline: [start, end, topRight, peak, topLeft] };
}

/** The points whose shadow is the shadow of the volume. */
export function massCorners({ body, roof }: Mass): V3[] {
  const { x0, x1, y1, z0, z1 } = body;
  const top = y1 + computeRise(body, roof);
  const [xm, zm] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const out = roof.overhang;
  const eaves: V3[] = [
    [x0 - out, y1, z0 - out],
    [x1 + out, y1, z0 - out],
    [x1 + out, y1, z1 + out],
    [x0 - out, y1, z1 + out],
  ];
  const ridges: Record<Roof['shape'], V3[]> = {
    'gable-x': [
      [x0 - out, top, zm],
      [x1 + out, top, zm],
    ],
    'gable-z': [
      [xm, top, z0 - out],
      [xm, top, z1 + out],
    ],
    hip: [
      [xm - Math.max(0, x1 - x0 - (z1 - z0)) / 2, top, zm],
      [xm + Math.max(0, x1 - x0 - (z1 - z0)) / 2, top, zm],
    ],
    flat: [],
    slab: eaves.map(([x, , z]): V3 => [x, top, z]),
    mansard: [
      [x0 + 1, top, z0 + 1],
      [x1 - 1, top, z0 + 1],
      [x1 - 1, top, z1 - 1],
      [x0 + 1, top, z1 - 1],
    ],
  };
  return [...listCorners(body), ...eaves, ...ridges[roof.shape]];
}

function drawWall(canvas: Canvas, mass: Mass, plane: Plane, openings: readonly Opening[]): string {
  const { plinth } = mass;
  const wall = plane.normal[2] === 0 ? (mass.sideWall ?? mass.wall) : mass.wall;
  const colour = shade(canvas.air, wall.colour, plane.normal);
  const width = plane.outline[1]![0];
  return [
    paintPlane(canvas, plane, wall),
    plinth
      ? paintPlane(
          canvas,
          {
            ...plane,
            outline: [
              [0, 0],
              [width, 0],
              [width, plinth.height],
              [0, plinth.height],
            ],
          },
          plinth.material,
        )
      : '',
    drawFootShade(canvas, plane, width),
    drawOpenings(
      canvas,
      plane,
      colour,
      openings.filter((opening) => shows(canvas, plane, opening)),
    ),
    drawEavesShadow(canvas, mass, plane),
  ].join('');
}

/** Whether an opening lies between the left and right edge of the picture. */
function shows({ camera, frame }: Canvas, plane: Plane, { u, v, width }: Opening): boolean {
  const [from, to] = [u, u + width].map((at) => project(camera, pointOn(plane, at, v))[0]) as [
    number,
    number,
  ];
  return Math.max(from, to) > 0 && Math.min(from, to) < frame.width;
}

/** Darkens walls slightly near the ground. */
function drawFootShade(canvas: Canvas, plane: Plane, width: number): string {
  if (plane.origin[1] > 0.5) return '';
  const paint = canvas.defs.linear([
    [0, '#17211d', 0],
    [1, '#17211d', 0.26],
  ]);
  return fill(areaData(canvas, plane, { u: 0, v: 0, width, height: 1.1 }), paint);
}

/** The band of shadow of an overhanging roof on the wall below. */
function drawEavesShadow(canvas: Canvas, { roof, body }: Mass, plane: Plane): string {
  const { air } = canvas;
  const facing = dot(air.sun, plane.normal);
  const reach = facing > 0.05 ? Math.min(1.6, (roof.overhang * air.sun[1]) / facing) : roof.overhang * 0.6;
  if (roof.overhang < 0.05) return '';
  const drop = reach * 0.9 + 0.08;
  const top = body.y1 - body.y0;
  const outline = plane.outline;
  const peak = outline.length === 5 ? outline[3]! : undefined;
  const width = outline[1]![0];
  const band: P2[] = peak
    ? [[0, top - drop], [0, top], peak, [width, top], [width, top - drop], [peak[0], peak[1] - drop * 1.3]]
    : [
        [0, top - drop],
        [width, top - drop],
        [width, top],
        [0, top],
      ];
  return fill(onPlane(canvas, plane, band), '#17232b', {
    opacity: facing > 0.05 && !air.lit ? air.shadow * 0.85 : 0.16,
  });
}
