import { shade } from '../drawing/atmosphere.ts';
import { project, projectPolygon, scaleAt } from '../drawing/camera.ts';
import { darken, lighten, type Colour } from '../drawing/colour.ts';
import { fill, lineData, polygonData, stroke } from '../drawing/svg.ts';
import type { V3 } from '../drawing/vector.ts';
import { drawTree } from '../nature/tree.ts';
import { drawBlock, type Solid, listCorners } from '../building/solid.ts';
import { solidShadow } from '../nature/shadow.ts';
import { blockItem, type Item } from './plot.ts';

/** A dining table with chairs on a terrace. */
export function tableItems(x: number, z: number, wood: Colour, seats = 3): Item[] {
  const length = seats * 0.75;
  const top: Solid = { x0: x - length / 2, x1: x + length / 2, y0: 0.7, y1: 0.76, z0: z, z1: z + 0.95 };
  const legs: Item = {
    z: z + 0.4,
    draw: (canvas) => {
      const lines = [top.x0 + 0.12, top.x1 - 0.12].flatMap((at) =>
        [z + 0.1, z + 0.85].map((deep) =>
          lineData(
            projectPolygon(canvas.camera, [
              [at, 0, deep],
              [at, 0.7, deep],
            ] as V3[]),
          ),
        ),
      );
      return (
        stroke(
          lines.join(''),
          darken(shade(canvas.air, wood, [0, 0, -1]), 0.2),
          Math.max(2, 0.07 * scaleAt(canvas.camera, [x, 0, z])),
        ) + drawBlock(canvas, top, wood)
      );
    },
    shadow: (canvas) => solidShadow(canvas, listCorners(top)),
  };
  const chairs = Array.from({ length: seats }, (_, index) => x - length / 2 + 0.375 + index * 0.75).flatMap(
    (at) => [chairItem(at, z + 1.05, wood, 1), chairItem(at, z - 0.35, wood, -1)],
  );
  return [legs, ...chairs];
}

function chairItem(x: number, z: number, wood: Colour, facing: -1 | 1): Item {
  const seat: Solid = { x0: x - 0.24, x1: x + 0.24, y0: 0.42, y1: 0.48, z0: z - 0.22, z1: z + 0.22 };
  const backZ = z + facing * 0.22;
  const back: Solid = { x0: x - 0.24, x1: x + 0.24, y0: 0.56, y1: 0.88, z0: backZ - 0.02, z1: backZ + 0.03 };
  return {
    z: z + facing * 0.1,
    draw: (canvas) => {
      const legs = [x - 0.21, x + 0.21].flatMap((at) =>
        [z - 0.19, z + 0.19].map((deep) =>
          lineData(
            projectPolygon(canvas.camera, [
              [at, 0, deep],
              [at, deep === z + facing * 0.19 ? 0.6 : 0.42, deep],
            ] as V3[]),
          ),
        ),
      );
      const frame = stroke(
        legs.join(''),
        darken(shade(canvas.air, wood, [0, 0, -1]), 0.3),
        Math.max(1.5, 0.04 * scaleAt(canvas.camera, [x, 0, z])),
      );
      const parts = [
        drawBlock(canvas, seat, lighten(wood, 0.1)),
        drawBlock(canvas, back, lighten(wood, 0.05)),
      ];
      return frame + (facing > 0 ? parts.reverse() : parts).join('');
    },
    shadow: (canvas) => solidShadow(canvas, listCorners(seat)),
  };
}

/** A low sofa for outdoors: frame, cushions, back. */
export function loungeItems(x: number, z: number, length: number, colour: Colour): Item[] {
  return [
    blockItem({ x0: x, x1: x + length, y0: 0.1, y1: 0.75, z0: z + 0.7, z1: z + 0.9 }, '#8a6647', z + 0.8),
    blockItem(
      { x0: x + 0.08, x1: x + length - 0.08, y0: 0.4, y1: 0.82, z0: z + 0.5, z1: z + 0.7 },
      lighten(colour, 0.1),
      z + 0.6,
    ),
    blockItem({ x0: x, x1: x + length, y0: 0.12, y1: 0.28, z0: z, z1: z + 0.7 }, '#8a6647', z + 0.4),
    blockItem(
      { x0: x + 0.05, x1: x + length - 0.05, y0: 0.28, y1: 0.44, z0: z, z1: z + 0.68 },
      colour,
      z + 0.35,
    ),
  ];
}

/** A square parasol on its pole. */
export function parasolItem(x: number, z: number, colour: Colour): Item {
  const half = 1.5;
  const rim = (y: number): V3[] => [
    [x - half, y, z - half],
    [x + half, y, z - half],
    [x + half, y, z + half],
    [x - half, y, z + half],
  ];
  return {
    z: z - 0.3,
    draw: (canvas) => {
      const { camera, air } = canvas;
      const tip: V3 = [x, 2.95, z];
      const [a, b, c, d] = rim(2.35) as [V3, V3, V3, V3];
      const panel = (from: V3, to: V3, normal: V3) =>
        fill(polygonData(projectPolygon(camera, [from, to, tip])), shade(air, colour, normal));
      const pole = stroke(
        lineData(projectPolygon(camera, [[x, 0, z], tip])),
        shade(air, '#8a6647', [0, 0, -1]),
        Math.max(2, 0.06 * scaleAt(camera, [x, 0, z])),
      );
      const under = fill(
        polygonData(projectPolygon(camera, rim(2.35))),
        darken(shade(air, colour, [0, -1, 0]), 0.1),
      );
      return (
        pole +
        under +
        panel(c, d, [0, 0.9, 0.4]) +
        panel(d, a, [-0.4, 0.9, 0]) +
        panel(b, c, [0.4, 0.9, 0]) +
        panel(a, b, [0, 0.9, -0.4])
      );
    },
    shadow: (canvas) => solidShadow(canvas, rim(2.35)),
  };
}

/** A shrub or small tree in a pot. */
export function potItem(
  x: number,
  z: number,
  height: number,
  colour: Colour,
  species: 'ball' | 'shrub' | 'birch' | 'cypress' = 'ball',
): Item {
  const pot: Solid = { x0: x - 0.26, x1: x + 0.26, y0: 0, y1: 0.5, z0: z - 0.26, z1: z + 0.26 };
  return {
    z,
    draw: (canvas) => {
      const foot = project(canvas.camera, [x, 0.45, z]);
      return (
        drawBlock(canvas, pot, colour) +
        (foot ? drawTree(canvas, { species, x, z, height, ground: 0.45 }) : '')
      );
    },
    shadow: (canvas) =>
      solidShadow(canvas, [...listCorners(pot), [x - 0.3, height, z], [x + 0.3, height, z]]),
  };
}
