import { shade } from '../drawing/atmosphere.ts';
import { projectPolygon } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { areaData, type Area, type Plane } from '../drawing/plane.ts';
import { fill, polygonData, stroke } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { drawGlass } from './glass.ts';
import { type Material, paintPlane } from './material.ts';
import { drawOpenings } from './opening.ts';
import type { Roof } from './roof.ts';
import { drawBlock, drawSolid, createFace, type Solid } from './solid.ts';

/** A dormer on the front slope; x of its middle, `up` metres behind the façade, width and height in metres. */
type Dormer = { x: number; up: number; width: number; height: number; gabled: boolean };

export function drawDormer(canvas: Canvas, body: Solid, roof: Roof, dormer: Dormer): string {
  const pitch = roof.shape === 'mansard' ? 2.6 : roof.pitch;
  const z0 = body.z0 + dormer.up;
  const y0 = body.y1 + dormer.up * pitch;
  const [x0, x1, y1] = [dormer.x - dormer.width / 2, dormer.x + dormer.width / 2, y0 + dormer.height];
  const box: Solid = { x0, x1, y0, y1, z0, z1: z0 + dormer.height / pitch };
  const front = createFace(box, 'front');
  const cheek: Material = { kind: 'zinc', colour: roof.cover.colour };
  const window = {
    kind: 'window' as const,
    colour: roof.trim,
    u: 0.12,
    v: 0.14,
    width: dormer.width - 0.24,
    height: dormer.height - 0.26,
    panes: [2, 1] as const,
    depth: 0.08,
  };
  return [
    drawCheeks(canvas, box, cheek),
    paintPlane(canvas, front, { kind: 'plaster', colour: roof.trim }),
    drawOpenings(canvas, front, shade(canvas.air, roof.trim, front.normal), [window]),
    dormer.gabled
      ? drawSmallGable(canvas, box, roof)
      : drawSolid(
          canvas,
          { ...box, x0: x0 - 0.16, x1: x1 + 0.16, z0: z0 - 0.2, y0: y1, y1: y1 + 0.16 },
          { kind: 'plaster', colour: roof.trim },
        ),
  ].join('');
}

function drawCheeks(canvas: Canvas, { x0, x1, y0, y1, z0, z1 }: Solid, material: Material): string {
  const { camera, air } = canvas;
  return [
    { x: x0, normal: [-1, 0, 0] as V3, seen: camera.eye[0] < x0 },
    { x: x1, normal: [1, 0, 0] as V3, seen: camera.eye[0] > x1 },
  ]
    .filter(({ seen }) => seen)
    .map(({ x, normal }) => {
      const triangle: V3[] = [
        [x, y0, z0],
        [x, y1, z0],
        [x, y1, z1],
      ];
      return fill(polygonData(projectPolygon(camera, triangle)), shade(air, material.colour, normal));
    })
    .join('');
}

function drawSmallGable(canvas: Canvas, { x0, x1, y1, z0, z1 }: Solid, roof: Roof): string {
  const { camera, air } = canvas;
  const middle = (x0 + x1) / 2;
  const rise = (x1 - x0) * 0.42;
  const out = 0.18;
  const back = z1 + rise / Math.max(0.6, roof.pitch);
  const polygon = (points: V3[]) => polygonData(projectPolygon(camera, points));
  const gable = fill(
    polygon([
      [x0, y1, z0],
      [x1, y1, z0],
      [middle, y1 + rise, z0],
    ]),
    shade(air, roof.trim, [0, 0, -1]),
  );
  const sides = (
    [
      [x0 - out, -1],
      [x1 + out, 1],
    ] as const
  ).map(([x, side]) => {
    const colour = shade(air, roof.cover.colour, [side * 0.6, 0.8, 0]);
    const plane = polygon([
      [x, y1 - 0.1, z0 - out],
      [middle, y1 + rise + 0.08, z0 - out],
      [middle, y1 + rise + 0.08, back],
      [x, y1 - 0.1, z1],
    ]);
    const edge = polygon([
      [x, y1 - 0.1, z0 - out],
      [middle, y1 + rise + 0.08, z0 - out],
    ]);
    const seen = side > 0 ? camera.eye[0] > middle : camera.eye[0] < middle;
    return (
      (seen ? fill(plane, colour) : '') + stroke(edge, lighten(shade(air, roof.trim, [0, 0, -1]), 0.1), 3.5)
    );
  });
  return gable + sides.join('');
}

/** A chimney through the ridge or slope at (x, z), its foot hidden in the roof. */
export function drawChimney(
  canvas: Canvas,
  at: { x: number; z: number; roofY: number; top: number },
  material: Material,
): string {
  const { x, z, roofY, top } = at;
  const stack: Solid = { x0: x - 0.42, x1: x + 0.42, y0: roofY - 0.1, y1: top, z0: z - 0.35, z1: z + 0.35 };
  const cap: Solid = { x0: x - 0.5, x1: x + 0.5, y0: top, y1: top + 0.14, z0: z - 0.43, z1: z + 0.43 };
  const pot: Solid = {
    x0: x - 0.16,
    x1: x + 0.16,
    y0: top + 0.14,
    y1: top + 0.5,
    z0: z - 0.15,
    z1: z + 0.15,
  };
  return (
    drawSolid(canvas, stack, material) + drawBlock(canvas, pot, '#8d5a44') + drawBlock(canvas, cap, '#8f8b84')
  );
}

/** A window or a field of solar panels lying in a slope. */
export function drawOnSlope(canvas: Canvas, plane: Plane, area: Area, kind: 'rooflight' | 'solar'): string {
  const data = areaData(canvas, plane, area);
  if (kind === 'rooflight') {
    const inner = {
      u: area.u + 0.07,
      v: area.v + 0.07,
      width: area.width - 0.14,
      height: area.height - 0.14,
    };
    return fill(data, '#3a3f42') + drawGlass(canvas, plane, inner);
  }
  const { air, defs } = canvas;
  const deep = shade(air, '#26384a', plane.normal);
  const paint = defs.linear(
    [
      [0, lighten(deep, 0.22)],
      [1, darken(deep, 0.1)],
    ],
    [0, 0],
    [1, 1],
  );
  const columns = Math.round(area.width / 1.05);
  const cells = Array.from({ length: columns }, (_, index) =>
    areaData(canvas, plane, {
      ...area,
      u: area.u + (area.width * index) / columns,
      width: area.width / columns,
    }),
  );
  return fill(data, paint) + stroke(cells.join(''), lighten(deep, 0.45), 1.2, { opacity: 0.6 });
}
