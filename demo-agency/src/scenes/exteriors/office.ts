import type { Building } from '../building/look.ts';
import type { Random } from '../drawing/random.ts';
import { brick, concrete, timber, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import { drawBlock } from '../building/solid.ts';
import { drawPaving } from '../nature/ground.ts';
import { frontGarden } from './front-garden.ts';
import { massItem, type Plot } from './plot.ts';

const storeyHeight = 3.6;

/**
 * An office building on a planted square: ribbons or grids of glass, fins, a recessed entrance.
 * @param known its storeys, with the ground floor
 */
export function planOffice(random: Random, { storeys: known }: Building): Plot {
  const drawn = random.int(3, 5);
  const storeys = known ?? drawn;
  const bays = random.int(6, 9);
  const bay = random.range(2.6, 3.2);
  const width = bays * bay;
  const depth = random.range(12, 15);
  const wall: Material = random.pick([
    { kind: 'plaster', colour: '#e8e3d8' },
    { kind: 'metal', colour: '#6d7678' },
    brick(random),
    concrete,
    timber(random),
  ]);
  const frame = random.pick(['#2f3537', '#4b5254', '#3a3a36']);
  const ribbon = random.chance(0.45);
  const fins = !ribbon && random.chance(0.7);
  const body = { x0: -width / 2, x1: width / 2, y0: 0, y1: storeys * storeyHeight + 0.5, z0: 0, z1: depth };
  const finColour = random.pick(['#a77f58', '#e9e3d7', '#4b5254', '#b8893f']);
  const main: Mass = {
    body,
    wall,
    roof: {
      shape: random.chance(0.5) ? 'flat' : 'slab',
      pitch: 0,
      overhang: 0.8,
      cover: concrete,
      trim: random.pick(['#e9e3d7', '#4b5052']),
    },
    openings: {
      front: glazing(width, bays, storeys, frame, ribbon),
      left: glazing(depth, 4, storeys, frame, ribbon),
      right: glazing(depth, 4, storeys, frame, ribbon),
    },
    extras: (canvas) =>
      fins
        ? Array.from({ length: bays + 1 }, (_, index) => {
            const order = canvas.camera.eye[0] > 0 ? index : bays - index;
            const x = body.x0 + order * bay;
            return drawBlock(
              canvas,
              { x0: x - 0.09, x1: x + 0.09, y0: storeyHeight, y1: body.y1, z0: -0.45, z1: 0 },
              finColour,
            );
          }).join('')
        : '',
  };
  const low: Mass = {
    body: {
      x0: -width / 2 - random.range(6, 9),
      x1: -width / 2 - 0.02,
      y0: 0,
      y1: storeyHeight + 0.3,
      z0: -1.5,
      z1: 8,
    },
    wall: random.chance(0.5) ? timber(random) : wall,
    roof: { ...main.roof, shape: 'flat', overhang: 0 },
    openings: {
      front: [
        { kind: 'window', u: 0.6, v: 0.3, width: 5, height: 2.7, colour: frame, panes: [4, 1], depth: 0.3 },
      ],
      right: [
        { kind: 'window', u: 1, v: 0.3, width: 4, height: 2.7, colour: frame, panes: [3, 1], depth: 0.3 },
      ],
    },
  };
  const masses = random.chance(0.55) ? [main, low] : [main];
  const garden = frontGarden(random, {
    x0: Math.min(...masses.map((mass) => mass.body.x0)),
    x1: body.x1,
    front: -2,
    doorX: 0,
  });
  const square = random.pick(['#cbc4b8', '#bdb7ad', '#d3c9b8']);
  return {
    items: [...masses.map(massItem), ...garden.items],
    focus: masses.flatMap(massCorners),
    paving: (canvas) =>
      drawPaving(
        canvas,
        [
          [-width / 2 - 3, -9],
          [width / 2 + 3, -9],
          [width / 2 + 3, 1],
          [-width / 2 - 3, 1],
        ],
        square,
        1.2,
      ),
    view: {
      angle: [0.3, 0.8],
      distance: [32, 44],
      eye: [1.7, 3.4],
      width: [0.62, 0.84],
      ground: [0.76, 0.82],
      top: 0.1,
    },
    backdrop: { trees: 0.12, hills: 1 },
  };
}

function glazing(width: number, bays: number, storeys: number, colour: string, ribbon: boolean): Opening[] {
  const openings: Opening[] = [];
  const bay = width / bays;
  for (let storey = 0; storey < storeys; storey++) {
    const v = storey * storeyHeight + 0.35;
    const lobby = storey === 0;
    for (let index = 0; index < bays; index += ribbon ? 2 : 1) {
      const span = Math.min(ribbon ? 2 : 1, bays - index);
      const gap = ribbon ? 0.03 : 0.22;
      openings.push({
        kind: 'window',
        u: index * bay + gap,
        v: lobby ? 0.1 : v + (ribbon ? 0.75 : 0.15),
        width: span * bay - gap * 2,
        height: lobby ? 3 : ribbon ? 1.9 : 2.75,
        colour,
        panes: [span * 2, lobby || ribbon ? 1 : 2],
        depth: lobby ? 0.6 : 0.18,
      });
    }
  }
  return openings;
}
