import type { Building, Look } from '../building/look.ts';
import type { Random } from '../drawing/random.ts';
import { concrete, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import type { Roof } from '../building/roof.ts';
import { poolItems } from './pool.ts';
import { frontGarden } from './front-garden.ts';
import { blockItem, massItem, type Item, type Plot } from './plot.ts';
import { planCountryVilla } from './country-villa.ts';

/** A villa in its garden: white and modernist, or a plastered country house under a great hipped roof. */
export function planVilla(random: Random, { look }: Building): Plot {
  return random.chance(0.6) ? planModernVilla(random, look) : planCountryVilla(random, look);
}

/** Stacked white volumes, the upper one reaching out over glass and timber; often a pool. */
function planModernVilla(random: Random, look: Look, options: { pool?: boolean } = {}): Plot {
  const white: Material = {
    kind: 'plaster',
    colour: random.pick(['#f6f3ec', '#f1ece2', '#ece6da', '#e6e2da']),
  };
  const width = random.range(13, 17);
  const depth = random.range(8, 10);
  const reach = random.range(0.8, 1.6);
  const side = random.sign();
  const { frame } = look;
  const trim = random.chance(0.7) ? white.colour : '#3b3f40';
  const ground: Mass = {
    body: { x0: -width / 2, x1: width / 2, y0: 0, y1: 3, z0: 0, z1: depth },
    wall: look.wall,
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
