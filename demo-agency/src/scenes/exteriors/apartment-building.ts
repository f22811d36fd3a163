import type { Building } from '../building/look.ts';
import type { Random } from '../drawing/random.ts';
import { brick, concrete, plaster, timber, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import type { Roof } from '../building/roof.ts';
import { drawBalcony } from './facade-details.ts';
import { massItem, treeItem, type Plot } from './plot.ts';
import { drawStreet } from './street.ts';
import { townNeighbours } from './town-neighbour.ts';

const storeyHeight = 3;
/** On each hand. */
const NEIGHBOURS = 4;
/** Of a neighbour above its eaves, in metres. */
const ROOF = 3;

/** A block of flats in a street, between lower houses: balconies, a top floor that steps back. */
export function planApartmentBuilding(random: Random, { look, storeys: known }: Building): Plot {
  const drawn = random.int(3, 5);
  // The uppermost of known storeys is the one that steps back.
  const storeys = known === undefined ? drawn : Math.max(1, known - 1);
  const bays = random.int(4, 6);
  const bay = random.range(3.3, 4);
  const width = bays * bay;
  const { wall, frame } = look;
  const accent: Material = random.pick([timber(random), plaster(random), brick(random)]);
  const trim = random.pick(['#e9e3d7', '#4b5052', '#c9c3b7']);
  const roof: Roof = { shape: 'flat', pitch: 0, overhang: 0, cover: concrete, trim };
  const depth = random.range(10, 13);
  const body = { x0: -width / 2, x1: width / 2, y0: 0, y1: storeys * storeyHeight + 0.4, z0: 0, z1: depth };
  const balconies = balconyPlan(random, bays, storeys);
  const balcony = { slab: trim, glass: random.chance(0.6), reach: random.range(1.3, 1.8) };
  const neighbours = [
    ...townNeighbours(random, body.x0, -1, NEIGHBOURS),
    ...townNeighbours(random, body.x1, 1, NEIGHBOURS),
  ];
  const roofs = Math.max(...neighbours.map((mass) => mass.body.y1 + ROOF));
  const side = Array.from({ length: storeys }, (_, storey) => storey)
    .filter((storey) => storey * storeyHeight > roofs)
    .flatMap((storey) => sideWindows(depth, storey, frame));
  const main: Mass = {
    body,
    wall,
    roof,
    openings: { front: facade(random, { bays, bay, storeys, frame, balconies }), left: side, right: side },
    plinth: random.chance(0.5) ? { height: storeyHeight + 0.2, material: accent } : undefined,
    extras: (canvas) =>
      balconies
        .map(({ from, to, storey, plants }) =>
          drawBalcony(
            canvas,
            {
              x0: body.x0 + from * bay + 0.25,
              x1: body.x0 + to * bay - 0.25,
              y: storey * storeyHeight + 0.25,
              z: 0,
            },
            { ...balcony, plants },
          ),
        )
        .join(''),
  };
  const crown = crownMass(random, main, accent, roof, frame);
  const masses = random.chance(0.75) || known !== undefined ? [main, crown] : [main];
  const trees = [-1, 1].flatMap((hand) =>
    random.chance(0.7)
      ? [
          treeItem({
            species: random.pick(['oak', 'birch', 'blossom']),
            x: hand * (width / 2 + random.range(1, 4)),
            z: -3,
            height: random.range(5, 7),
          }),
        ]
      : [],
  );
  return {
    items: [
      ...neighbours.map((mass) => ({ ...massItem(mass), z: 5 })),
      ...masses.map((mass, index) => ({ ...massItem(mass), z: 6 + index * 0.1 })),
      ...trees,
    ],
    focus: masses.flatMap(massCorners),
    ground: (canvas) => drawStreet(canvas, 4),
    view: {
      angle: [0.2, 0.6],
      distance: [26, 38],
      eye: [1.7, 3.4],
      width: [0.56, 0.8],
      ground: [0.82, 0.87],
      top: 0.1,
    },
  };
}

type BalconySpot = { from: number; to: number; storey: number; plants: boolean };

function balconyPlan(random: Random, bays: number, storeys: number): BalconySpot[] {
  const pattern = random.pick(['stacked', 'staggered', 'long'] as const);
  const spots: BalconySpot[] = [];
  for (let storey = storeys - 1; storey > 0; storey--) {
    if (pattern === 'long') spots.push({ from: 0.5, to: bays - 0.5, storey, plants: true });
    for (let bay = 0; bay + 1 <= bays && pattern !== 'long'; bay += 2) {
      const from = pattern === 'staggered' && storey % 2 ? bay + 1 : bay;
      if (from + 1 <= bays)
        spots.push({ from, to: Math.min(bays, from + 1.3), storey, plants: random.chance(0.55) });
    }
  }
  return spots;
}

function facade(
  random: Random,
  spec: { bays: number; bay: number; storeys: number; frame: string; balconies: readonly BalconySpot[] },
): Opening[] {
  const { bays, bay, storeys, frame, balconies } = spec;
  const lobby = Math.floor(bays / 2);
  const openings: Opening[] = [];
  for (let storey = 0; storey < storeys; storey++) {
    for (let index = 0; index < bays; index++) {
      const u = index * bay;
      const v = storey * storeyHeight + 0.3;
      const opensOut =
        storey === 0 ||
        balconies.some((spot) => spot.storey === storey && index + 0.5 > spot.from && index + 0.5 < spot.to);
      if (storey === 0 && index === lobby) {
        openings.push({
          kind: 'window',
          u: u + 0.3,
          v: 0.05,
          width: bay - 0.6,
          height: 2.6,
          colour: frame,
          panes: [2, 1],
          depth: 0.7,
        });
      } else if (opensOut) {
        openings.push({
          kind: 'window',
          u: u + bay * 0.14,
          v,
          width: bay * 0.72,
          height: 2.25,
          colour: frame,
          panes: [2, 1],
          depth: 0.25,
          curtains: random.chance(0.7),
        });
      } else {
        const width = bay * random.pick([0.36, 0.5, 0.5]);
        openings.push({
          kind: 'window',
          u: u + (bay - width) / 2,
          v: v + 0.5,
          width,
          height: 1.75,
          colour: frame,
          panes: [random.pick([1, 2]), 1],
          depth: 0.22,
          sill: true,
          curtains: random.chance(0.7),
        });
      }
    }
  }
  return openings;
}

function sideWindows(depth: number, storey: number, colour: string): Opening[] {
  return [0.2, 0.6].map((share) => ({
    kind: 'window',
    u: depth * share,
    v: storey * storeyHeight + 0.8,
    width: 1.3,
    height: 1.7,
    colour,
    depth: 0.2,
    sill: true,
    curtains: true,
  }));
}

function crownMass(random: Random, { body }: Mass, wall: Material, roof: Roof, colour: string): Mass {
  const inset = random.range(1.2, 2);
  const [x0, x1] = [body.x0 + inset, body.x1 - inset * random.range(0.6, 2)];
  const width = x1 - x0;
  const panes: Opening[] = [0.06, 0.38, 0.7].map((share) => ({
    kind: 'window',
    u: width * share,
    v: 0.2,
    width: width * 0.25,
    height: 2.2,
    colour,
    panes: [2, 1],
    depth: 0.2,
    curtains: true,
  }));
  return {
    body: { x0, x1, y0: body.y1 + 0.02, y1: body.y1 + 2.9, z0: 1.8, z1: body.z1 - 1 },
    wall,
    roof: { ...roof, shape: 'slab', overhang: 0.6 },
    openings: { front: panes, left: panes.slice(0, 1), right: panes.slice(0, 1) },
  };
}
