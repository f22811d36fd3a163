import type { Building, Look } from '../building/look.ts';
import { mix, type Colour } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { V3 } from '../drawing/vector.ts';
import { brick, plaster, roofTile, slate, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import type { Roof } from '../building/roof.ts';
import { drawChimney, drawDormer } from '../building/roof-parts.ts';
import { drawBlock } from '../building/solid.ts';
import { windowStyle } from '../building/window-row.ts';
import { drawCornice } from './facade-details.ts';
import { massItem, treeItem, type Item, type Plot } from './plot.ts';
import { drawStreet } from './street.ts';

/**
 * A row of town houses on a street, each with its own width, height, colour and roof.
 * @param known storeys of the one in the middle, with the ground floor
 */
export function planTerraced(random: Random, { look, storeys: known }: Building): Plot {
  const row: Mass[] = [];
  let x = -random.range(22, 25);
  while (x < 24) {
    const width = random.range(5.4, 7.2);
    const chosen = isInMiddle(x, x + width) ? { known, look } : {};
    const house = townHouse(random, { x0: x, width, ...chosen });
    row.push(house);
    x = house.body.x1;
  }
  const chosen = row.find(({ body }) => isInMiddle(body.x0, body.x1))!;
  const neighbours = row.filter((mass) => Math.abs(computeCentre(mass) - computeCentre(chosen)) < 8);
  const alone = random.chance(0.5);
  const focus = alone ? massCorners(chosen) : neighbours.flatMap(massCorners);
  return {
    items: [...row.map((mass): Item => ({ ...massItem(mass), z: 4 })), ...streetTrees(random)],
    focus: focus.map(([px, y]): V3 => [px, y, 0]),
    ground: (canvas) => drawStreet(canvas),
    view: {
      angle: [0.05, 0.6],
      distance: [14, 19],
      eye: [1.6, 2.4],
      width: alone ? [0.26, 0.42] : [0.7, 0.92],
      ground: [0.8, 0.86],
      top: 0.1,
    },
  };
}

const isInMiddle = (from: number, to: number): boolean => from <= 0 && to > 0;
const computeCentre = ({ body }: Mass): number => (body.x0 + body.x1) / 2;

function townHouse(
  random: Random,
  { x0, width, known, look }: { x0: number; width: number; known?: number | undefined; look?: Look },
): Mass {
  const drawn = random.pick([2, 2, 3, 3]);
  const storeys = known ?? drawn;
  const eaves = 0.5 + storeys * 3.05 + random.range(0, 0.4);
  const drawnWall: Material = random.chance(0.62)
    ? brick(random)
    : {
        kind: 'plaster',
        colour: random.pick(['#f1ece1', '#e3ddd0', '#d5dcd4', '#e7d6c4', '#cfd5d8', plaster(random).colour]),
      };
  const wall = look?.wall ?? drawnWall;
  const roof: Roof = {
    shape: random.chance(0.16) ? 'flat' : random.chance(0.22) ? 'gable-z' : 'gable-x',
    pitch: random.range(0.8, 1.05),
    overhang: 0.02,
    cover: random.chance(0.6) ? roofTile(random) : slate(random),
    trim: '#ddd6c8',
  };
  const body = { x0, x1: x0 + width, y0: 0, y1: eaves, z0: random.pick([0, 0, 0, 0.12]), z1: 9 };
  const trim = random.pick(['#d8d1c3', '#bcb5a8', '#f1ece1']);
  const ridge = eaves + 4.5 * roof.pitch;
  const dormer = roof.shape === 'gable-x' && random.chance(0.55) && known === undefined;
  const bay = random.chance(0.28) && storeys > 2;
  const stone: Material = { kind: 'stone', colour: '#8c8f91' };
  return {
    body,
    wall,
    sideWall: { kind: 'plaster', colour: mix(wall.colour, '#c9c0b2', 0.5) },
    roof,
    openings: { front: facade(random, { width, storeys, balcony: bay, frame: look?.frame }) },
    plinth: { height: random.pick([0.5, 0.7, 1]), material: stone },
    extras: (canvas) =>
      [
        roof.shape === 'gable-x'
          ? drawChimney(
              canvas,
              { x: x0 + 0.6, z: 4.5, roofY: ridge - 0.4, top: ridge + 1 },
              { kind: 'brick', colour: '#93614c' },
            )
          : '',
        dormer
          ? drawDormer(canvas, body, roof, {
              x: x0 + width / 2,
              up: 0.8,
              width: 1.7,
              height: 1.4,
              gabled: true,
            })
          : '',
        roof.shape === 'gable-z'
          ? ''
          : drawCornice(canvas, { x0, x1: x0 + width, y: eaves - 0.12, z: body.z0 }, trim),
        bay
          ? drawBlock(
              canvas,
              {
                x0: x0 + width * 0.25,
                x1: x0 + width * 0.75,
                y0: 3.3,
                y1: 3.55,
                z0: body.z0 - 0.5,
                z1: body.z0,
              },
              trim,
            )
          : '',
      ].join(''),
  };
}

function facade(
  random: Random,
  spec: { width: number; storeys: number; balcony: boolean; frame: Colour | undefined },
): Opening[] {
  const { width, storeys, balcony, frame } = spec;
  const drawn = windowStyle(random);
  const style = frame ? { ...drawn, colour: frame } : drawn;
  const colour = random.pick(['#2e5a4c', '#7a3426', '#28323a', '#8a6647', '#f1ece1', '#3d4f5a']);
  const lintel = random.pick(['#cfc8ba', '#a7a296', undefined]);
  const doorLeft = random.chance(0.5);
  const garage = width > 6.3 && random.chance(0.4);
  const look = { colour: style.colour, curtains: true, sill: true, lintel };
  const bays = width > 6.2 ? 3 : 2;
  const at = (bay: number) => (width * (bay + 0.5)) / bays;
  const wide = Math.min(1.35, width / bays - 0.75);
  const doorBay = doorLeft ? 0 : bays - 1;
  const openings: Opening[] = [
    { kind: 'door', u: at(doorBay) - 0.52, v: 0.2, width: 1.04, height: 2.2, colour, depth: 0.3 },
    {
      kind: 'window',
      u: at(doorBay) - 0.52,
      v: 2.42,
      width: 1.04,
      height: 0.45,
      colour,
      depth: 0.25,
      lintel,
    },
  ];
  if (garage) {
    openings.push({
      kind: 'garage',
      u: doorLeft ? width - 3.2 : 0.5,
      v: 0.05,
      width: 2.7,
      height: 2.4,
      colour,
      depth: 0.25,
    });
  } else {
    for (let bay = 0; bay < bays; bay++) {
      if (bay !== doorBay)
        openings.push({
          ...look,
          kind: 'window',
          u: at(bay) - wide / 2,
          v: 1.05,
          width: wide,
          height: 1.9,
          panes: [2, 1],
        });
    }
  }
  for (let storey = 1; storey < storeys; storey++) {
    for (let bay = 0; bay < bays; bay++) {
      const french = balcony && storey === 1 && bay === Math.floor(bays / 2);
      openings.push({
        ...look,
        kind: 'window',
        u: at(bay) - wide / 2,
        v: 0.5 + storey * 3.05 + (french ? 0.05 : 0.6),
        width: wide,
        height: (french ? 2.35 : 1.8) - storey * 0.12,
        panes: style.panes,
        railing: french,
        sill: !french,
      });
    }
  }
  return openings;
}

function streetTrees(random: Random): Item[] {
  if (random.chance(0.4)) return [];
  const start = random.range(-6, 0);
  return [-1, 0, 1].map((step) =>
    treeItem({
      species: random.pick(['birch', 'blossom', 'oak']),
      x: start + step * random.range(13, 16),
      z: -2.2,
      height: random.range(4.6, 6),
    }),
  );
}
