import type { Random } from '../drawing/random.ts';
import { brick, concrete, timber, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import type { Roof } from '../building/roof.ts';
import { drawBlock } from '../building/solid.ts';
import { drawPaving } from '../nature/ground.ts';
import { frontGarden } from './front-garden.ts';
import { blockItem, massItem, type Item, type Plot } from './plot.ts';

/** A business hall: profiled cladding, dock doors, an office corner, a paved yard. */
export function planWarehouse(random: Random): Plot {
  const width = random.range(26, 36);
  const height = random.range(7, 9);
  const depth = random.range(16, 22);
  const cladding: Material = random.pick([
    { kind: 'metal', colour: '#5f6b70' },
    { kind: 'metal', colour: '#d9d5cb' },
    { kind: 'metal', colour: '#3f4d49' },
    { kind: 'metal', colour: '#8d938f' },
    { kind: 'metal', colour: '#a39a8a' },
  ]);
  const trim = random.pick(['#2e5a4c', '#b4532f', '#2f3537', '#ece6da']);
  const pitched = random.chance(0.35);
  const roof: Roof = pitched
    ? { shape: 'gable-x', pitch: 0.22, overhang: 0.3, cover: { kind: 'zinc', colour: '#7f898c' }, trim }
    : { shape: 'flat', pitch: 0, overhang: 0, cover: concrete, trim };
  const body = { x0: -width / 2, x1: width / 2, y0: 0, y1: height, z0: 0, z1: depth };
  const docks = random.int(2, 4);
  const officeSide = random.sign();
  const dockColour = random.pick(['#e9e4d9', '#c9c5bb', '#4b5254', '#8b8f8c']);
  const front: Opening[] = [
    ...Array.from({ length: docks }, (_, index): Opening => ({
      kind: 'garage',
      u: (officeSide > 0 ? 2.5 : width * 0.36) + index * 5,
      v: 0.05,
      width: 3.6,
      height: 4,
      colour: dockColour,
      depth: 0.3,
    })),
    {
      kind: 'window',
      u: width * 0.06,
      v: height - 1.7,
      width: width * 0.88,
      height: 0.9,
      colour: '#3a4042',
      panes: [14, 1],
      depth: 0.12,
    },
  ];
  const hall: Mass = {
    body,
    wall: cladding,
    roof,
    plinth: { height: 1, material: concrete },
    openings: {
      front,
      left: [
        { kind: 'garage', u: depth / 2 - 2, v: 0.05, width: 4, height: 4.4, colour: dockColour, depth: 0.3 },
      ],
      right: [
        { kind: 'garage', u: depth / 2 - 2, v: 0.05, width: 4, height: 4.4, colour: dockColour, depth: 0.3 },
      ],
    },
    extras: (canvas) =>
      drawBlock(canvas, { x0: body.x0, x1: body.x1, y0: 4.5, y1: 4.68, z0: -0.9, z1: 0 }, trim),
  };
  const office = officeMass(random, hall, officeSide, trim);
  const yard = random.pick(['#aaa8a3', '#b7b2a8', '#9c9b97']);
  const garden = frontGarden(random, { x0: body.x0, x1: body.x1, front: -3, beds: false });
  return {
    items: [
      massItem(hall),
      massItem(office),
      ...garden.items.filter(({ z }) => z > 8),
      ...crates(random, officeSide, width),
    ],
    focus: [hall, office].flatMap(massCorners),
    paving: (canvas) =>
      drawPaving(
        canvas,
        [
          [-60, -19],
          [60, -19],
          [60, 0.5],
          [-60, 0.5],
        ],
        yard,
        4,
      ),
    view: {
      angle: [0.3, 0.75],
      distance: [34, 48],
      eye: [2, 4],
      width: [0.74, 0.9],
      ground: [0.72, 0.78],
      top: 0.26,
    },
    backdrop: { trees: 0.1, hills: 1 },
  };
}

function officeMass(random: Random, { body }: Mass, side: -1 | 1, trim: string): Mass {
  const width = random.range(7, 9);
  const x0 = side > 0 ? body.x1 - width - 0.6 : body.x0 + 0.6;
  const wall = random.pick([
    brick(random),
    timber(random),
    { kind: 'plaster', colour: '#efe9dd' } as Material,
  ]);
  const rows = [0.25, 3.5].map((v): Opening => ({
    kind: 'window',
    u: 0.5,
    v,
    width: width - 1,
    height: 2.5,
    colour: '#2f3537',
    panes: [5, 1],
    depth: 0.3,
  }));
  const flank = [0.6, 3.8].map((v): Opening => ({
    kind: 'window',
    u: 0.6,
    v,
    width: 2.4,
    height: 2,
    colour: '#2f3537',
    panes: [2, 1],
    depth: 0.25,
  }));
  return {
    body: { x0, x1: x0 + width, y0: 0, y1: 6.6, z0: -3.4, z1: 2 },
    wall,
    roof: { shape: 'flat', pitch: 0, overhang: 0, cover: concrete, trim },
    openings: { front: rows, left: flank, right: flank },
  };
}

/** Stacked pallets and crates, which show the scale of the yard. */
function crates(random: Random, officeSide: -1 | 1, width: number): Item[] {
  const x = officeSide > 0 ? -width / 2 + 5 : width * 0.1 + 5;
  return Array.from({ length: random.int(2, 5) }, (_, index) => {
    const at = x + index * 1.7 + random.range(0, 0.4);
    const colour = random.pick(['#a98a63', '#b79b74', '#8f7a5f']);
    return blockItem(
      { x0: at, x1: at + 1.2, y0: 0, y1: random.pick([0.6, 1.1, 1.6]), z0: -2.6, z1: -1.5 },
      colour,
    );
  });
}
