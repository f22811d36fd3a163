import type { Building } from '../building/look.ts';
import type { Random } from '../drawing/random.ts';
import { brick, plaster, slate, zinc, type Material } from '../building/material.ts';
import { massCorners, type Mass } from '../building/mass.ts';
import type { Opening } from '../building/surround.ts';
import type { Roof } from '../building/roof.ts';
import { drawDormer } from '../building/roof-parts.ts';
import { drawBlock } from '../building/solid.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { drawBalcony, drawCornice } from './facade-details.ts';
import { massItem, treeItem, type Item, type Plot } from './plot.ts';
import { drawStreet } from './street.ts';
import { townNeighbour } from './town-neighbour.ts';

/**
 * A town block let as an investment: shops at street level, flats above, a mansard roof; lower neighbours.
 * @param known its storeys, with the shops and those under the roof
 */
export function planInvestmentBuilding(random: Random, { storeys: known }: Building): Plot {
  const main = townBlock(random, known);
  const left = townNeighbour(random, main.body.x0, -1);
  const right = random.chance(0.55) ? townNeighbour(random, main.body.x1, 1) : undefined;
  const masses = [main, left, ...(right ? [right] : [])];
  const trees: Item[] = [-1, 1].flatMap((side) =>
    random.chance(0.6)
      ? [treeItem({ species: 'oak', x: side * random.range(9, 13), z: -2.4, height: random.range(5, 7) })]
      : [],
  );
  const behind = right ? [] : [treeItem({ species: 'oak', x: main.body.x1 + 7, z: 12, height: 11 })];
  return {
    items: [...masses.map((mass): Item => ({ ...massItem(mass), z: 5 })), ...trees, ...behind],
    focus: massCorners(main),
    ground: (canvas) => drawStreet(canvas, 4),
    view: {
      angle: [0.15, 0.7],
      distance: [19, 27],
      eye: [1.6, 2.4],
      width: [0.46, 0.66],
      ground: [0.82, 0.87],
      top: 0.09,
    },
  };
}

function townBlock(random: Random, known: number | undefined): Mass {
  const bays = random.int(4, 6);
  const bay = random.range(2.4, 2.9);
  const width = bays * bay;
  const drawn = random.int(2, 3);
  const storeys = known === undefined ? drawn : Math.max(1, known - 2);
  const wall: Material = random.chance(0.5) ? brick(random) : plaster(random);
  const trim = random.pick(['#e9e2d4', '#d4ccbd', '#f3eee4']);
  const eaves = 4 + storeys * 3.2;
  const body = { x0: -width / 2, x1: width / 2, y0: 0, y1: eaves, z0: 0, z1: 10 };
  const roof: Roof = {
    shape: 'mansard',
    pitch: 2.6,
    overhang: 0.05,
    cover: random.chance(0.7) ? slate(random) : zinc,
    trim,
  };
  const frame = random.pick(['#f3efe6', '#2f3537', '#3e5048']);
  const shopColour = random.pick(['#2e5a4c', '#26343d', '#6b2f25', '#3c3a36']);
  const awning = random.pick(['#b4532f', '#2e5a4c', '#e5dccb', '#b8893f']);
  const balconyBay = random.pick([0, Math.floor(bays / 2), bays - 1]);
  const side = Array.from({ length: storeys }, (_, storey): Opening[] =>
    [2, 5.6].map((u) => ({
      kind: 'window',
      u,
      v: 4.5 + storey * 3.2,
      width: 1.2,
      height: 2,
      colour: frame,
      panes: [2, 2],
      curtains: true,
      sill: true,
    })),
  ).flat();
  return {
    body,
    wall,
    roof,
    openings: {
      front: [...shopFronts(bays, bay, shopColour), ...upperWindows(bays, bay, storeys, frame, trim)],
      left: side,
      right: side,
    },
    plinth: {
      height: 3.6,
      material: { kind: 'stone', colour: random.pick(['#b7b0a3', '#9a9a96', '#cfc6b6']) },
    },
    extras: (canvas) =>
      [
        drawBands(canvas, body, trim, storeys),
        ...Array.from({ length: storeys }, (_, index) =>
          drawBalcony(
            canvas,
            {
              x0: body.x0 + balconyBay * bay + 0.15,
              x1: body.x0 + (balconyBay + 1) * bay - 0.15,
              y: 4 + (storeys - 1 - index) * 3.2 + 0.3,
              z: 0,
            },
            { slab: trim, glass: false, reach: 0.8, plants: index === 0 },
          ),
        ),
        ...Array.from({ length: bays }, (_, index) =>
          drawDormer(canvas, body, roof, {
            x: body.x0 + (index + 0.5) * bay,
            up: 0.15,
            width: 1.2,
            height: 1.6,
            gabled: true,
          }),
        ),
        drawAwnings(canvas, body.x0, bays, bay, awning),
      ].join(''),
  };
}

function shopFronts(bays: number, bay: number, colour: string): Opening[] {
  return Array.from({ length: bays }, (_, index): Opening =>
    index === Math.floor(bays / 2)
      ? { kind: 'door', u: index * bay + bay / 2 - 0.65, v: 0.1, width: 1.3, height: 2.7, colour, depth: 0.4 }
      : {
          kind: 'window',
          u: index * bay + 0.2,
          v: 0.35,
          width: bay - 0.4,
          height: 2.6,
          colour,
          panes: [2, 1],
          depth: 0.3,
        },
  );
}

function upperWindows(bays: number, bay: number, storeys: number, colour: string, lintel: string): Opening[] {
  return Array.from({ length: storeys * bays }, (_, index): Opening => {
    const storey = Math.floor(index / bays);
    return {
      kind: 'window',
      u: (index % bays) * bay + bay / 2 - 0.6,
      v: 4.35 + storey * 3.2,
      width: 1.2,
      height: 2.25 - storey * 0.2,
      colour,
      panes: [2, 2],
      curtains: true,
      sill: true,
      lintel,
    };
  });
}

function drawBands(canvas: Canvas, body: Mass['body'], trim: string, storeys: number): string {
  const bands = Array.from({ length: storeys }, (_, index) =>
    drawBlock(
      canvas,
      { x0: body.x0, x1: body.x1, y0: 3.6 + index * 3.2, y1: 3.82 + index * 3.2, z0: -0.16, z1: 0 },
      trim,
    ),
  );
  return (
    bands.join('') + drawCornice(canvas, { x0: body.x0, x1: body.x1, y: body.y1 - 0.3, z: 0 }, trim, 0.45)
  );
}

function drawAwnings(canvas: Canvas, x0: number, bays: number, bay: number, colour: string): string {
  return Array.from({ length: bays }, (_, index) => {
    if (index === Math.floor(bays / 2)) return '';
    const from = x0 + index * bay + 0.15;
    return drawBlock(canvas, { x0: from, x1: from + bay - 0.3, y0: 2.85, y1: 3.1, z0: -1, z1: 0 }, colour);
  }).join('');
}
