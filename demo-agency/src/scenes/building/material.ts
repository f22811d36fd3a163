import { shade } from '../drawing/atmosphere.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix, type Colour } from '../drawing/colour.ts';
import { courses, flecks, onPlane, planeScale, uprights, type Plane } from '../drawing/plane.ts';
import { fill, stroke } from '../drawing/svg.ts';
import type { Random } from '../drawing/random.ts';

/** Material of a wall or roof; its kind determines the texture. */
export type Material = {
  kind: 'brick' | 'plaster' | 'stone' | 'timber' | 'metal' | 'concrete' | 'tile' | 'slate' | 'zinc';
  colour: Colour;
};

const bricks = [
  '#a8583b',
  '#9f5d45',
  '#b87b5c',
  '#87503f',
  '#c7a78c',
  '#b08f77',
  '#776961',
  '#d2c1ab',
  '#94624f',
] as const;
const plasters = ['#f2ece0', '#ede3d2', '#f6f3ec', '#e4ddd0', '#efe6da', '#e9d8c3'] as const;
const timbers = ['#8a6647', '#a77f58', '#6f5643', '#b08d68', '#4b453f'] as const;

export const brick = (random: Random): Material => ({ kind: 'brick', colour: random.pick(bricks) });
export const plaster = (random: Random): Material => ({ kind: 'plaster', colour: random.pick(plasters) });
export const timber = (random: Random): Material => ({ kind: 'timber', colour: random.pick(timbers) });
export const concrete: Material = { kind: 'concrete', colour: '#c9c5bc' };

export function roofTile(random: Random): Material {
  return {
    kind: 'tile',
    colour: random.pick(['#8a4a38', '#9b5741', '#6d4b40', '#4d4a4a', '#5c4d46', '#a2634a']),
  };
}

export function slate(random: Random): Material {
  return { kind: 'slate', colour: random.pick(['#4d565f', '#565b60', '#464b52', '#5d6468']) };
}

export const zinc: Material = { kind: 'zinc', colour: '#8a959a' };

/** Paints a face: its colour in this light, graded across, with the texture of its material. */
export function paintPlane(canvas: Canvas, plane: Plane, material: Material): string {
  const { defs, air } = canvas;
  const colour = shade(air, material.colour, plane.normal);
  const sunSide = air.sun[0] * plane.along[0] + air.sun[2] * plane.along[2] > 0;
  const [left, right] = sunSide
    ? [darken(colour, 0.09), lighten(colour, 0.06)]
    : [lighten(colour, 0.06), darken(colour, 0.09)];
  const data = onPlane(canvas, plane, plane.outline);
  return (
    fill(
      data,
      defs.linear(
        [
          [0, left],
          [1, right],
        ],
        [0, 0],
        [1, 0],
      ),
    ) + drawTexture(canvas, plane, material, colour)
  );
}

function drawTexture(canvas: Canvas, plane: Plane, { kind }: Material, colour: Colour): string {
  const scale = planeScale(canvas, plane);
  switch (kind) {
    case 'brick':
      return drawBond(canvas, plane, {
        course: 0.17,
        length: 0.36,
        joint: lighten(colour, 0.35),
        colour,
        scale,
      });
    case 'stone':
      return drawBond(canvas, plane, {
        course: 0.3,
        length: 0.62,
        joint: darken(colour, 0.3),
        colour,
        scale,
      });
    case 'tile':
    case 'slate':
      return drawRoofRows(canvas, plane, kind === 'tile' ? 0.36 : 0.3, colour, scale);
    case 'timber':
      return (
        stroke(uprights(canvas, plane, 0.16), darken(colour, 0.4), 0.025 * scale, { opacity: 0.5 }) +
        drawBoards(canvas, plane, colour, scale)
      );
    case 'zinc':
    case 'metal':
      return stroke(
        uprights(canvas, plane, kind === 'zinc' ? 0.5 : 0.9),
        darken(colour, 0.3),
        Math.max(1, 0.03 * scale),
        { opacity: 0.5 },
      );
    case 'concrete':
      return stroke(courses(canvas, plane, 1.5) + uprights(canvas, plane, 2.4), darken(colour, 0.2), 1.2, {
        opacity: 0.4,
      });
    default:
      return '';
  }
}

type Bond = { course: number; length: number; joint: Colour; colour: Colour; scale: number };

function drawBond(canvas: Canvas, plane: Plane, { course, length, joint, colour, scale }: Bond): string {
  const count = Math.min(110, computeArea(plane) * 1.8);
  const half = { course, length, count: count / 2 };
  const thick = course * scale * 0.8;
  return [
    stroke(flecks(canvas, plane, half), darken(colour, 0.26), thick, { opacity: 0.4 }),
    stroke(flecks(canvas, plane, half), lighten(colour, 0.24), thick, { opacity: 0.38 }),
    stroke(courses(canvas, plane, course), joint, Math.max(0.7, 0.022 * scale), { opacity: 0.34 }),
  ].join('');
}

function drawRoofRows(canvas: Canvas, plane: Plane, row: number, colour: Colour, scale: number): string {
  const spec = { course: row, length: row * 1.3, count: Math.min(60, computeArea(plane)) };
  return [
    stroke(flecks(canvas, plane, spec), lighten(colour, 0.18), row * scale * 0.5, { opacity: 0.3 }),
    stroke(flecks(canvas, plane, spec), darken(colour, 0.3), row * scale * 0.5, { opacity: 0.3 }),
    stroke(courses(canvas, plane, row), darken(colour, 0.42), Math.max(0.8, 0.035 * scale), {
      opacity: 0.42,
    }),
  ].join('');
}

function drawBoards(canvas: Canvas, plane: Plane, colour: Colour, scale: number): string {
  const spec = { course: 0.9, length: 0.13, count: Math.min(60, computeArea(plane) * 1.5) };
  return stroke(flecks(canvas, plane, spec), mix(colour, '#5a3d28', 0.4), scale * 0.8, { opacity: 0.16 });
}

function computeArea({ outline }: Plane): number {
  const doubled = outline.reduce((sum, [u, v], index) => {
    const next = outline[(index + 1) % outline.length]!;
    return sum + u * next[1] - next[0] * v;
  }, 0);
  return Math.abs(doubled) / 2;
}
