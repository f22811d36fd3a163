import type { Building } from '../building/look.ts';
import type { Random } from '../drawing/random.ts';
import { concrete, roofTile, slate, timber } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import type { Roof } from '../building/roof.ts';
import { drawChimney } from '../building/roof-parts.ts';
import { windowRow, windowStyle } from '../building/window-row.ts';
import { frontGarden } from './front-garden.ts';
import { massItem, type Plot } from './plot.ts';

/** A single-storey house, long and low: a hipped or gabled roof, or a flat one with deep eaves. */
export function planBungalow(random: Random, { look }: Building): Plot {
  const style = { ...windowStyle(random), width: random.range(1.6, 2.4), shutters: undefined };
  const flat = random.chance(0.4);
  const width = random.range(14, 19);
  const depth = random.range(8, 10);
  const trim = random.pick(['#f1ece0', '#3a3f40', '#8a6647']);
  const cover = random.chance(0.6) ? roofTile(random) : slate(random);
  const pitched: Roof = {
    shape: random.pick(['hip', 'gable-x', 'hip']),
    pitch: random.range(0.45, 0.62),
    overhang: 0.7,
    cover,
    trim,
  };
  const roof: Roof = flat
    ? { shape: 'slab', pitch: 0, overhang: random.range(0.7, 1.3), cover: concrete, trim }
    : pitched;
  const { wall } = look;
  const body = { x0: -width / 2, x1: width / 2, y0: 0, y1: 2.9, z0: 0, z1: depth };
  const doorU = width * random.pick([0.3, 0.55, 0.66]);
  const front: Opening[] = [
    {
      kind: 'door',
      u: doorU - 0.6,
      v: 0.1,
      width: 1.2,
      height: 2.25,
      colour: random.pick(['#2e5a4c', '#8a6647', '#2b3133', '#b4532f']),
      depth: 0.35,
    },
    {
      kind: 'window',
      u: doorU + 1.1,
      v: 0.15,
      width: Math.min(4.2, width - doorU - 1.8),
      height: 2.2,
      colour: style.colour,
      panes: [3, 1],
      depth: 0.25,
      curtains: true,
    },
    ...windowRow({ from: 0.5, to: doorU - 0.9, v: 0.9, height: 1.3, style }),
  ];
  const side = windowRow({ from: 1, to: depth - 1, v: 0.9, height: 1.3, style });
  const ridge = body.y1 + (depth / 2) * pitched.pitch;
  const chimneyX = width * random.range(-0.15, 0.15);
  const main: Mass = {
    body,
    wall,
    roof,
    openings: { front, left: side, right: side },
    extras: (canvas) =>
      flat
        ? ''
        : drawChimney(
            canvas,
            { x: chimneyX, z: depth / 2, roofY: ridge - 0.3, top: ridge + 0.8 },
            { kind: 'brick', colour: '#9a6a55' },
          ),
  };
  const carport = projection(random, main);
  const masses = [main, carport];
  const driveX = (carport.body.x0 + carport.body.x1) / 2;
  const garden = frontGarden(random, {
    x0: Math.min(body.x0, carport.body.x0),
    x1: Math.max(body.x1, carport.body.x1),
    front: Math.min(0, carport.body.z0),
    doorX: body.x0 + doorU,
    driveX,
  });
  return {
    items: [...masses.map(massItem), ...garden.items],
    focus: masses.flatMap(massCorners),
    paving: garden.paving,
    view: {
      angle: [0.2, 0.7],
      distance: [17, 26],
      eye: [1.6, 2.9],
      width: [0.68, 0.88],
      ground: [0.7, 0.78],
      top: 0.3,
    },
    backdrop: { trees: random.range(0.1, 0.16), poplars: random.chance(0.35) },
  };
}

/** The part that steps forward at one end: garage or living room. */
function projection(random: Random, main: Mass): Mass {
  const side = random.sign();
  const width = random.range(4.4, 5.6);
  const reach = random.range(1.4, 2.8);
  const x0 = side > 0 ? main.body.x1 - 0.6 : main.body.x0 - width + 0.6;
  const flat = main.roof.shape === 'slab';
  const wall = random.chance(0.5) ? timber(random) : main.wall;
  const front: Opening[] = [
    {
      kind: 'garage',
      u: width / 2 - 1.4,
      v: 0.05,
      width: 2.8,
      height: 2.15,
      colour: random.pick(['#4a5052', '#e7e1d5', '#8a6647']),
      depth: 0.25,
    },
  ];
  return {
    body: { x0, x1: x0 + width, y0: 0, y1: flat ? 2.7 : 2.6, z0: -reach, z1: 5.5 },
    wall,
    roof: flat
      ? { ...main.roof, overhang: 0.35 }
      : { ...main.roof, shape: 'gable-z', pitch: 0.6, overhang: 0.4 },
    openings: { front, left: [], right: [] },
  };
}
