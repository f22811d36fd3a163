import type { Random } from '../drawing/random.ts';
import { concrete, plaster, roofTile, slate, stone, timber, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Opening } from '../building/opening.ts';
import type { Roof } from '../building/roof.ts';
import { drawChimney, drawDormer } from '../building/roof-parts.ts';
import { windowRow, windowStyle, type WindowStyle } from '../building/window-row.ts';
import { poolItems } from './pool.ts';
import { frontGarden } from './front-garden.ts';
import { blockItem, massItem, type Item, type Plot } from './plot.ts';

/** A villa in its garden: white and modernist, or a plastered country house under a great hipped roof. */
export function planVilla(random: Random): Plot {
  return random.chance(0.6) ? planModernVilla(random) : planCountryVilla(random);
}

/** Stacked white volumes, the upper one reaching out over glass and timber; often a pool. */
export function planModernVilla(random: Random, options: { pool?: boolean } = {}): Plot {
  const white: Material = {
    kind: 'plaster',
    colour: random.pick(['#f6f3ec', '#f1ece2', '#ece6da', '#e6e2da']),
  };
  const warm = random.pick([timber(random), stone(random), { kind: 'brick', colour: '#c7b199' } as Material]);
  const width = random.range(13, 17);
  const depth = random.range(8, 10);
  const reach = random.range(0.8, 1.6);
  const side = random.sign();
  const frame = random.pick(['#2b3133', '#3b3a36', '#4b4438']);
  const trim = random.chance(0.7) ? white.colour : '#3b3f40';
  const ground: Mass = {
    body: { x0: -width / 2, x1: width / 2, y0: 0, y1: 3, z0: 0, z1: depth },
    wall: warm,
    roof: flatRoof(trim),
    openings: {
      front: glassFront(random, width, 2.75, frame),
      left: glassSide(depth, frame),
      right: glassSide(depth, frame),
    },
  };
  const upperWidth = width * random.range(0.55, 0.8);
  const shift = (width - upperWidth) * 0.5 * side + side * random.range(0, 1.4);
  const upper: Mass = {
    body: {
      x0: shift - upperWidth / 2,
      x1: shift + upperWidth / 2,
      y0: 3.15,
      y1: 6.2,
      z0: -reach,
      z1: depth - 1,
    },
    wall: white,
    roof: random.chance(0.6) ? flatRoof(trim) : { ...flatRoof(trim), shape: 'slab', overhang: 0.7 },
    openings: {
      front: upperFront(random, upperWidth, frame),
      left: glassSide(depth - 1, frame),
      right: glassSide(depth - 1, frame),
    },
  };
  const wing = random.chance(0.55) ? [garageWing(random, ground, -side as -1 | 1, white, trim)] : [];
  const pool = options.pool ?? random.chance(0.5);
  const poolPart = poolItems(random, { x0: -width * 0.4, x1: width * 0.3, front: -4 });
  const terrace = { x0: -width / 2 - 0.6, x1: width / 2 + 0.6, y0: 0, y1: 0.12, z0: -3, z1: 0 };
  const garden = frontGarden(random, {
    x0: -width / 2 - (wing.length ? 5 : 0),
    x1: width / 2 + (wing.length ? 5 : 0),
    front: -3,
    beds: !pool,
  });
  const masses = [...wing, ground, upper];
  const items: Item[] = [
    ...masses.map(massItem).map((item, index) => ({ ...item, z: 5 - index * 0.5 })),
    blockItem(terrace, '#d8d0c2', 5.2),
    ...garden.items,
    ...(pool ? poolPart.items : []),
  ];
  return {
    items,
    focus: masses.flatMap(massCorners),
    paving: (canvas) => (pool ? poolPart.paving(canvas) : garden.paving(canvas)),
    view: {
      angle: [0.25, 0.75],
      distance: [20, 30],
      eye: [1.7, 3.1],
      width: [0.6, 0.82],
      ground: [0.68, 0.76],
      top: 0.2,
    },
    backdrop: { poplars: random.chance(0.4) },
  };
}

const flatRoof = (trim: string): Roof => ({ shape: 'flat', pitch: 0, overhang: 0, cover: concrete, trim });

function glassFront(random: Random, width: number, height: number, colour: string): Opening[] {
  const door: Opening = {
    kind: 'door',
    u: width * 0.06,
    v: 0.12,
    width: 1.2,
    height: 2.4,
    colour: random.pick(['#8a6647', '#2b3133', '#2e5a4c']),
    depth: 0.3,
  };
  const start = width * random.range(0.22, 0.36);
  const glass: Opening = {
    kind: 'window',
    u: start,
    v: 0.12,
    width: width * 0.94 - start,
    height: height - 0.25,
    colour,
    panes: [random.int(4, 6), 1],
    depth: 0.35,
    curtains: random.chance(0.5),
  };
  return [door, glass];
}

function glassSide(depth: number, colour: string): Opening[] {
  return [
    {
      kind: 'window',
      u: depth * 0.15,
      v: 0.5,
      width: depth * 0.32,
      height: 2,
      colour,
      panes: [2, 1],
      depth: 0.2,
    },
    { kind: 'window', u: depth * 0.62, v: 0.9, width: 1.1, height: 1.5, colour, depth: 0.2 },
  ];
}

function upperFront(random: Random, width: number, colour: string): Opening[] {
  const wide = random.chance(0.5);
  if (wide) {
    return [
      {
        kind: 'window',
        u: width * 0.08,
        v: 0.3,
        width: width * 0.5,
        height: 2.3,
        colour,
        panes: [3, 1],
        depth: 0.5,
        curtains: true,
      },
      { kind: 'window', u: width * 0.7, v: 0.3, width: width * 0.2, height: 2.3, colour, depth: 0.3 },
    ];
  }
  return [0.09, 0.4, 0.71].map((share) => ({
    kind: 'window',
    u: width * share,
    v: random.pick([0.25, 0.25, 1]),
    width: width * 0.2,
    height: 2 - (share === 0.4 ? 0 : 0.2),
    colour,
    panes: [2, 1],
    depth: 0.3,
    curtains: true,
  }));
}

function garageWing(random: Random, { body }: Mass, side: -1 | 1, wall: Material, trim: string): Mass {
  const width = random.range(4, 6);
  const x0 = side > 0 ? body.x1 + 0.02 : body.x0 - width - 0.02;
  const garage: Opening = {
    kind: 'garage',
    u: width / 2 - 1.5,
    v: 0.05,
    width: 3,
    height: 2.2,
    colour: random.pick(['#4a5052', '#8a6647', '#e4ded2']),
    depth: 0.3,
  };
  return {
    body: { x0, x1: x0 + width, y0: 0, y1: 2.8, z0: 1.4, z1: 7.5 },
    wall,
    roof: flatRoof(trim),
    openings: { front: [garage] },
  };
}

function planCountryVilla(random: Random): Plot {
  const style: WindowStyle = {
    ...windowStyle(random),
    colour: '#f6f2e8',
    panes: [2, 3],
    lintel: undefined,
    shutters: random.pick(['#2e5a4c', '#5f6f74', '#78806a', '#7b4a3a']),
    width: 1.2,
  };
  const width = random.range(14, 18);
  const depth = random.range(9, 10);
  const cover = random.chance(0.5) ? slate(random) : roofTile(random);
  const roof: Roof = { shape: 'hip', pitch: random.range(0.85, 1.05), overhang: 0.5, cover, trim: '#f1ece0' };
  const wall = plaster(random);
  const body = { x0: -width / 2, x1: width / 2, y0: 0, y1: 5.6, z0: 0, z1: depth };
  const bay = { x0: -2.6, x1: 2.6, y0: 0, y1: 5.9, z0: -1.3, z1: 4 };
  const bays = [
    ...windowRow({ from: 0.4, to: width / 2 - 3, v: 0.45, height: 2.1, style }),
    ...windowRow({ from: width / 2 + 3, to: width - 0.4, v: 0.45, height: 2.1, style }),
  ];
  const upper = [
    ...windowRow({ from: 0.4, to: width / 2 - 3, v: 3.4, height: 1.5, style }),
    ...windowRow({ from: width / 2 + 3, to: width - 0.4, v: 3.4, height: 1.5, style }),
  ];
  const sides = [0.9, 3.5].flatMap((v) => windowRow({ from: 1, to: depth - 1, v, height: 1.5, style }));
  const main: Mass = {
    body,
    wall,
    roof,
    openings: { front: [...bays, ...upper], left: sides, right: sides },
    plinth: { height: 0.5, material: { kind: 'stone', colour: '#9a948a' } },
    extras: (canvas) =>
      [-0.27, 0.27]
        .map(
          (share) =>
            drawDormer(canvas, body, roof, {
              x: width * share,
              up: 0.9,
              width: 1.4,
              height: 1.3,
              gabled: true,
            }) +
            drawChimney(
              canvas,
              {
                x: share * 1.5 * depth * 0.5,
                z: depth / 2,
                roofY: 5.4 + (depth / 2) * roof.pitch - 0.4,
                top: 6.5 + (depth / 2) * roof.pitch,
              },
              { kind: 'brick', colour: '#a06a52' },
            ),
        )
        .join(''),
  };
  const porch: Mass = {
    body: bay,
    wall,
    roof: { ...roof, shape: 'gable-z', pitch: 0.75 },
    openings: {
      front: [
        {
          kind: 'door',
          u: 1.9,
          v: 0.3,
          width: 1.4,
          height: 2.5,
          colour: style.shutters ?? '#2e5a4c',
          depth: 0.35,
          lintel: '#c9c2b4',
        },
        {
          kind: 'window',
          u: 1.7,
          v: 3.5,
          width: 1.8,
          height: 1.7,
          colour: '#f6f2e8',
          panes: [3, 2],
          railing: true,
          curtains: true,
        },
      ],
    },
    plinth: main.plinth,
  };
  const garden = frontGarden(random, { x0: body.x0, x1: body.x1, front: -1.3, doorX: 0 });
  return {
    items: [massItem(main), massItem(porch), ...garden.items],
    focus: massCorners(main),
    paving: garden.paving,
    view: {
      angle: [0.1, 0.6],
      distance: [24, 34],
      eye: [1.7, 2.6],
      width: [0.58, 0.78],
      ground: [0.74, 0.8],
      top: 0.15,
    },
    backdrop: { poplars: random.chance(0.4), trees: 0.12 },
  };
}
