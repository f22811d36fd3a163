import type { Building } from '../building/look.ts';
import type { Random } from '../drawing/random.ts';
import { roofTile, slate, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import type { Roof } from '../building/roof.ts';
import { drawChimney } from '../building/roof-parts.ts';
import { windowRow, type WindowStyle } from '../building/window-row.ts';
import { drawPaving } from '../nature/ground.ts';
import { frontGarden } from './front-garden.ts';
import { massItem, treeItem, type Plot } from './plot.ts';

/** A square farm of the Walloon kind: a long stone house, a barn with its arched gate, a gravel court between them. */
export function planFarmhouse(random: Random, { look }: Building): Plot {
  const { wall } = look;
  const barnWall: Material = wall.kind === 'plaster' ? { kind: 'brick', colour: '#a9664c' } : wall;
  const roof: Roof = {
    shape: 'gable-x',
    pitch: random.range(0.85, 1.05),
    overhang: 0.22,
    cover: random.chance(0.55) ? slate(random) : roofTile(random),
    trim: '#5b564e',
  };
  const joinery = random.pick(['#2e5a4c', '#7a3b2c', '#56686e', '#f1ece0']);
  const style: WindowStyle = {
    colour: look.frame,
    panes: [2, 3],
    lintel: '#b9b0a0',
    sill: true,
    curtains: true,
    width: 1.05,
    shutters: random.chance(0.4) ? joinery : undefined,
  };
  const side = random.sign();
  const length = random.range(14, 18);
  const house = houseMass(random, { length, wall, roof, style, joinery });
  const barn = barnMass(random, { side, length, wall: barnWall, roof, joinery });
  const masses = [house, barn];
  const court =
    side > 0 ? ([-length / 2 - 2, length / 2 + 1] as const) : ([-length / 2 - 1, length / 2 + 2] as const);
  const garden = frontGarden(random, { x0: -length / 2, x1: length / 2, front: 0, beds: random.chance(0.5) });
  return {
    items: [
      ...masses.map(massItem),
      ...garden.items.filter(({ z }) => z > 8 || z < 0.5),
      treeItem({ species: 'oak', x: -side * (length / 2 + 4), z: -4, height: random.range(7, 10) }),
    ],
    focus: masses.flatMap(massCorners),
    paving: (canvas) =>
      drawPaving(
        canvas,
        [
          [court[0] - 2, -26],
          [court[1] + 2, -26],
          [court[1], 0.5],
          [court[0], 0.5],
        ],
        random.pick(['#cbbfa9', '#b9ad9b', '#c7b9a4']),
      ),
    view: {
      angle: [0.15, 0.5],
      distance: [24, 34],
      eye: [1.9, 3.2],
      width: [0.72, 0.9],
      ground: [0.78, 0.86],
      top: 0.24,
    },
    backdrop: { poplars: random.chance(0.5), church: random.chance(0.5), hills: 3 },
  };
}

type House = { length: number; wall: Material; roof: Roof; style: WindowStyle; joinery: string };

function houseMass(random: Random, { length, wall, roof, style, joinery }: House): Mass {
  const doorU = length * random.pick([0.35, 0.5, 0.62]);
  const body = { x0: -length / 2, x1: length / 2, y0: 0, y1: 5.1, z0: 0, z1: 8 };
  const ridge = body.y1 + 4 * roof.pitch;
  const front: Opening[] = [
    {
      kind: 'door',
      u: doorU - 0.6,
      v: 0.15,
      width: 1.2,
      height: 2.3,
      colour: joinery,
      depth: 0.35,
      lintel: '#b9b0a0',
    },
    ...windowRow({ from: 0.6, to: doorU - 1, v: 0.9, height: 1.5, style }),
    ...windowRow({ from: doorU + 1, to: length - 0.6, v: 0.9, height: 1.5, style }),
    ...windowRow({ from: 0.6, to: length - 0.6, v: 3.3, height: 1.25, style }),
  ];
  const gable = [
    ...windowRow({ from: 2, to: 6, v: 3.3, height: 1.2, style: { ...style, shutters: undefined } }),
  ];
  return {
    body,
    wall,
    roof,
    openings: { front, left: gable, right: gable },
    extras: (canvas) =>
      [-0.46, 0.46]
        .map((share) =>
          drawChimney(
            canvas,
            { x: length * share, z: 4, roofY: ridge - 0.4, top: ridge + 0.9 },
            { kind: 'brick', colour: '#96604c' },
          ),
        )
        .join(''),
  };
}

function barnMass(
  random: Random,
  barn: { side: -1 | 1; length: number; wall: Material; roof: Roof; joinery: string },
): Mass {
  const { side, length, wall, roof, joinery } = barn;
  const depth = random.range(11, 14);
  const width = 7.5;
  const x0 = side > 0 ? length / 2 + 0.5 : -length / 2 - width - 0.5;
  const gate: Opening = {
    kind: 'garage',
    arch: true,
    u: depth / 2 - 1.8,
    v: 0.05,
    width: 3.6,
    height: 3.2,
    colour: joinery,
    depth: 0.4,
    lintel: undefined,
  };
  const slots: Opening[] = [0.14, 0.86].map((share) => ({
    kind: 'window',
    u: depth * share - 0.3,
    v: 2,
    width: 0.6,
    height: 1,
    colour: '#4b4438',
    depth: 0.35,
  }));
  const oculus: Opening = {
    kind: 'window',
    u: width / 2 - 0.5,
    v: 4.9,
    width: 1,
    height: 1.2,
    colour: '#4b4438',
    depth: 0.35,
    panes: [2, 2],
  };
  const door: Opening = {
    kind: 'garage',
    arch: true,
    u: width / 2 - 1.3,
    v: 0.05,
    width: 2.6,
    height: 2.9,
    colour: joinery,
    depth: 0.4,
  };
  return {
    body: { x0, x1: x0 + width, y0: 0, y1: 4.3, z0: -depth + 5, z1: 5 },
    wall,
    roof: { ...roof, shape: 'gable-z', pitch: 0.95 },
    openings: { front: [door, oculus], left: [gate, ...slots], right: [gate, ...slots] },
  };
}
