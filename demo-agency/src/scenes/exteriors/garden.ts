import type { Canvas } from '../drawing/canvas.ts';
import type { Random } from '../drawing/random.ts';
import type { P2 } from '../drawing/vector.ts';
import { brick, roofTile, slate, timber } from '../building/material.ts';
import type { Mass } from '../building/mass.ts';
import { drawFlowerbed } from '../nature/flowerbed.ts';
import { drawPaving } from '../nature/ground.ts';
import type { Species } from '../nature/tree.ts';
import { hedgeItem } from './front-garden.ts';
import { tableItems } from './furniture.ts';
import { massItem, treeItem, type Item, type Plot } from './plot.ts';
import { drawWater } from './pool.ts';

/** A mature garden: lawn, borders in flower, a path or pond, a garden room at the end. */
export function planGarden(random: Random): Plot {
  const side = random.sign();
  const pavilion = random.chance(0.75) ? [pavilionItem(random, side)] : [];
  const pond = random.chance(0.35);
  const path = !pond || random.chance(0.5);
  const beds = [-1, 1].flatMap((flank) => bedItems(random, flank as -1 | 1));
  const bend = random.range(-2.5, 2.5);
  const gravel = random.pick(['#d2c6b2', '#c4b8a4', '#b9b2a6']);
  const seats = random.chance(0.4) ? tableItems(-side * 1.8, 6, '#8a6647', 2) : [];
  return {
    items: [
      ...pavilion,
      ...beds,
      ...seats,
      ...gardenTrees(random),
      hedgeItem({ x0: -30, x1: 30, z: 24, height: random.range(1.6, 2.4) }),
    ],
    focus: [
      [-6, 0, 0],
      [6, 0, 0],
      [6, 4, 14],
      [-6, 4, 14],
    ],
    paving: (canvas) =>
      (path ? drawPath(canvas, bend, gravel) : '') +
      (pond ? drawWater(canvas, { x0: -side * 2.2 - 1.8, x1: -side * 2.2 + 1.8, z0: 2, z1: 5.5 }) : ''),
    view: {
      angle: [0.02, 0.35],
      distance: [14, 18],
      eye: [1.6, 2.6],
      width: [0.9, 1.05],
      ground: [0.84, 0.94],
      top: 0.22,
    },
    lawn: { tufts: 220 },
    backdrop: { trees: 0.16, hills: 1, church: random.chance(0.3) },
  };
}

function drawPath(canvas: Canvas, bend: number, colour: string): string {
  const edge = (offset: number): P2[] =>
    [-12, -4, 0, 4, 8, 13].map((z) => [offset + bend * Math.sin(z / 5.5), z]);
  return drawPaving(canvas, [...edge(-0.8), ...edge(0.8).reverse()], colour);
}

function pavilionItem(random: Random, side: -1 | 1): Item {
  const x = side * random.range(1.5, 4.5);
  const wall = random.pick([timber(random), brick(random), { kind: 'plaster' as const, colour: '#efe9dd' }]);
  const mass: Mass = {
    body: { x0: x - 2.2, x1: x + 2.2, y0: 0, y1: 2.4, z0: 13, z1: 16.5 },
    wall,
    roof: {
      shape: random.pick(['gable-x', 'gable-z', 'hip']),
      pitch: 0.75,
      overhang: 0.35,
      cover: random.chance(0.5) ? roofTile(random) : slate(random),
      trim: '#efe9dd',
    },
    openings: {
      front: [
        {
          kind: 'window',
          u: 0.6,
          v: 0.1,
          width: 3.2,
          height: 2.05,
          colour: '#efe9dd',
          panes: [4, 2],
          depth: 0.15,
          curtains: false,
        },
      ],
    },
  };
  return massItem(mass);
}

function bedItems(random: Random, flank: -1 | 1): Item[] {
  return [1, 3.6, 6.2, 9].flatMap((z): Item[] => {
    const inner = flank * random.range(4.2, 5.4);
    const outer = flank * 9;
    const [x0, x1] = flank < 0 ? [outer, inner] : [inner, outer];
    const height = random.range(0.5, 1);
    const bed: Item = {
      z: z - 0.2,
      draw: (canvas) => drawFlowerbed(canvas, { x0, x1, z, depth: 2, height }),
    };
    const shrub = treeItem({
      species: random.pick<Species>(['shrub', 'ball', 'shrub', 'blossom']),
      x: flank * random.range(5, 8),
      z: z + 1,
      height: random.range(0.9, 2.2),
    });
    return random.chance(0.75) ? [bed, shrub] : [bed];
  });
}

function gardenTrees(random: Random): Item[] {
  return Array.from({ length: random.int(5, 8) }, (_, index) => {
    const flank = index % 2 ? 1 : -1;
    const species = random.pick<Species>(['oak', 'birch', 'blossom', 'oak', 'cypress', 'conifer']);
    return treeItem({
      species,
      x: flank * random.range(4, 13),
      z: random.range(8, 23),
      height: random.range(4.5, 10),
    });
  });
}
