import { shade } from '../drawing/atmosphere.ts';
import { projectPolygon, scaleAt } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, type Colour } from '../drawing/colour.ts';
import { lineOn, onPlane, planeIsSeen, type Plane } from '../drawing/plane.ts';
import { fill, polygonData, stroke } from '../drawing/svg.ts';
import { unit, type P2, type V3 } from '../drawing/vector.ts';
import { paintPlane, type Material } from './material.ts';
import { drawUnderside, drawUpperFaces, type Solid } from './solid.ts';

/**
 * The shape over a rectangular body. `gable-x` has its ridge along the façade, `gable-z` turns its gable to
 * the viewer. Pitch is rise over run, overhang in metres.
 */
export type Roof = {
  shape: 'gable-x' | 'gable-z' | 'hip' | 'flat' | 'slab' | 'mansard';
  pitch: number;
  overhang: number;
  cover: Material;
  trim: Colour;
};

/** Height of the ridge above the eaves. */
export function computeRise(body: Solid, { shape, pitch }: Roof): number {
  const [width, depth] = [body.x1 - body.x0, body.z1 - body.z0];
  switch (shape) {
    case 'gable-x':
      return (depth / 2) * pitch;
    case 'gable-z':
      return (width / 2) * pitch;
    case 'hip':
      return (Math.min(width, depth) / 2) * pitch;
    case 'mansard':
      return mansardRise;
    default:
      return 0.4;
  }
}

const mansardRise = 2.7;

/** The sloping faces of a roof, eaves first: u along the eaves, v up the slope. */
export function createSlopes(body: Solid, roof: Roof): Plane[] {
  const { overhang, pitch, shape } = roof;
  const steep = shape === 'mansard' ? 2.6 : pitch;
  const drop = body.y1 - overhang * steep;
  const [x0, x1, z0, z1] = [body.x0 - overhang, body.x1 + overhang, body.z0 - overhang, body.z1 + overhang];
  const [width, depth] = [x1 - x0, z1 - z0];
  const slant = Math.hypot(1, steep);
  const run = shape === 'mansard' ? (mansardRise + overhang * steep) / steep : Math.min(width, depth) / 2;
  const hipped = shape === 'hip' || shape === 'mansard';
  const front = slope(
    [x0, drop, z0],
    [1, 0, 0],
    [0, steep, 1],
    panel(width, hipped ? run : depth / 2, slant, hipped),
  );
  const right = slope(
    [x1, drop, z0],
    [0, 0, 1],
    [-1, steep, 0],
    panel(depth, hipped ? run : width / 2, slant, hipped),
  );
  const left = slope(
    [x0, drop, z1],
    [0, 0, -1],
    [1, steep, 0],
    panel(depth, hipped ? run : width / 2, slant, hipped),
  );
  if (shape === 'gable-x') return [front];
  return shape === 'gable-z' ? [left, right] : hipped ? [left, right, front] : [];
}

function slope(origin: V3, along: V3, rise: V3, outline: P2[]): Plane {
  const up = unit(rise);
  const inward: V3 = [rise[0], 0, rise[2]];
  return { origin, along, up, normal: unit([-inward[0] * rise[1], 1, -inward[2] * rise[1]]), outline };
}

function panel(length: number, run: number, slant: number, hipped: boolean): P2[] {
  const inset = hipped ? Math.min(run, length / 2) : 0;
  const top = run * slant;
  return [
    [0, 0],
    [length, 0],
    [length - inset, top],
    [inset, top],
  ];
}

/** Parts of a roof behind the walls below: the soffit of a projecting slab. Drawn before the walls. */
export function drawSoffit(canvas: Canvas, body: Solid, roof: Roof): string {
  return roof.shape === 'slab' ? drawUnderside(canvas, parapet(body, roof.overhang, 0.38), roof.trim) : '';
}

/** Draws the roof over walls that are already drawn. */
export function drawRoof(canvas: Canvas, body: Solid, roof: Roof): string {
  const edge: Material = { kind: 'plaster', colour: roof.trim };
  if (roof.shape === 'flat') return drawUpperFaces(canvas, parapet(body, 0.06, 0.16), edge);
  if (roof.shape === 'slab') return drawUpperFaces(canvas, parapet(body, roof.overhang, 0.38), edge);
  const verges = roof.shape.startsWith('gable') ? drawVerges(canvas, body, roof) : '';
  const slopes = createSlopes(body, roof).filter((plane) => planeIsSeen(canvas, plane));
  return verges + slopes.map((plane) => drawSlope(canvas, plane, roof)).join('');
}

function parapet(body: Solid, out: number, height: number): Solid {
  return {
    x0: body.x0 - out,
    x1: body.x1 + out,
    z0: body.z0 - out,
    z1: body.z1 + out,
    y0: body.y1,
    y1: body.y1 + height,
  };
}

function drawSlope(canvas: Canvas, plane: Plane, roof: Roof): string {
  const [start, end, topRight, topLeft] = plane.outline as readonly [P2, P2, P2, P2];
  const scale = scaleAt(canvas.camera, plane.origin);
  const ridge = darken(shade(canvas.air, roof.cover.colour, [0, 1, 0]), 0.12);
  const gutter = shade(canvas.air, roof.trim, [0, 0, -1]);
  const light = canvas.defs.linear([
    [0, '#fff6e2', 0.16],
    [1, '#fff6e2', 0],
  ]);
  return [
    paintPlane(canvas, plane, roof.cover),
    fill(onPlane(canvas, plane, plane.outline), light),
    stroke(lineOn(canvas, plane, [topLeft, topRight]), ridge, Math.max(2, 0.16 * scale), {
      'stroke-linecap': 'round',
    }),
    start[0] !== topLeft[0]
      ? stroke(lineOn(canvas, plane, [start, topLeft]), ridge, Math.max(1.5, 0.11 * scale))
      : '',
    end[0] !== topRight[0]
      ? stroke(lineOn(canvas, plane, [end, topRight]), ridge, Math.max(1.5, 0.11 * scale))
      : '',
    stroke(lineOn(canvas, plane, [start, end]), darken(gutter, 0.1), Math.max(2, 0.17 * scale)),
    stroke(
      lineOn(canvas, plane, [
        [start[0], 0.06],
        [end[0], 0.06],
      ]),
      lighten(gutter, 0.25),
      Math.max(1, 0.05 * scale),
    ),
  ].join('');
}

/** Barge boards and the underside of the overhang at the gables. */
function drawVerges(canvas: Canvas, body: Solid, roof: Roof): string {
  const { overhang, pitch } = roof;
  const eave = body.y1 - overhang * pitch;
  const ridge = body.y1 + computeRise(body, roof);
  const along = roof.shape === 'gable-x';
  const [low, high] = along
    ? [body.z0 - overhang, body.z1 + overhang]
    : [body.x0 - overhang, body.x1 + overhang];
  const middle = (low + high) / 2;
  const ends = along
    ? [
        { wall: body.x0, edge: body.x0 - overhang, normal: [-1, 0, 0] as V3 },
        { wall: body.x1, edge: body.x1 + overhang, normal: [1, 0, 0] as V3 },
      ]
    : [{ wall: body.z0, edge: body.z0 - overhang, normal: [0, 0, -1] as V3 }];
  const at = (end: number, across: number, y: number): V3 => (along ? [end, y, across] : [across, y, end]);
  return ends
    .filter(({ edge, normal }) =>
      planeIsSeen(canvas, {
        origin: at(edge, middle, ridge),
        along: normal,
        up: normal,
        normal,
        outline: [],
      }),
    )
    .map(({ wall, edge, normal }) => {
      const board = shade(canvas.air, roof.trim, normal);
      const halves = [low, high].map((side) => {
        const under = [
          at(wall, side, eave),
          at(edge, side, eave),
          at(edge, middle, ridge),
          at(wall, middle, ridge),
        ];
        const face = [
          at(edge, side, eave - 0.2),
          at(edge, side, eave + 0.04),
          at(edge, middle, ridge + 0.04),
          at(edge, middle, ridge - 0.2),
        ];
        return fill(polygon(canvas, under), darken(board, 0.45)) + fill(polygon(canvas, face), board);
      });
      return halves.join('');
    })
    .join('');
}

const polygon = (canvas: Canvas, points: readonly V3[]): string =>
  polygonData(projectPolygon(canvas.camera, points));
